#include "Meters.h"

#include <stdlib.h>

// Symbols of the program take precedence over symbols of shared libraries, and glibc also exports
// its allocator as __libc_malloc and so on. So these functions count every allocation of the
// process, without LD_PRELOAD and with the same allocator.

#ifdef __GLIBC__

#include <errno.h>
#include <stddef.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

// Per thread, so that allocations of other threads are not counted.
static _Thread_local uint64_t allocation_count;

void *malloc(size_t size) {
  allocation_count++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocation_count++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocation_count++;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  allocation_count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocation_count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  allocation_count++;
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *memory = result;
  return 0;
}

uint64_t meters_allocation_count(void) { return allocation_count; }

#else

uint64_t meters_allocation_count(void) { return 0; }

#endif
