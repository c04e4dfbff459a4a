internal import CX11

/// Ticks from the X server's Present extension: one request, one tick.
final class PresentClock {
  var source: ClockSource { classifier.source }

  /// Seconds from one tick to the next, as far as known.
  var period: Double { estimator.period }

  /// Seconds from tick to tick of a timer that stands in for a display; nil if a display ticks, or
  /// as long as that is not known.
  var syntheticPeriod: Double? { classifier.syntheticPeriod }

  /// The period to judge lateness by, s.
  var patientPeriod: Double { estimator.patientPeriod }

  /// The request that asks for the count; those that ask for a tick are numbered from 1.
  private static let questionSerial: UInt32 = 0

  /// A request this old is taken to be lost, s.
  private static let patience = 2.0

  private let connection: DisplayConnection
  private let window: UInt
  private var classifier: PresentClassifier
  private var estimator = PeriodEstimator()
  private var serial: UInt32 = 0
  private var requested: Instant?
  private var last: (refresh: Refresh, time: Instant)?

  /// Nil if the display has no Present extension.
  init?(connection: DisplayConnection, window: UInt) {
    guard connection.presentOpcode != nil else { return nil }
    self.connection = connection
    self.window = window
    XPresentSelectInput(connection.display, window, UInt32(PresentCompleteNotifyMask))
    classifier = PresentClassifier(
      capabilities: XPresentQueryCapabilities(connection.display, window))
    // The answer comes at once. It is no tick, but it tells whose count it is.
    if source == .present {
      XPresentNotifyMSC(connection.display, window, Self.questionSerial, 0, 0, 0)
    }
  }

  /// Asks for the tick that follows a frame; does nothing while one is on its way.
  ///
  /// - Parameter beginning: the frame's tick, or its painting if it waited for none.
  func requestTick(after beginning: Instant, at now: Instant) {
    if let requested, now.seconds(since: requested) < Self.patience { return }
    request(after: last?.time == beginning ? last?.refresh : nil, at: now)
  }

  /// - Parameter refresh: the tick before; nil to take the next one as it comes.
  private func request(after refresh: Refresh?, at now: Instant) {
    if connection.isLost { return }
    requested = now
    serial &+= 1
    if let refresh {
      // Comes at once if it is late: a frame that took too long owes nothing.
      XPresentNotifyMSC(connection.display, window, serial, refresh.nextNumber, 0, 0)
    } else {
      XPresentNotifyMSC(connection.display, window, serial, 0, 1, 0)
    }
  }

  /// The tick that the server's answer stands for; nil if it was not asked for, or is not new.
  ///
  /// - Parameter serial: which request it answers.
  func complete(serial: UInt32, refresh: Refresh, at now: Instant) -> FrameTick? {
    if serial == Self.questionSerial { classifier.add(refresh) }
    guard requested != nil, serial == self.serial else { return nil }
    requested = nil
    if let number = last?.refresh.msc, refresh.msc <= number {
      // The counter went back or repeats; the next one is taken as it comes.
      last = nil
      request(after: nil, at: now)
      return nil
    }
    let time = Self.time(ust: refresh.ust, at: now)
    last = (refresh, time)
    estimator.add(refresh)
    classifier.add(refresh)
    return FrameTick(time: time, period: period)
  }

  /// The server's time where it runs on this clock, otherwise now.
  private static func time(ust: UInt64, at now: Instant) -> Instant {
    guard ust > 0, ust < UInt64(Int64.max / 1000) else { return now }
    let time = Instant(nanoseconds: Int64(ust) * 1000)
    return abs(now.seconds(since: time)) < 1 ? min(time, now) : now
  }
}
