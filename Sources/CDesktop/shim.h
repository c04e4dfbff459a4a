#pragma once

#include <atk/atk.h>
#include <gio/gio.h>
