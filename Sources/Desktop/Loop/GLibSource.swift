#if Desktop
internal import CDesktop
import Canvas

/// A main context of GLib's, in which buses and readers are served, as a source of a loop.
///
/// The context belongs to a thread while it is worked on; here that is whichever the main actor is
/// on at the moment.
@MainActor
final class GLibSource: EventSource {
  private let context: OpaquePointer?
  /// Nil for GLib's default context.
  private let owner: BusContext?
  /// The urgency of what is ready, between the two halves of a turn.
  private var priority: gint = 0
  /// What the context waits for; memory for the next turn too.
  private var polled: [GPollFD] = []
  private var polledCount = 0

  /// GLib's default context, for libraries that know no other.
  init() {
    context = g_main_context_default()
    owner = nil
  }

  init(_ owner: BusContext) {
    context = owner.context
    self.owner = owner
  }

  func prepare(_ wait: inout EventWait) {
    polledCount = 0
    guard g_main_context_acquire(context) != 0 else { return }
    defer { g_main_context_release(context) }
    g_main_context_prepare(context, &priority)
    var timeout: gint = -1
    var needed = query(&timeout)
    while needed > polled.count {
      polled = [GPollFD](repeating: GPollFD(), count: needed)
      needed = query(&timeout)
    }
    polledCount = needed
    for entry in polled.prefix(polledCount) { wait.watch(entry.fd, for: entry.wanted) }
    if timeout >= 0 {
      // The same clock as the loop's, in microseconds.
      let now = Instant(nanoseconds: Int64(g_get_monotonic_time()) * 1000)
      wait.wake(at: now.advanced(by: Double(timeout) / 1000))
    }
  }

  func dispatch(_ wait: EventWait) {
    guard g_main_context_acquire(context) != 0 else { return }
    defer { g_main_context_release(context) }
    for index in polled.indices.prefix(polledCount) {
      polled[index].note(wait.events(of: polled[index].fd))
    }
    let isReady = polled.withUnsafeMutableBufferPointer {
      g_main_context_check(context, priority, $0.baseAddress, gint(polledCount))
    }
    if isReady == 0 { return }
    // What is begun within an answer is answered there too.
    owner?.enter()
    defer { owner?.leave() }
    g_main_context_dispatch(context)
  }

  private func query(_ timeout: inout gint) -> Int {
    let count = gint(polled.count)
    return polled.withUnsafeMutableBufferPointer {
      Int(g_main_context_query(context, priority, &timeout, $0.baseAddress, count))
    }
  }
}

extension GPollFD {
  private static let readable = gushort(G_IO_IN.rawValue | G_IO_PRI.rawValue)
  private static let writable = gushort(G_IO_OUT.rawValue)
  private static let failed = gushort(G_IO_ERR.rawValue | G_IO_HUP.rawValue)

  fileprivate var wanted: DescriptorEvents {
    var wanted: DescriptorEvents = []
    if events & Self.readable != 0 { wanted.insert(.readable) }
    if events & Self.writable != 0 { wanted.insert(.writable) }
    return wanted
  }

  fileprivate mutating func note(_ come: DescriptorEvents) {
    revents = 0
    if come.contains(.readable) { revents |= events & Self.readable }
    if come.contains(.writable) { revents |= events & Self.writable }
    if come.contains(.failed) { revents |= Self.failed }
  }
}
#endif
