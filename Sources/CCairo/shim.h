#pragma once

#include <cairo.h>

// The pixel engine that Cairo paints pictures in memory with.
#include <pixman.h>
