internal import CMainQueue
import Dispatch
import Glibc

/// The process's main queue, which tasks of the main actor run on, as a source of a loop.
///
/// A loop that blocks the main thread serves it instead of the runtime. Where the runtime has given
/// the queue to threads of its own, as in a program whose `main` is asynchronous and has waited,
/// nobody else can.
///
/// The queue does one thing at a time: a loop that runs within a task, or within anything else that
/// the queue does, is told that there is something to do and finds nothing to be done; it comes once
/// that task is over. Libdispatch then says so again, so that nothing is forgotten.
@MainActor
final class MainQueue: EventSource {
  /// Readable when there is something to do; negative if the queue is served elsewhere.
  private let descriptor = _dispatch_get_main_queue_handle_4CF()

  func prepare(_ wait: inout EventWait) {
    wait.watch(descriptor)
  }

  func dispatch(_ wait: EventWait) {
    guard wait.events(of: descriptor).contains(.readable) else { return }
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    _dispatch_main_queue_callback_4CF(nil)
  }

  /// Has something done on the main actor soon, from any thread, in the order in which it is asked.
  nonisolated static func post(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
