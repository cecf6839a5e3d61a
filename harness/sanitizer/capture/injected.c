/* Records kernel launches of the process that the CUDA driver loads this library into
 * (CUDA_INJECTION64_PATH). CUPTI calls back before and after each launch; what is written is raw,
 * and `harness.sanitizer.capture.library` reads it: a folder a launch, with a manifest of lines whose words
 * are parted by tabs, and files of bytes.
 *
 * Environment: TMA_LABS_CAPTURE_FOLDER; _KERNEL, an extended regular expression for the
 * kernel's symbol or its demangled name. Only the first launch of each kernel is recorded.
 */
#define _GNU_SOURCE
#include <cuda.h>
#include <cupti.h>
#include <dlfcn.h>
#include <elf.h>
#include <pthread.h>
#include <regex.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_ALLOCATIONS 4096
#define MOST_PARAMETER_BYTES 32764
#define KEPT_IMAGE_BYTES (16u << 20) /* larger images are a program's own data, and stay there */
#define FOLLOWED_BYTES (64u << 10)   /* larger buffers are not searched for addresses */

typedef struct {
  void *owner; /* CUmodule or CUlibrary; NULL for a cubin as the driver loaded it */
  const unsigned char *bytes;
  size_t size;
  char path[512]; /* where it was loaded from a file */
} Image;

typedef struct {
  CUdeviceptr base, from;
  size_t size, length;
  unsigned char *before;
} Buffer;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread int inside; /* calls of our own are not looked at */
static Image *images;
static size_t image_count;
static const char *folder, *wanted;
static regex_t wanted_names;
static const size_t limit = 256l << 20; /* most bytes of one allocation */
static const size_t most = 8l << 30;    /* bytes after which no further launch is recorded */
static long taken;
static size_t written;
static char **taken_names; /* `taken` of them */

/* Of the launch that is being recorded, by one thread at a time. */
static Buffer buffers[MOST_ALLOCATIONS];
static int buffer_count;
static char launch_folder[1024];
static FILE *manifest;
static __thread int recording;

/* -- the driver's functions, as the process has it loaded */

