// Cairo after a failed allocation: each context reports CAIRO_STATUS_NO_MEMORY.

int cairo_status(void *context) {
  (void)context;
  return 1;
}
