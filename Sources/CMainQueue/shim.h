#pragma once

// Exported by libdispatch for run loops that serve the main queue themselves, such as Core
// Foundation's, but in no header.

// Readable when the main queue has something to do; -1 if another thread serves it.
extern int _dispatch_get_main_queue_handle_4CF(void);

// Does what the main queue has to do.
extern void _dispatch_main_queue_callback_4CF(void *);
