#include "Meters.h"

#if __has_include(<valgrind/callgrind.h>)

#include <valgrind/callgrind.h>

void meters_start_instructions(void) { CALLGRIND_START_INSTRUMENTATION; }
void meters_stop_instructions(void) { CALLGRIND_STOP_INSTRUMENTATION; }

#else

void meters_start_instructions(void) {}
void meters_stop_instructions(void) {}

#endif
