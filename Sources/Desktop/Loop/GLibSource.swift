#if Desktop
internal import CDesktop
import Canvas
import Glibc

/// The GLib context of buses and the accessibility bridge, as an event source.
///
/// The main actor's current thread owns it only while it is served. Unlike the default context,
/// GLib's threads can wake it while it has no owner.
@MainActor
final class GLibSource: EventSource {
  /// One per process, as the bridge: an own one, or that of GLib's main loop.
  private(set) static var context = g_main_context_new_with_flags(
    G_MAIN_CONTEXT_FLAGS_OWNERLESS_POLLING)

  private enum Server { case eventLoops, mainLoop }

  /// The first services of the process decide who serves the context.
  private static var server: Server?

  /// Adds the source to a loop, unless GLib's main loop serves the context.
  func add(to loop: EventLoop) {
    if Self.server == nil { Self.server = .eventLoops }
    if Self.server == .eventLoops { loop.add(self) }
  }

  /// Leaves the context to GLib's main loop, unless event loops serve it already.
  static func useMainLoop() {
    if server != nil { return }
    server = .mainLoop
    context = g_main_context_default()
  }

  /// Calls a closure in a later turn of the loop that serves the context.
  static func post(_ body: @escaping @MainActor @Sendable () -> Void) {
    attach(g_idle_source_new(), body)
  }

  /// Calls a closure after some milliseconds.
  static func post(after delay: UInt32, _ body: @escaping @MainActor @Sendable () -> Void) {
    attach(g_timeout_source_new(delay), body)
  }

  private static func attach(
    _ source: UnsafeMutablePointer<GSource>?, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    g_source_set_callback(
      source,
      { data in
        BusListener.taken(data)?.call(nil, "")
        return 0
      }, BusListener { _, _ in body() }.retained, nil)
    g_source_attach(source, context)
    g_source_unref(source)
  }

  /// The priority of ready events, between `prepare` and `dispatch`.
  private var priority: gint = 0
  private var polled: [GPollFD] = []
  private var polledCount = 0

  /// Calls a function whose answers arrive in this context.
  static func enter(_ body: () -> Void) {
    g_main_context_push_thread_default(context)
    body()
    g_main_context_pop_thread_default(context)
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
      // The loop uses the same clock.
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
    if isReady != 0 { Self.enter { g_main_context_dispatch(context) } }
  }

  private var context: OpaquePointer? { Self.context }

  private func query(_ timeout: inout gint) -> Int {
    let count = gint(polled.count)
    return polled.withUnsafeMutableBufferPointer {
      Int(g_main_context_query(context, priority, &timeout, $0.baseAddress, count))
    }
  }
}

extension GPollFD {
  // GLib's conditions have the values of `poll`, as the loop's events have.

  fileprivate var wanted: DescriptorEvents {
    DescriptorEvents(rawValue: Int(events)).intersection([.readable, .writable])
  }

  fileprivate mutating func note(_ come: DescriptorEvents) {
    revents = events & gushort(come.rawValue)
    if come.contains(.failed) { revents |= gushort(POLLERR | POLLHUP) }
  }
}

/// Calls a function on the main actor, which serves GLib's context.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { UncheckedBox(value: body()) }.value
}

/// A value that passes through a `Sendable` closure of the main actor.
struct UncheckedBox<Value>: @unchecked Sendable {
  var value: Value
}
#endif
