// Loads the libraries of late.S.
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Returns a function of a library or of a library that it depends on.
__attribute__((visibility("hidden"))) void *late_function(const char *name) {
  const char *library = strncmp(name, "pango_", 6) == 0 ? "libpangocairo-1.0.so.0"
    : strncmp(name, "atk_", 4) == 0 ? "libatk-1.0.so.0" : "libgio-2.0.so.0";
  void *handle = dlopen(library, RTLD_LAZY);
  void *function = handle ? dlsym(handle, name) : NULL;
  if (function) return function;
  const char *reason = dlerror();
  fprintf(stderr, "playground: %s\n", reason ? reason : name);
  // An internal error.
  _exit(70);
}
