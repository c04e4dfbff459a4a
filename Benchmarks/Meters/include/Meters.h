#ifndef METERS_H
#define METERS_H

#include <stdint.h>

/// How often the calling thread asked the C library for memory, whatever asked: Swift, Cairo,
/// pixman and Pango alike. Always 0 where the C library is not glibc.
uint64_t meters_allocation_count(void);

/// Nanoseconds of processor time that the calling thread has had.
int64_t meters_thread_time(void);

/// Has callgrind count the instructions from here on. Does nothing outside of it.
void meters_start_instructions(void);

/// Ends what the other began; callgrind tells the sum when the program ends.
void meters_stop_instructions(void);

#endif
