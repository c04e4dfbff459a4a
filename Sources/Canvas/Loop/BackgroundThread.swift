import Glibc

/// A thread that receives no signals, because they belong to the main thread.
///
/// The thread begins on another processor than its creator's, if there is one. By itself, Linux
/// often puts a new thread behind its creator, where it waits for milliseconds while another
/// processor is idle.
struct BackgroundThread {
  private let thread: pthread_t

  /// Starts a thread; `nil` if the system has none left.
  init?(_ body: @escaping @Sendable () -> Void) {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    let processors = ProcessorSet()
    processors?.others?.apply(to: &attributes)
    let work = Unmanaged.passRetained(
      Work {
        processors?.apply()
        body()
      })
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
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
