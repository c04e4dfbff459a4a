import CGLib
import Canvas

/// Serves the windows of an event loop from GLib's main loop, which waits for both.
@MainActor
enum GLibServer {
  /// A descriptor that GLib watches for us.
  private struct Watch: Hashable {
    var descriptor: Int32
    var events: DescriptorEvents
  }

  private static var loop: EventLoop?
  private static var source: UnsafeMutablePointer<GSource>?
  private static var functions = GSourceFuncs()
  private static var wait = EventWait()
  private static var tags: [Watch: gpointer] = [:]

  static func serve(_ loop: EventLoop) {
    self.loop = loop
    functions.prepare = { _, timeout in
      timeout?.pointee = MainActor.assumeIsolated { GLibServer.prepare() }
      return 0
    }
    functions.check = { _ in 1 }
    functions.dispatch = { _, _, _ in
      MainActor.assumeIsolated { GLibServer.dispatch() }
      return 1
    }
    source = g_source_new(&functions, guint(MemoryLayout<GSource>.size))
    g_source_attach(source, nil)
  }

  /// Called before each wait; returns its limit in milliseconds, -1 for none.
  private static func prepare() -> gint {
    wait = EventWait()
    loop?.prepare(&wait)
    let watches = wait.watched.map { Watch(descriptor: $0.descriptor, events: $0.events) }
    for (watch, tag) in tags where !watches.contains(watch) {
      g_source_remove_unix_fd(source, tag)
      tags[watch] = nil
    }
    for watch in watches where tags[watch] == nil {
      tags[watch] = g_source_add_unix_fd(source, watch.descriptor, watch.events.condition)
    }
    guard let deadline = wait.deadline else { return -1 }
    // GLib has the same clock, in microseconds.
    let left = deadline.nanoseconds / 1_000_000 - Int64(g_get_monotonic_time()) / 1000
    return gint(clamping: max(0, left + 1))
  }

  /// Called after each wait.
  private static func dispatch() {
    for (watch, tag) in tags {
      let events = DescriptorEvents(g_source_query_unix_fd(source, tag))
      wait.note(events, of: watch.descriptor)
    }
    loop?.dispatch(wait)
  }
}

extension DescriptorEvents {
  fileprivate init(_ condition: GIOCondition) {
    self = []
    if condition.rawValue & G_IO_IN.rawValue != 0 { insert(.readable) }
    if condition.rawValue & G_IO_OUT.rawValue != 0 { insert(.writable) }
    let failures = G_IO_HUP.rawValue | G_IO_ERR.rawValue | G_IO_NVAL.rawValue
    if condition.rawValue & failures != 0 { insert(.failed) }
  }

  fileprivate var condition: GIOCondition {
    var value = G_IO_HUP.rawValue | G_IO_ERR.rawValue
    if contains(.readable) { value |= G_IO_IN.rawValue }
    if contains(.writable) { value |= G_IO_OUT.rawValue }
    return GIOCondition(rawValue: value)
  }
}
