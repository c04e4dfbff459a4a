#pragma once

#include <cairo.h>
#include <cairo-pdf.h>

// The pixel engine that Cairo paints pictures in memory with.
#include <pixman.h>
