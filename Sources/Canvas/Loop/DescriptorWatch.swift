/// A descriptor that a program has a loop watch.
@MainActor
final class DescriptorWatch: EventSource {
  private let descriptor: Int32
  private let events: DescriptorEvents
  private let body: (DescriptorEvents) -> Void
  var isCancelled = false
  /// Whether nothing more can come of the descriptor.
  private var isOver = false

  init(
    descriptor: Int32, events: DescriptorEvents, body: @escaping (DescriptorEvents) -> Void
  ) {
    self.descriptor = descriptor
    self.events = events
    self.body = body
  }

  func prepare(_ wait: inout EventWait) {
    if !isOver { wait.watch(descriptor, for: events) }
  }

  func dispatch(_ wait: EventWait) {
    let come = wait.events(of: descriptor)
    // It would be told again and again, and nothing else.
    if come == .failed { isOver = true }
    if !come.isEmpty && !isCancelled { body(come) }
  }
}
