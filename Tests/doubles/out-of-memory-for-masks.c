// Cairo after a failed allocation: each context of an image of coverage reports
// CAIRO_STATUS_NO_MEMORY.

extern void *cairo_get_target(void *context);
extern int cairo_image_surface_get_format(void *surface);

int cairo_status(void *context) {
  const int CAIRO_FORMAT_A8 = 2;
  return cairo_image_surface_get_format(cairo_get_target(context)) == CAIRO_FORMAT_A8;
}
