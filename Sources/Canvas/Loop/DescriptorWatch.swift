@MainActor
final class DescriptorWatch: EventSource {
  private let descriptor: Int32
  private let events: DescriptorEvents
  private let body: (DescriptorEvents) -> Void
  var isCancelled = false
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
    // A failed descriptor would end every wait.
    if come == .failed { isOver = true }
    if !come.isEmpty && !isCancelled { body(come) }
  }
}
