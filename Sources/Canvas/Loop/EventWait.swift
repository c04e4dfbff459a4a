internal import CX11
import Glibc

/// The descriptors and the deadline that an event loop waits for, and the events that occurred.
///
/// A loop of another library can wait instead, and serve the sources of an ``EventLoop``:
///
/// ```swift
/// var wait = EventWait()
/// loop.prepare(&wait)
/// // The other loop waits for wait.watched until wait.deadline, and calls wait.note(_:of:).
/// loop.dispatch(wait)
/// ```
public struct EventWait: Sendable {
  private var descriptors: [pollfd] = []

  /// The latest time to wake; `nil` waits for the descriptors alone.
  public private(set) var deadline: Instant?

  /// A wait for nothing.
  public init() {}

  /// The descriptors with the events to wait for, in the order of the calls, even repeated ones.
  public var watched: [(descriptor: Int32, events: DescriptorEvents)] {
    descriptors.map { ($0.fd, DescriptorEvents(mask: $0.events)) }
  }

  /// Waits for events of a descriptor; negative descriptors are ignored.
  public mutating func watch(_ descriptor: Int32, for events: DescriptorEvents = .readable) {
    if descriptor < 0 { return }
    descriptors.append(pollfd(fd: descriptor, events: events.mask, revents: 0))
  }

  /// Limits the wait to a moment of the system's monotonic clock.
  public mutating func wake(at moment: Instant) { deadline = min(deadline ?? moment, moment) }

  /// The events of a descriptor that occurred.
  public func events(of descriptor: Int32) -> DescriptorEvents {
    var events: DescriptorEvents = []
    for entry in descriptors where entry.fd == descriptor {
      events.formUnion(DescriptorEvents(mask: entry.revents))
    }
    return events
  }

  /// Adds events of a descriptor that occurred, for a loop that waits by its own means.
  ///
  /// Only watched events and ``DescriptorEvents/failed`` count.
  public mutating func note(_ events: DescriptorEvents, of descriptor: Int32) {
    for index in descriptors.indices where descriptors[index].fd == descriptor {
      let wanted = descriptors[index].events | DescriptorEvents.failed.mask
      descriptors[index].revents |= events.mask & wanted
    }
  }

  /// Adds the descriptors and the deadline of another wait.
  mutating func formUnion(_ other: EventWait) {
    descriptors += other.descriptors
    if let deadline = other.deadline { wake(at: deadline) }
  }

  mutating func sleep() {
    let left = deadline.map { max(0, $0.nanoseconds - MonotonicClock.now.nanoseconds) } ?? 0
    let time = timespec(tv_sec: Int(left / 1_000_000_000), tv_nsec: Int(left % 1_000_000_000))
    let count = nfds_t(descriptors.count)
    let result = withUnsafePointer(to: time) {
      cx11_poll_until(&descriptors, count, deadline == nil ? nil : $0)
    }
    if result >= 0 { return }
    // After a signal, the kernel leaves the events unchanged.
    for index in descriptors.indices { descriptors[index].revents = 0 }
  }
}

extension DescriptorEvents {
  fileprivate init(mask: Int16) {
    let mask = Int32(mask)
    self.init(rawValue: Int(mask & (POLLIN | POLLOUT)))
    if mask & (POLLHUP | POLLERR | POLLNVAL) != 0 { insert(.failed) }
  }

  fileprivate var mask: Int16 { Int16(truncatingIfNeeded: rawValue) }
}

/// A source of an event loop's events, such as a connection or another event loop.
@MainActor
public protocol EventSource: AnyObject {
  /// Does pending work, then registers what to wait for.
  ///
  /// Called before each sleep, and again if a later source calls ``EventLoop/wake()``.
  func prepare(_ wait: inout EventWait)

  /// Handles the end of a sleep; possibly none of the source's events has occurred.
  ///
  /// Not called if a callback of an earlier source ran the loop, which handled the events.
  func dispatch(_ wait: EventWait)
}
