/// Where ticks come from, one for each request.
protocol FrameClock: AnyObject {
  var source: ClockSource { get }

  /// Seconds from one tick to the next, as far as known.
  var period: Double { get }

  /// Asks for the next tick; does nothing while one is on its way.
  func requestTick(at now: Instant)

  /// Nothing moves any more: the next request comes after a rest.
  func stop()
}
