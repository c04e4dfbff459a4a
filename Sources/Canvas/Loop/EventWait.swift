internal import CX11
import Glibc

/// The descriptors and the deadline that an event loop waits for, and the events that occurred.
public struct EventWait: Sendable {
  private var descriptors: [pollfd] = []

  /// The latest time to wake; `nil` waits for the descriptors alone.
  public private(set) var deadline: Instant?

  /// Waits for events of a descriptor; negative descriptors are ignored.
  public mutating func watch(_ descriptor: Int32, for events: DescriptorEvents = .readable) {
    if descriptor < 0 { return }
    var mask: Int32 = 0
    if events.contains(.readable) { mask |= POLLIN }
    if events.contains(.writable) { mask |= POLLOUT }
    descriptors.append(pollfd(fd: descriptor, events: Int16(mask), revents: 0))
  }

  /// Limits the wait to a moment of the system's monotonic clock.
  public mutating func wake(at moment: Instant) {
    deadline = min(deadline ?? moment, moment)
  }

  /// The events of a descriptor that occurred.
  public func events(of descriptor: Int32) -> DescriptorEvents {
    var events: DescriptorEvents = []
    for entry in descriptors where entry.fd == descriptor {
      let mask = Int32(entry.revents)
      if mask & POLLIN != 0 { events.insert(.readable) }
      if mask & POLLOUT != 0 { events.insert(.writable) }
      if mask & (POLLHUP | POLLERR | POLLNVAL) != 0 { events.insert(.failed) }
    }
    return events
  }

  mutating func removeAll() {
    descriptors.removeAll(keepingCapacity: true)
    deadline = nil
  }

  mutating func sleep() {
    descriptors.withUnsafeMutableBufferPointer { sources in
      let count = nfds_t(sources.count)
      guard let deadline else {
        Self.forget(cx11_poll_until(sources.baseAddress, count, nil), sources)
        return
      }
      let left = max(0, deadline.nanoseconds - MonotonicClock.now.nanoseconds)
      var time = timespec(
        tv_sec: Int(left / 1_000_000_000), tv_nsec: Int(left % 1_000_000_000))
      Self.forget(cx11_poll_until(sources.baseAddress, count, &time), sources)
    }
  }

  /// Clears the events after a signal, for which the kernel leaves them unchanged.
  private static func forget(_ result: Int32, _ sources: UnsafeMutableBufferPointer<pollfd>) {
    if result >= 0 { return }
    for index in sources.indices { sources[index].revents = 0 }
  }
}
