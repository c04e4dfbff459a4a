#pragma once

// Exported by libdispatch for run loops that serve the main queue themselves, such as Core
// Foundation's, but in no header.

// Readable when the main queue has something to do; -1 if another thread serves it.
extern int _dispatch_get_main_queue_handle_4CF(void);

// Does what the main queue has to do.
extern void _dispatch_main_queue_callback_4CF(void *);

// Exported by the Swift runtime for libraries of tests that run tasks in a fixed order.
typedef __attribute__((swiftcall)) void (*cmainqueue_enqueue)(void *job);
typedef __attribute__((swiftcall)) void (*cmainqueue_hook)(void *job, cmainqueue_enqueue original);
extern cmainqueue_hook swift_task_enqueueGlobal_hook;
extern __attribute__((swiftcall)) void swift_task_enqueueMainExecutor(void *job);

static __attribute__((swiftcall)) void cmainqueue_enqueue_on_main(
    void *job, cmainqueue_enqueue original) {
  (void)original;
  swift_task_enqueueMainExecutor(job);
}

// Lets the main queue run all tasks, also the parts that other threads would run.
static inline void cmainqueue_run_all_tasks(void) {
  swift_task_enqueueGlobal_hook = cmainqueue_enqueue_on_main;
}
