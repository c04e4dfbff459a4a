/// Makes sense of what the display says about its pointers: whose edge one crossed, how far a wheel
/// was turned.
struct PointerTranslator: Hashable, Sendable {
  /// A pointer crossed the edge of a window.
  struct Crossing: Hashable, Sendable {
    enum Direction: Hashable, Sendable {
      case entered(isPrimaryDown: Bool)
      case left
    }

    var direction: Direction

    /// Whose edge it is.
    ///
    /// While a button is held its window is told about every window that comes or goes under the
    /// pointer, with places that count from that other window's corner.
    var window: UInt

    /// Why, as X numbers it.
    var mode: Int32

    /// Where from or to, as X numbers it.
    var detail: Int32
  }

  /// X's numbers; the passive ones are XInput's only.
  private static let grabs: Set<Int32> = [1, 4]
  private static let ungrabs: Set<Int32> = [2, 5]
  private static let inferior: Int32 = 2

  private let window: UInt
  private var axes: [Int: ScrollAxes] = [:]

  /// Pointers that a finger has moved away, until something else moves them.
  private var takenPointers: Set<Int> = []

  /// - Parameter window: whose pointer events are read.
  init(window: UInt) {
    self.window = window
  }

  /// What a crossing means; nil if it is another window's, or one between this and a child.
  mutating func cross(_ crossing: Crossing, by pointer: Int) -> PointerAction.Kind? {
    guard crossing.window == window else { return nil }
    axes[pointer]?.forgetValues()
    let cause = Self.cause(mode: crossing.mode)
    if cause != .grabbed, crossing.detail == Self.inferior { return nil }
    switch crossing.direction {
    case .entered(let isPrimaryDown): return .entered(isPrimaryDown: isPrimaryDown)
    case .left: return .left(cause)
    }
  }

  /// What it means that a pointer moved by itself: a finger that moves it is nowhere on its way, and
  /// told for itself; nil if that is known already.
  mutating func movedByTouch(_ pointer: Int) -> PointerAction.Kind? {
    takenPointers.insert(pointer).inserted ? .left(.moved) : nil
  }

  /// A pointer is where a hand moved it.
  mutating func movedByHand(_ pointer: Int) {
    takenPointers.remove(pointer)
  }

  /// Whether the axes of a pointer's device have been told.
  func knowsAxes(of pointer: Int) -> Bool { axes[pointer] != nil }

  /// Whether a pointer's device has wheels; nil if that is not known.
  func hasAxes(_ pointer: Int) -> Bool? { axes[pointer].map { !$0.isEmpty } }

  /// A pointer is moved by another device now.
  mutating func setAxes(_ list: [ScrollAxes.Axis], of pointer: Int) {
    axes[pointer, default: ScrollAxes()].replace(with: list)
  }

  /// How far a new value of an axis scrolls, in notches; nil if it is no such axis.
  mutating func turn(
    axis number: Int, to value: Double, by pointer: Int
  ) -> (direction: ScrollAxes.Axis.Direction, notches: Double)? {
    axes[pointer]?.move(number: number, to: value)
  }

  private static func cause(mode: Int32) -> PressTracker.Crossing {
    if grabs.contains(mode) { return .grabbed }
    return ungrabs.contains(mode) ? .ungrabbed : .moved
  }
}