static void *driver;
#define DRIVER(name, ...)                                                        \
  ({                                                                             \
    CUresult (*call)() = (CUresult(*)())dlsym(driver, #name);                    \
    call ? call(__VA_ARGS__) : CUDA_ERROR_NOT_FOUND;                             \
  })

/* -- images of modules */

static size_t elf_size(const unsigned char *at) {
  const Elf64_Ehdr *head = (const Elf64_Ehdr *)at;
  size_t end = head->e_shoff + (size_t)head->e_shnum * head->e_shentsize;
  size_t programs = head->e_phoff + (size_t)head->e_phnum * head->e_phentsize;
  return end > programs ? end : programs;
}

static size_t image_size(const unsigned char **at) {
  uint32_t magic;
  memcpy(&magic, *at, 4);
  if (magic == 0x466243b1) { /* a wrapper around a fat binary */
    memcpy(at, *at + 8, sizeof *at);
    memcpy(&magic, *at, 4);
  }
  if (magic == 0xba55ed50) { /* a fat binary */
    uint16_t head;
    uint64_t rest;
    memcpy(&head, *at + 6, 2);
    memcpy(&rest, *at + 8, 8);
    return head + rest;
  }
  if (!memcmp(*at, ELFMAG, SELFMAG)) return elf_size(*at);
  return strlen((const char *)*at);
}

static void keep_image(void *owner, const void *at, size_t size, const char *path) {
  images = realloc(images, (image_count + 1) * sizeof *images);
  Image *image = &images[image_count++];
  memset(image, 0, sizeof *image);
  image->owner = owner;
  if (path) {
    snprintf(image->path, sizeof image->path, "%s", path);
    return;
  }
  const unsigned char *bytes = at;
  image->size = size ? size : image_size(&bytes);
  image->bytes = bytes;
  if (image->size <= KEPT_IMAGE_BYTES) {
    unsigned char *copy = malloc(image->size + 1);
    memcpy(copy, bytes, image->size);
    image->bytes = copy;
  }
}

/* The symbols of a cubin: those of `type`, to `each`, until it returns nonzero. */
static int symbols(const unsigned char *elf, size_t size, int type,
                   int (*each)(const char *, void *), void *given) {
  const Elf64_Ehdr *head = (const Elf64_Ehdr *)elf;
  if (size < sizeof *head || memcmp(elf, ELFMAG, SELFMAG)) return 0;
  if (head->e_shoff + (size_t)head->e_shnum * sizeof(Elf64_Shdr) > size) return 0;
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(elf + head->e_shoff);
  for (int n = 0; n < head->e_shnum; n++) {
    if (sections[n].sh_type != SHT_SYMTAB) continue;
    const Elf64_Sym *all = (const Elf64_Sym *)(elf + sections[n].sh_offset);
    const char *names = (const char *)(elf + sections[sections[n].sh_link].sh_offset);
    for (size_t s = 0; s < sections[n].sh_size / sizeof *all; s++)
      if (ELF64_ST_TYPE(all[s].st_info) == type && each(names + all[s].st_name, given)) return 1;
  }
  return 0;
}

static int is_named(const char *name, void *wanted_name) { return !strcmp(name, wanted_name); }

/* -- files */

static void write_file(const char *name, const void *bytes, size_t size) {
  char path[1200];
  snprintf(path, sizeof path, "%s/%s", launch_folder, name);
  FILE *file = fopen(path, "wb");
  if (file) {
    written += fwrite(bytes, 1, size, file);
    fclose(file);
  }
}

/* -- memory */

static int find_range(CUdeviceptr at, CUdeviceptr *base, size_t *size) {
  if (at < 0x10000 || at >> 57) return 0;
  if (DRIVER(cuPointerGetAttribute, base, CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, at)) return 0;
  if (DRIVER(cuPointerGetAttribute, size, CU_POINTER_ATTRIBUTE_RANGE_SIZE, at)) return 0;
  return *base <= at && at < *base + *size;
}

static void note_address(CUdeviceptr at) {
  for (int n = 0; n < buffer_count; n++)
    if (buffers[n].from <= at && at < buffers[n].from + buffers[n].length) return;
  CUdeviceptr base;
  size_t size;
  if (buffer_count == MOST_ALLOCATIONS || !find_range(at, &base, &size)) return;
  Buffer made = {base, base, size, size, NULL};
  if (size > limit) { /* a window of it, from a page below the address on */
    made.from = at - base > 4096 ? (at - 4096) & ~(CUdeviceptr)4095 : base;
    made.length = base + size - made.from < limit ? base + size - made.from : limit;
    for (int n = 0; n < buffer_count; n++) /* what lies in another window is in that one */
      if (buffers[n].base == base && made.from < buffers[n].from && buffers[n].from < made.from + made.length)
        made.length = buffers[n].from - made.from;
      else if (buffers[n].base == base && buffers[n].from <= made.from && made.from < buffers[n].from + buffers[n].length) {
        made.length -= buffers[n].from + buffers[n].length - made.from;
        made.from = buffers[n].from + buffers[n].length;
      }
  }
  made.before = malloc(made.length);
  if (!made.before) return;
  if (DRIVER(cuMemcpy, (CUdeviceptr)made.before, made.from, made.length)) {
    free(made.before);
    return;
  }
  buffers[buffer_count++] = made;
}

/* Words that may be addresses, in what a kernel gets. A tensor map's address is its first word. */
static void note_words(const unsigned char *bytes, size_t size) {
  for (size_t at = 0; at + 8 <= size; at += 8) {
    CUdeviceptr word;
    memcpy(&word, bytes + at, 8);
    note_address(word);
  }
}

/* -- a launch */

typedef struct {
  CUfunction function;
  unsigned grid[3], block[3], shared;
  CUstream stream;
  void **parameters, **extra;
  const CUlaunchConfig *config;
} Launch;

static void *owner_of(CUfunction function) {
  CUmodule module = NULL;
  CUlibrary library = NULL;
  if (!DRIVER(cuFuncGetModule, &module, function) && module)
    for (size_t n = image_count; n--;)
      if (images[n].owner == module) return module;
  if (!DRIVER(cuKernelGetLibrary, &library, (CUkernel)function) && library) return library;
  return module;
}

static int note_variable(const char *name, void *given) {
  CUfunction function = given;
  CUdeviceptr at = 0;
  size_t size = 0;
  CUmodule module = NULL;
  CUlibrary library = NULL;
  int found = !DRIVER(cuFuncGetModule, &module, function) && module &&
              !DRIVER(cuModuleGetGlobal_v2, &at, &size, module, name);
  if (!found)
    found = !DRIVER(cuKernelGetLibrary, &library, (CUkernel)function) && library &&
            !DRIVER(cuLibraryGetGlobal, &at, &size, library, name);
  if (!found || !size || size > limit) return 0;
  unsigned char *bytes = malloc(size);
  if (bytes && !DRIVER(cuMemcpy, (CUdeviceptr)bytes, at, size)) {
    char file[64];
    static int number;
    snprintf(file, sizeof file, "variable%d", number++);
    write_file(file, bytes, size);
    fprintf(manifest, "variable\t%s\t%llu\t%zu\t%s\n", name, (unsigned long long)at, size, file);
    if (size <= FOLLOWED_BYTES) note_words(bytes, size);
  }
  free(bytes);
  return 0;
}

static int parameter_info(CUfunction function, size_t index, size_t *offset, size_t *size) {
  return !DRIVER(cuFuncGetParamInfo, function, index, offset, size) ||
         !DRIVER(cuKernelGetParamInfo, (CUkernel)function, index, offset, size);
}

static void write_parameters(const Launch *launch) {
  static unsigned char bytes[MOST_PARAMETER_BYTES];
  size_t end = 0, offset, size;
  memset(bytes, 0, sizeof bytes);
  const unsigned char *packed = NULL;
  if (!launch->parameters && launch->extra)
    for (void **word = launch->extra; *word != CU_LAUNCH_PARAM_END; word += 2)
      if (*word == CU_LAUNCH_PARAM_BUFFER_POINTER) packed = word[1];
  for (size_t n = 0; parameter_info(launch->function, n, &offset, &size); n++) {
    if (offset + size > sizeof bytes) break;
    if (launch->parameters)
      memcpy(bytes + offset, launch->parameters[n], size);
    else if (packed)
      memcpy(bytes + offset, packed + offset, size);
    end = offset + size;
    fprintf(manifest, "parameter\t%zu\t%zu\n", offset, size);
  }
  write_file("parameters", bytes, end);
  note_words(bytes, end);
}

static void write_mapped_files(void) {
  FILE *maps = fopen("/proc/self/maps", "r");
  char line[4096], last[4096] = "";
  while (maps && fgets(line, sizeof line, maps)) {
    char *path = strchr(line, '/');
    if (!path) continue;
    path[strcspn(path, "\n")] = 0;
    if (strcmp(path, last)) fprintf(manifest, "mapped\t%s\n", path);
    snprintf(last, sizeof last, "%s", path);
  }
  if (maps) fclose(maps);
}

static void before_launch(const Launch *launch, const char *name) {
  CUstreamCaptureStatus capturing = CU_STREAM_CAPTURE_STATUS_NONE;
  DRIVER(cuStreamIsCapturing, launch->stream, &capturing);
  if (capturing != CU_STREAM_CAPTURE_STATUS_NONE) {
    fprintf(stderr, "tma-labs: %s is captured into a graph here, and its memory cannot be read; "
                    "run the program without CUDA graphs\n", name);
    return;
  }
  DRIVER(cuCtxSynchronize, 0);
  taken_names = realloc(taken_names, (taken + 1) * sizeof *taken_names);
  taken_names[taken] = strdup(name);
  snprintf(launch_folder, sizeof launch_folder, "%s/%d-%ld", folder, (int)getpid(), taken++);
  mkdir(launch_folder, 0777);
  char path[1200];
  snprintf(path, sizeof path, "%s/manifest", launch_folder);
  manifest = fopen(path, "w");
  if (!manifest) return;
  recording = 1;
  fprintf(manifest, "name\t%s\n", name);
  fprintf(manifest, "grid\t%u\t%u\t%u\n", launch->grid[0], launch->grid[1], launch->grid[2]);
  fprintf(manifest, "block\t%u\t%u\t%u\n", launch->block[0], launch->block[1], launch->block[2]);
  fprintf(manifest, "shared\t%u\n", launch->shared);
  int version = 0;
  DRIVER(cuDriverGetVersion, &version);
  fprintf(manifest, "driver\t%d\n", version);
  for (unsigned n = 0; launch->config && n < launch->config->numAttrs; n++) {
    const CUlaunchAttribute *each = &launch->config->attrs[n];
    if (each->id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
      fprintf(manifest, "cluster\t%u\t%u\t%u\n", each->value.clusterDim.x,
              each->value.clusterDim.y, each->value.clusterDim.z);
    else
      fprintf(manifest, "attribute\t%d\n", (int)each->id);
  }
  write_parameters(launch);
  void *owner = owner_of(launch->function);
  for (size_t n = image_count; owner && n--;)
    if (images[n].owner == owner) {
      if (images[n].path[0])
        fprintf(manifest, "loaded\t%s\n", images[n].path);
      else
        write_file("image", images[n].bytes, images[n].size);
      break;
    }
  for (size_t n = image_count; n--;)
    if (!images[n].owner && symbols(images[n].bytes, images[n].size, STT_FUNC, is_named, (void *)name)) {
      write_file("cubin", images[n].bytes, images[n].size);
      symbols(images[n].bytes, images[n].size, STT_OBJECT, note_variable, launch->function);
      break;
    }
  write_mapped_files();
  for (int n = 0; n < buffer_count; n++) /* grows as addresses are found in buffers */
    if (buffers[n].length <= FOLLOWED_BYTES) note_words(buffers[n].before, buffers[n].length);
  for (int n = 0; n < buffer_count; n++) {
    char file[64];
    snprintf(file, sizeof file, "memory%d", n);
    write_file(file, buffers[n].before, buffers[n].length);
    fprintf(manifest, "memory\t%llu\t%zu\t%llu\t%zu\t%s\n", (unsigned long long)buffers[n].base,
            buffers[n].size, (unsigned long long)buffers[n].from, buffers[n].length, file);
  }
}

/* What the kernel left in the buffers that it could reach. */
static void after_launch(void) {
  recording = 0;
  CUresult ended = DRIVER(cuCtxSynchronize, 0);
  fprintf(manifest, "ended\t%d\n", (int)ended);
  for (int n = 0; n < buffer_count; n++) {
    Buffer *buffer = &buffers[n];
    unsigned char *now = malloc(buffer->length);
    if (now && !ended && !DRIVER(cuMemcpy, (CUdeviceptr)now, buffer->from, buffer->length) &&
        memcmp(now, buffer->before, buffer->length)) {
      char file[64];
      snprintf(file, sizeof file, "after%d", n);
      write_file(file, now, buffer->length);
      fprintf(manifest, "after\t%d\t%s\n", n, file);
    }
    free(now);
    free(buffer->before);
  }
  buffer_count = 0;
  fclose(manifest);
  manifest = NULL;
  fprintf(stderr, "tma-labs: recorded %s\n", taken_names[taken - 1]);
}

static int has_wanted_name(const char *name) {
  static char *(*demangle)(const char *, char *, size_t *, int *);
  static int looked;
  if (!wanted || !regexec(&wanted_names, name, 0, NULL, 0)) return 1;
  if (!looked++) {
    void *library = dlopen("libstdc++.so.6", RTLD_NOW);
    if (library) demangle = dlsym(library, "__cxa_demangle");
  }
  char *readable = demangle ? demangle(name, NULL, NULL, NULL) : NULL;
  int matches = readable && !regexec(&wanted_names, readable, 0, NULL, 0);
  free(readable);
  return matches;
}

/* One launch at a time is recorded: that of another thread meanwhile is not. */
static int is_wanted(const char *name) {
  static int is_full;
  if (!name || manifest || !has_wanted_name(name)) return 0;
  for (long n = 0; n < taken; n++)
    if (!strcmp(taken_names[n], name)) return 0;
  if (written > most) {
    if (!is_full++)
      fprintf(stderr, "tma-labs: %s and later kernels are not recorded: the launches before take "
                      "%zu MiB; choose with --kernel\n", name, written >> 20);
    return 0;
  }
  return 1;
}

static int launch_of(CUpti_CallbackId id, const CUpti_CallbackData *data, Launch *launch) {
  memset(launch, 0, sizeof *launch);
  switch (id) {
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel:
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz: {
    const cuLaunchKernel_params *p = data->functionParams;
    Launch made = {p->f, {p->gridDimX, p->gridDimY, p->gridDimZ},
                   {p->blockDimX, p->blockDimY, p->blockDimZ}, p->sharedMemBytes,
                   p->hStream, p->kernelParams, p->extra, NULL};
    *launch = made;
    return 1;
  }
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel:
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz: {
    const cuLaunchCooperativeKernel_params *p = data->functionParams;
    Launch made = {p->f, {p->gridDimX, p->gridDimY, p->gridDimZ},
                   {p->blockDimX, p->blockDimY, p->blockDimZ}, p->sharedMemBytes,
                   p->hStream, p->kernelParams, NULL, NULL};
    *launch = made;
    return 1;
  }
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx:
  case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz: {
    const cuLaunchKernelEx_params *p = data->functionParams;
    const CUlaunchConfig *c = p->config;
    Launch made = {p->f, {c->gridDimX, c->gridDimY, c->gridDimZ},
                   {c->blockDimX, c->blockDimY, c->blockDimZ}, c->sharedMemBytes,
                   c->hStream, p->kernelParams, p->extra, c};
    *launch = made;
    return 1;
  }
  default:
    return 0;
  }
}

static void loaded(CUpti_CallbackId id, const CUpti_CallbackData *data) {
  if (*(CUresult *)data->functionReturnValue) return;
  switch (id) {
  case CUPTI_DRIVER_TRACE_CBID_cuModuleLoadData:
  case CUPTI_DRIVER_TRACE_CBID_cuModuleLoadDataEx:
  case CUPTI_DRIVER_TRACE_CBID_cuModuleLoadFatBinary: {
    const cuModuleLoadData_params *p = data->functionParams;
    keep_image(*p->module, p->image, 0, NULL);
    break;
  }
  case CUPTI_DRIVER_TRACE_CBID_cuModuleLoad: {
    const cuModuleLoad_params *p = data->functionParams;
    keep_image(*p->module, NULL, 0, p->fname);
    break;
  }
  case CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadData: {
    const cuLibraryLoadData_params *p = data->functionParams;
    keep_image(*p->library, p->code, 0, NULL);
    break;
  }
  case CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadFromFile: {
    const cuLibraryLoadFromFile_params *p = data->functionParams;
    keep_image(*p->library, NULL, 0, p->fileName);
    break;
  }
  default:
    break;
  }
}

static void CUPTIAPI called(void *unused, CUpti_CallbackDomain domain, CUpti_CallbackId id,
                            const void *given) {
  (void)unused;
  if (inside) return;
  inside = 1;
  pthread_mutex_lock(&lock);
  if (domain == CUPTI_CB_DOMAIN_RESOURCE) {
    const CUpti_ResourceData *data = given;
    const CUpti_ModuleResourceData *module = data->resourceDescriptor;
    if (id == CUPTI_CBID_RESOURCE_MODULE_LOADED && module->cubinSize <= KEPT_IMAGE_BYTES)
      keep_image(NULL, module->pCubin, module->cubinSize, NULL);
  } else {
    const CUpti_CallbackData *data = given;
    Launch launch;
    if (launch_of(id, data, &launch)) {
      if (data->callbackSite == CUPTI_API_ENTER && is_wanted(data->symbolName))
        before_launch(&launch, data->symbolName);
      else if (data->callbackSite == CUPTI_API_EXIT && recording)
        after_launch();
    } else if (data->callbackSite == CUPTI_API_EXIT) {
      loaded(id, data);
    }
  }
  pthread_mutex_unlock(&lock);
  inside = 0;
}

int InitializeInjection(void) {
  folder = getenv("TMA_LABS_CAPTURE_FOLDER");
  wanted = getenv("TMA_LABS_CAPTURE_KERNEL");
  if (wanted && !*wanted) wanted = NULL;
  if (wanted && regcomp(&wanted_names, wanted, REG_EXTENDED | REG_NOSUB)) {
    fprintf(stderr, "tma-labs: %s is not a POSIX extended regular expression\n", wanted);
    return 1;
  }
  driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
  CUpti_SubscriberHandle subscriber;
  if (!folder || !driver || cuptiSubscribe(&subscriber, called, NULL)) {
    fprintf(stderr, "tma-labs: cannot record: another tool may have subscribed to CUPTI\n");
    return 1;
  }
  static const CUpti_CallbackId calls[] = {
      CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel,
      CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz,
      CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx,
      CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz,
      CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel,
      CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz,
      CUPTI_DRIVER_TRACE_CBID_cuModuleLoad,
      CUPTI_DRIVER_TRACE_CBID_cuModuleLoadData,
      CUPTI_DRIVER_TRACE_CBID_cuModuleLoadDataEx,
      CUPTI_DRIVER_TRACE_CBID_cuModuleLoadFatBinary,
      CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadData,
      CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadFromFile,
  };
  for (size_t n = 0; n < sizeof calls / sizeof *calls; n++)
    cuptiEnableCallback(1, subscriber, CUPTI_CB_DOMAIN_DRIVER_API, calls[n]);
  cuptiEnableCallback(1, subscriber, CUPTI_CB_DOMAIN_RESOURCE, CUPTI_CBID_RESOURCE_MODULE_LOADED);
  return 1;
}
