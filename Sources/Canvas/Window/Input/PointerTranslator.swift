/// Interprets X's pointer events: crossings, and turns of wheels.
struct PointerTranslator: Hashable, Sendable {
  /// X's modes of a grab; the second is XInput's passive one.
  private static let grabs: Set<Int32> = [1, 4]
  private static let inferior: Int32 = 2

  private let window: UInt

  /// The scroll axes by pointer and number, as far as they are known.
  var axes: [Int: [Int: ScrollAxis]] = [:]

  /// The pointers that touches have moved, until another device moves them.
  private var takenPointers: Set<Int> = []

  init(window: UInt) { self.window = window }

  /// The action of entering or leaving a window; `nil` for other windows and children.
  ///
  /// During a grab, `crossed` is any window under the pointer. `mode` and `detail` are X's;
  /// `isPrimaryDown` is `nil` for leaving.
  mutating func cross(
    _ crossed: UInt, mode: Int32, detail: Int32, isPrimaryDown: Bool?, by pointer: Int
  ) -> PointerAction.Kind? {
    guard crossed == window else { return nil }
    for number in axes[pointer, default: [:]].keys { axes[pointer]?[number]?.last = nil }
    let isGrabbed = Self.grabs.contains(mode)
    if !isGrabbed, detail == Self.inferior { return nil }
    return isPrimaryDown.map { .entered(isPrimaryDown: $0) } ?? .left(isGrabbed: isGrabbed)
  }

  /// Handles an emulated motion: a touch moved the pointer away; `nil` if that is known.
  mutating func movedByTouch(_ pointer: Int) -> PointerAction.Kind? {
    takenPointers.insert(pointer).inserted ? .left(isGrabbed: false) : nil
  }

  mutating func movedByHand(_ pointer: Int) { takenPointers.remove(pointer) }
}

/// An event of a pointing device in pixels, independent of its X protocol.
struct PointerAction: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case pressed(button: Int)
    case released(button: Int)
    case moved(isPrimaryDown: Bool)
    case entered(isPrimaryDown: Bool)
    /// `isGrabbed`: another client grabbed the pointer.
    case left(isGrabbed: Bool)
    /// Another client got the pointer with its gesture.
    case taken
    /// In notches to the right and downwards.
    case scrolled(x: Double, y: Double)
  }

  var kind: Kind
  var pointer = PointerID.primary
  var device = PointerDevice.mouse
  /// In the window, in pixels.
  var x: Double
  var y: Double
  var time: Instant
  var modifiers: Modifiers
}

/// A scroll axis of a pointing device, whose values are unbounded.
struct ScrollAxis: Hashable, Sendable {
  private let isVertical: Bool
  private let increment: Double
  /// The last value; `nil` if it is unknown, as it can change while the pointer is elsewhere.
  var last: Double?

  /// The maximum notches per event. chosen
  private static let mostNotches = 10_000.0
  /// Xwayland's initial value of an axis, which really starts at 0.
  private static let untouched = Double(Int32.min)

  init(isVertical: Bool, increment: Double, last: Double? = nil) {
    (self.isVertical, self.increment) = (isVertical, increment)
    self.last = last == Self.untouched ? 0 : last
  }

  /// The scrolled notches to the right and downwards; implausibly large steps count as 0.
  mutating func move(to value: Double) -> (x: Double, y: Double) {
    defer { last = value }
    guard let last, increment != 0 else { return (0, 0) }
    let notches = (value - last) / increment
    guard abs(notches) <= Self.mostNotches else { return (0, 0) }
    return isVertical ? (0, notches) : (notches, 0)
  }
}

/// The touches of a window, some of which another client, such as a window manager, may take.
///
/// The display reports a touch when it begins, and its ownership later. A touch that ends without
/// ownership was taken, and its gesture is canceled.
struct TouchTranslator: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    case began
    /// `isOver`: the finger is lifted, but the ownership is undecided.
    case moved(isOver: Bool)
    case owned
    case ended
  }

  /// The current touches, and whether the window owns them.
  private var touches: [UInt32: Bool] = [:]

  /// `nil` if the touch has no effect; `number` is the display's unique ID.
  mutating func read(_ phase: Phase, of number: UInt32) -> PointerAction.Kind? {
    switch phase {
    case .began:
      touches[number] = false
      return .pressed(button: InputCollector.primaryButton)
    case .moved(let isOver):
      return touches[number] == nil || isOver ? nil : .moved(isPrimaryDown: true)
    case .owned:
      if touches[number] != nil { touches[number] = true }
      return nil
    case .ended:
      guard let isOwned = touches.removeValue(forKey: number) else { return nil }
      return isOwned ? .released(button: InputCollector.primaryButton) : .taken
    }
  }

  /// The pointer ID of a touch; negative, unlike others.
  static func pointer(of number: UInt32) -> PointerID {
    PointerID(rawValue: -1 - Int(number & 0x7FFF_FFFF))
  }
}
