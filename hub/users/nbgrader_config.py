"""nbgrader's view of a student's home: the course that it takes part in. It is installed with the
package, too, in `etc/jupyter`: HARNESS_EXCHANGE then is enough."""

import os

if exchange := os.environ.get("HARNESS_EXCHANGE"):
    c = get_config()
    c.CourseDirectory.course_id = "tma-labs"
    c.Exchange.root = exchange
