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

  /// The scroll axes by pointer, as far as they are known.
  var axes: [Int: ScrollAxes] = [:]

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

  private static func cause(mode: Int32) -> PointerAction.Crossing {
    if grabs.contains(mode) { return .grabbed }
    return ungrabs.contains(mode) ? .ungrabbed : .moved
  }
}
