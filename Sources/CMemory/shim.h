#pragma once

// What Swift's own module of the C library leaves out: the heap, and what was loaded.
#include <elf.h>
#include <malloc.h>
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
