"""Workers of a class: processes of this machine, or a Dask scheduler that is there.

This machine's workers are forks of a process that has loaded everything that they need, so that
only that process takes seconds to start.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import forkserver
from typing import TYPE_CHECKING, Any, TypeVar

from harness.base.processes.scratch import scratch_folder, sweep
from harness.classroom.course.course import CourseError
from harness.course import default_name

if TYPE_CHECKING:
    from distributed import Client, Future

Item = TypeVar("Item")
Report = Callable[[int, int], None]

# Workers die for many reasons, and Dask cannot know which work is to blame. Work over which they
# die is tried again in this many rounds over a class, in each on several workers. In the last round
# it has the workers for itself: when they die nevertheless, no other work is why.
ROUNDS = 5
WORKERS_A_ROUND = 4
# Submissions that a worker has under way. Their slow parts run in processes of their own, and one
# that sleeps or waits, as some do up to their limit, leaves the core to the next.
AT_A_TIME = 2
_ANSWER_S = 15.0
_GLANCE_S = 1.0


@contextmanager
def connect(workers: int, scheduler: str | None) -> Iterator[Client]:
    """A client of the scheduler at that address, or of a cluster of processes on this machine,
    which ends with it. Raises CourseError where no scheduler answers."""
    from distributed import Client

    # No tracebacks of workers and schedulers that end: they are reported here in a line.
    for name in ("distributed", "distributed.client"):  # the others have no level of their own
        logging.getLogger(name).setLevel(logging.CRITICAL)
    sweep()
    if scheduler:
        try:
            client = Client(scheduler, timeout=_ANSWER_S, name="tma-labs")
        except (OSError, ValueError) as error:
            message = " ".join(str(error).split())[:200]
            raise CourseError(f"no Dask scheduler answers at {scheduler}: {message}") from None
        with client:
            yield client
    else:
        with _local(workers) as cluster, Client(cluster) as client:
            yield client
        sweep()  # a worker may have written to its folder while that was removed


def measures(scheduler: str) -> bool:
    """Return True if a worker of the scheduler at that address has a Hopper GPU."""
    with connect(0, scheduler) as client:
        return "hopper" in client.run(default_name).values()


@contextmanager
def _local(workers: int) -> Iterator[Any]:
    import dask
    from distributed import LocalCluster
    from distributed.security import Security

    settings = {
        "distributed.scheduler.allowed-failures": WORKERS_A_ROUND - 1,
        # A worker has what it works on, and no more: nothing else is blamed for its end.
        "distributed.scheduler.worker-saturation": 1.0,
        "distributed.worker.multiprocessing-method": METHOD,
        "distributed.nanny.pre-spawn-environ": {},  # the fork's variables are `env`, and no others
        "distributed.nanny.environ": {},
    }
    preload()
    start: Callable[..., Any] = LocalCluster
    with (
        scratch_folder() as folder,
        dask.config.set({**settings, "temporary-directory": str(folder)}),
        start(
            n_workers=workers,
            threads_per_worker=AT_A_TIME,
            processes=True,
            # Whoever can connect to a scheduler can run code there: connections without this run's
            # certificate are rejected. The certificate is in no file.
            security=Security.temporary(),
            dashboard_address="127.0.0.1:0",
            env=dict(os.environ),
            memory_limit=0,  # the sandbox and the judge have limits of their own
            local_directory=str(folder),
            silence_logs=logging.CRITICAL,
        ) as cluster,
    ):
        yield cluster


def _replace_lost_workers(client: Client) -> None:
    """Restart the workers of this machine that Dask has given up: those killed while they started,
    and those that took too long to restart."""
    if client.cluster is not None:
        for name, nanny in list(client.cluster.workers.items()):
            if nanny.status.name in ("closed", "failed"):
                client.cluster.workers.pop(name, None)
        client.cluster.scale(len(client.cluster.worker_spec))


def threads(client: Client) -> int:
    """Return the number of tasks that the connected workers can run at a time. Raises CourseError
    where the scheduler is lost."""
    try:
        return sum(client.nthreads().values())
    except Exception:  # an OSError, a closed comm, a TypeError of a client that is half closed
        raise _lost(client) from None


def nothing(running: int, slots: int) -> None:
    """A report function that does nothing."""


def carry_out(
    client: Client,
    work: Callable[[Any], Any],
    items: Sequence[Item],
    make: Callable[[Item], Any],
    report: Report = nothing,
) -> Iterator[tuple[Item, Any, str]]:
    """Have workers do ``work`` on ``make(item)`` for each item. Yields, in the order of completion,
    the item, the result, and the reason if there is none (else empty).

    ``make`` is called when a worker is about to be free. An item over which workers die is tried
    again after all others, the last time when nothing else is under way. ``report`` is called about
    once a second with the number of items under way, and with the number that workers can run at a
    time. Raises CourseError if the scheduler is lost.
    """
    waiting = deque(range(len(items)))
    to_be_alone: deque[int] = deque()
    running: dict[Future[Any], int] = {}
    rounds: Counter[int] = Counter()
    try:
        while waiting or to_be_alone or running:
            _replace_lost_workers(client)
            slots = threads(client)
            if to_be_alone and not waiting and not running:
                waiting.append(to_be_alone.popleft())
            # Queue twice as many as the workers can do, so that the next is there when one is done.
            # A job that has ended does not wait for that.
            while waiting and len(running) < 2 * max(1, slots):
                if len(running) >= slots and any(future.done() for future in running):
                    break
                number = waiting.popleft()
                try:
                    running[client.submit(work, make(items[number]), pure=False)] = number
                except Exception as error:  # a submission that cannot be read
                    yield items[number], None, reason(error)
            report(min(len(running), slots), slots)
            for future in _ended(list(running)):
                number = running.pop(future)
                rounds[number] += 1
                try:
                    result, why = future.result(), ""
                except Exception as error:
                    if client.status != "running" or future.cancelled():
                        raise _lost(client) from None
                    if _died(error) and rounds[number] < ROUNDS:
                        (waiting if rounds[number] < ROUNDS - 1 else to_be_alone).append(number)
                        continue
                    result, why = None, reason(error)
                finally:
                    future.release()
                yield items[number], result, why
    finally:
        with contextlib.suppress(Exception):  # a scheduler that is gone has nothing to cancel
            client.cancel(list(running))


def _ended(futures: list[Future[object]]) -> list[Future[object]]:
    """The futures that have ended, cancelled ones included; waits for at most a second."""
    from distributed import CancelledError, wait

    with contextlib.suppress(TimeoutError, CancelledError):
        if futures:
            wait(futures, timeout=_GLANCE_S, return_when="FIRST_COMPLETED")
    return [future for future in futures if future.status != "pending"]


def _lost(client: Client) -> CourseError:
    where = getattr(client.scheduler, "address", "its address")
    return CourseError(
        f"the Dask scheduler at {where} is lost: who is done stays done; run this again"
    )


def _died(error: Exception) -> bool:
    return type(error).__name__ == "KilledWorker"


def reason(error: Exception) -> str:
    """Why something could not be done, in a line."""
    if _died(error):
        return "its worker died again and again"
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]


METHOD = "forkserver"


def preload() -> None:
    """Let the process that workers are forks of begin to load, if it has not yet; it ends with this
    process."""
    loaded = ["distributed", "harness.classroom.many.worker"]
    multiprocessing.get_context(METHOD).set_forkserver_preload(loaded)
    forkserver.ensure_running()
