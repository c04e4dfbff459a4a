#pragma once

// The heap functions of the C library, which Swift's own module of it leaves out.
#include <malloc.h>
