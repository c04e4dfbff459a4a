import Canvas

/// What is dragged from another program and stays over one of several parts has it flash and then
/// act, while the drag goes on. spec: rendering 6, spring loading; hig, macOS
public struct SpringLoading: Hashable, Sendable {
  /// Over a part before it flashes, s. spec: rendering 6, spring loading
  public static let delay = 0.5
  /// The part looks pressed for so long, and then as ever, s. spec: rendering 6, spring loading
  public static let flashDuration = 0.1
  /// Times that the part looks pressed. spec: rendering 6, spring loading
  public static let flashCount = 2

  /// From when the drag comes over a part to when the part acts, s.
  public static let duration = delay + Double(2 * flashCount) * flashDuration

  /// The part that it is over; nil for none.
  public private(set) var part: Int?

  /// When it came there.
  private var start = Instant.zero

  /// Whether the part has not acted yet.
  private var isLoaded = false

  /// Nothing is dragged over any part.
  public init() {}

  /// The drag is over a part, or over none; another part than before begins anew.
  ///
  /// What is due by then has to be taken first, by ``takeDue(at:)``.
  public mutating func move(over part: Int?, at time: Instant) {
    if part == self.part { return }
    self.part = part
    start = time
    isLoaded = part != nil
  }

  /// Parts have other numbers; one that is gone does not act.
  mutating func renumber(_ new: (Int) -> Int?) {
    part = part.flatMap(new)
    if part == nil { isLoaded = false }
  }

  /// The part that is to act by now, and when it was to; nil if none is.
  ///
  /// It is told once.
  public mutating func takeDue(at time: Instant) -> (part: Int, moment: Instant)? {
    guard let part, isLoaded, time >= moment(after: Self.duration) else { return nil }
    isLoaded = false
    return (part, moment(after: Self.duration))
  }

  /// The part that looks pressed at a moment.
  public func flashingPart(at time: Instant) -> Int? {
    guard let flash = flash(at: time), flash < 2 * Self.flashCount else { return nil }
    return flash.isMultiple(of: 2) ? part : nil
  }

  /// When it looks different next, or acts.
  public func nextFrame(after time: Instant) -> NextFrame {
    if !isLoaded { return .rest }
    let next = (flash(at: time) ?? -1) + 1
    return .at(moment(after: Self.delay + Double(next) * Self.flashDuration))
  }

  /// Counts the times that the look has changed since the delay, from 0; nil before it is over, and
  /// once the part has acted.
  private func flash(at time: Instant) -> Int? {
    if !isLoaded { return nil }
    // Moments are whole nanoseconds, so that one may lie just before its change.
    let elapsed = time.seconds(since: start) - Self.delay + 1e-8
    if elapsed < 0 { return nil }
    return Int(min((elapsed / Self.flashDuration).rounded(.down), Double(2 * Self.flashCount)))
  }

  private func moment(after seconds: Double) -> Instant { start.advanced(by: seconds) }
}
