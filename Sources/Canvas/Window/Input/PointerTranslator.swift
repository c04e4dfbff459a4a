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
