internal import CMainQueue
import Glibc

@MainActor
final class DescriptorWatch: EventSource {
  private let descriptor: Int32
  private let events: DescriptorEvents
  private let body: (DescriptorEvents) -> Void
  private var isOver = false

  init(descriptor: Int32, events: DescriptorEvents, body: @escaping (DescriptorEvents) -> Void) {
    (self.descriptor, self.events, self.body) = (descriptor, events, body)
  }

  func prepare(_ wait: inout EventWait) { if !isOver { wait.watch(descriptor, for: events) } }

  func dispatch(_ wait: EventWait) {
    let come = wait.events(of: descriptor)
    // A failed descriptor would end every wait.
    if come == .failed { isOver = true }
    if !come.isEmpty { body(come) }
  }
}

/// The events of a file descriptor.
public struct DescriptorEvents: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Data or the end of file can be read.
  public static let readable = DescriptorEvents(rawValue: Int(POLLIN))
  /// Data can be written without blocking.
  public static let writable = DescriptorEvents(rawValue: Int(POLLOUT))
  /// The other end is closed or the descriptor is invalid; reported without being requested.
  public static let failed = DescriptorEvents(rawValue: Int(POLLERR))
}

/// The process's main queue, which runs the tasks of the main actor, as an event source.
///
/// The source does nothing where the runtime serves the queue itself, as in a program whose `main`
/// is asynchronous and has waited. A loop run from a task finds nothing to do until that task is
/// over.
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

  /// The most rounds of tasks that make others ready, as one that yields in a loop. chosen
  private static let maximumRounds = 1000

  /// Runs what is ready, and what that makes ready.
  ///
  /// From then on, the queue also runs the parts of tasks that other threads would run: even a task
  /// of the main actor goes on there first after an awaited continuation, at any later time.
  func runReady() {
    if descriptor < 0 { return }
    cmainqueue_run_all_tasks()
    for _ in 0..<Self.maximumRounds {
      var wait = EventWait()
      prepare(&wait)
      wait.wake(at: .zero)
      wait.sleep()
      if !wait.events(of: descriptor).contains(.readable) { return }
      dispatch(wait)
    }
  }
}
