/// Interprets X's pointer events: crossings, and turns of wheels.
struct PointerTranslator: Hashable, Sendable {
  struct Crossing: Hashable, Sendable {
    enum Direction: Hashable, Sendable {
      case entered(isPrimaryDown: Bool)
      case left
    }

    var direction: Direction

    /// During a grab, any window under the pointer, with coordinates relative to it.
    var window: UInt
    /// X's notify mode; `detail` is X's notify detail.
    var mode: Int32
    var detail: Int32
  }

  /// X's grab modes; the passive ones are XInput's.
  private static let grabs: Set<Int32> = [1, 4]
  private static let ungrabs: Set<Int32> = [2, 5]
  private static let inferior: Int32 = 2

  private let window: UInt
  private var axes: [Int: ScrollAxes] = [:]

  /// The pointers that touches have moved, until another device moves them.
  private var takenPointers: Set<Int> = []

  init(window: UInt) {
    self.window = window
  }

  /// The action of a crossing; `nil` for other windows and children.
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

  /// Handles an emulated motion: a touch moved the pointer away; `nil` if that is known.
  mutating func movedByTouch(_ pointer: Int) -> PointerAction.Kind? {
    takenPointers.insert(pointer).inserted ? .left(.moved) : nil
  }

  mutating func movedByHand(_ pointer: Int) {
    takenPointers.remove(pointer)
  }

  /// Whether a pointer has wheels; `nil` if that is unknown.
  func hasAxes(of pointer: Int) -> Bool? { axes[pointer].map { !$0.axes.isEmpty } }

  mutating func setAxes(_ list: [ScrollAxes.Axis], of pointer: Int) {
    axes[pointer] = ScrollAxes(axes: list)
  }

  /// The notches of an axis' new value; `nil` if it does not scroll.
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
