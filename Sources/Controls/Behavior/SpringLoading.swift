import Canvas

/// Spring loading: a part that something is dragged over flashes and then activates, while the drag
/// goes on. spec: docs/spec/rendering.md#6/spring-loading; docs/spec/prose-rows.md#hig-p61
public struct SpringLoading: Hashable, Sendable {
  /// The time over a part before it flashes, in seconds.
  /// spec: docs/spec/rendering.md#6/spring-loading
  public static let delay = 0.5
  /// The duration of each flash, and of each pause, in seconds.
  /// spec: docs/spec/rendering.md#6/spring-loading
  public static let flashDuration = 0.1
  /// The number of flashes. spec: docs/spec/rendering.md#6/spring-loading
  public static let flashCount = 2
  /// The time over a part until it activates, in seconds.
  public static let duration = delay + Double(2 * flashCount) * flashDuration
  /// The part that the drag is over; `nil` for none.
  public private(set) var part: Int?

  private var start = Instant.zero
  /// Whether the part has not activated yet.
  private var isLoaded = false

  /// A state without a drag.
  public init() {}

  /// Moves the drag to another part, or to none; call ``takeDue(at:)`` first.
  public mutating func move(over part: Int?, at time: Instant) {
    if part == self.part { return }
    self.part = part
    start = time
    isLoaded = part != nil
  }

  /// Updates the part's index; a removed part does not activate.
  mutating func renumber(_ new: (Int) -> Int?) {
    part = part.flatMap(new)
    if part == nil { isLoaded = false }
  }

  /// Returns the part to activate by now and its due time, once.
  public mutating func takeDue(at time: Instant) -> (part: Int, moment: Instant)? {
    guard let part, isLoaded, time >= moment(after: Self.duration) else { return nil }
    isLoaded = false
    return (part, moment(after: Self.duration))
  }

  /// The part that looks pressed at a moment; `nil` for none.
  public func flashingPart(at time: Instant) -> Int? {
    let flash = flash(at: time)
    guard isLoaded, (0..<2 * Self.flashCount).contains(flash) else { return nil }
    return flash.isMultiple(of: 2) ? part : nil
  }

  /// The time at which the look changes next or the part activates.
  public func nextFrame(after time: Instant) -> NextFrame {
    if !isLoaded { return .idle }
    return .at(moment(after: Self.delay + Double(flash(at: time) + 1) * Self.flashDuration))
  }

  /// The number of changes of the look; -1 during the delay.
  private func flash(at time: Instant) -> Int {
    // Moments are whole nanoseconds, so that one may lie just before its change.
    let elapsed = time.seconds(since: start) - Self.delay + 1e-8
    let changes = (elapsed / Self.flashDuration).rounded(.down)
    return Int(min(max(changes, -1), Double(2 * Self.flashCount)))
  }

  private func moment(after seconds: Double) -> Instant { start.advanced(by: seconds) }
}
