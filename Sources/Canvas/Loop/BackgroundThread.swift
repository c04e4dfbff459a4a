import Glibc

/// A thread that receives no signals, because they belong to the main thread.
struct BackgroundThread {
  private let thread: pthread_t

  /// Starts a thread; `nil` if the system has none left.
  init?(_ body: @escaping @Sendable () -> Void) {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    if status != 0 {
      work.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the thread has ended.
  func join() { pthread_join(thread, nil) }

  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
