import Canvas

/// What a hand does to a control, and how it is told.
@MainActor
public struct ControlInteraction {
  private let point: (Control, Int?) -> Point?
  private let part: (Control) -> String?
  private let phrase: (Control) -> String?

  /// Presses in the middle, and gestures of which no more is told.
  public init() {
    point = { control, _ in Point(control.frame.width / 2, control.frame.height / 2) }
    part = { _ in nil }
    phrase = { _ in nil }
  }

  /// Presses and gestures of a control.
  ///
  /// - Parameters:
  ///   - pressPoint: where the control, or a part of it by its index, is pressed, in points of its
  ///     frame; `nil` if there is no such part.
  ///   - pressedPart: the name of the part that is held.
  ///   - dragPhrase: what a drag shows, for a log of events: "flip on".
  public init<Owner: Control>(
    pressPoint: @escaping (Owner, Int?) -> Point?,
    pressedPart: @escaping (Owner) -> String? = { _ in nil },
    dragPhrase: @escaping (Owner) -> String? = { _ in nil }
  ) {
    point = { control, part in (control as? Owner).flatMap { pressPoint($0, part) } }
    part = { ($0 as? Owner).flatMap(pressedPart) }
    phrase = { ($0 as? Owner).flatMap(dragPhrase) }
  }

  /// Where a control is pressed, in points of its frame; `nil` if there is no such part.
  public func pressPoint(of control: Control, part: Int? = nil) -> Point? { point(control, part) }

  /// The name of the part that is held; `nil` for the whole control.
  public func pressedPart(of control: Control) -> String? { part(control) }

  /// What a drag shows now, in a few words; `nil` for nothing.
  public func dragPhrase(of control: Control) -> String? { phrase(control) }
}
