#ifndef METERS_H
#define METERS_H

#include <stdint.h>

/// The number of allocations of the calling thread so far, by Swift code and by C libraries such as
/// Cairo, pixman and Pango. Always 0 if the C library is not glibc.
uint64_t meters_allocation_count(void);

/// The processor time of the calling thread, in nanoseconds.
int64_t meters_thread_time(void);

/// Starts counting instructions in callgrind. Does nothing outside of callgrind.
void meters_start_instructions(void);

/// Stops counting instructions. Callgrind prints the sum when the program exits.
void meters_stop_instructions(void);

#endif
