// Loads the libraries of late.S.
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// The libraries by the prefixes of their functions; the last one has all others.
static const char *const libraries[][2] = {
  {"atk_", "libatk-1.0.so.0"},
  {"cairo_", "libcairo.so.2"},
  {"Fc", "libfontconfig.so.1"},
  {"pango_", "libpangocairo-1.0.so.0"},
  {"Xcursor", "libXcursor.so.1"},
  {"XRR", "libXrandr.so.2"},
  {"", "libgio-2.0.so.0"},
};

// Returns a function of a library or of a library that it depends on.
__attribute__((visibility("hidden"))) void *late_function(const char *name) {
  const char *const *entry = libraries[0];
  while (strncmp(name, entry[0], strlen(entry[0])) != 0) entry += 2;
  void *handle = dlopen(entry[1], RTLD_LAZY);
  void *function = handle ? dlsym(handle, name) : NULL;
  if (function) return function;
  const char *reason = dlerror();
  fprintf(stderr, "playground: %s\n", reason ? reason : name);
  // An internal error.
  _exit(70);
}
