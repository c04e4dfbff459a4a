#pragma once

// What Swift's own module of the C library leaves out: the heap, what was loaded, and the
// processors of threads.
#include <elf.h>
#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <sys/types.h>

// What was loaded is told by the GNU part of a header. All of that part, by _GNU_SOURCE, would give
// types of the C library other members than they have in other modules.
#ifdef __USE_GNU
#include <link.h>
#else
#define __USE_GNU
#include <link.h>
#undef __USE_GNU
#endif

// Declared by the GNU parts of headers that Swift's module has read without them.
extern int sched_getcpu(void);
extern int sched_getaffinity(pid_t, size_t, cpu_set_t *);
extern int sched_setaffinity(pid_t, size_t, const cpu_set_t *);
extern int pthread_attr_setaffinity_np(pthread_attr_t *, size_t, const cpu_set_t *);
