import Canvas

/// The click counts and the held primary button, which the pointer events of a log imply.
///
/// The window counts clicks by the times of the display, and the scene handles events at times of
/// its own, so both can disagree at the limit of a double click. The log then has the count.
struct PointerHistory {
  private var clicks = ClickCounter()
  private var held: Set<PointerID> = []

  /// A read event with both; a press without a count has 0.
  mutating func completed(_ event: PointerEvent) -> PointerEvent {
    var event = clicks.counted(event, as: event.clickCount > 0 ? event.clickCount : nil)
    if event.button == 1 {
      if event.phase == .pressed { held.insert(event.pointer) } else { held.remove(event.pointer) }
    }
    event.isPrimaryDown = held.contains(event.pointer)
    return event
  }

  /// The click count that the line of a handled event needs; `nil` if readers get the same one.
  mutating func clicksToWrite(of event: PointerEvent, at time: Instant) -> Int? {
    var event = event
    event.time = time
    let before = clicks
    let implied = clicks.counted(event).clickCount
    guard event.phase == .pressed, implied != event.clickCount else { return nil }
    clicks = before
    return clicks.counted(event, as: event.clickCount).clickCount
  }
}
