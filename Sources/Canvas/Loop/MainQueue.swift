internal import CMainQueue
import Glibc

/// The process's main queue, which runs the tasks of the main actor, as an event source.
///
/// It does nothing where the runtime serves the queue itself, as in a program whose `main` is
/// asynchronous and has waited. The queue is serial: a loop run from a task finds nothing to do
/// until that task is over, and libdispatch then signals again.
@MainActor
final class MainQueue: EventSource {
  /// Readable when work is pending; negative if the queue is served elsewhere.
  private let descriptor = _dispatch_get_main_queue_handle_4CF()

  func prepare(_ wait: inout EventWait) { wait.watch(descriptor) }

  func dispatch(_ wait: EventWait) {
    guard wait.events(of: descriptor).contains(.readable) else { return }
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    _dispatch_main_queue_callback_4CF(nil)
  }
}
