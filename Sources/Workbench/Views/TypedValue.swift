import Canvas
import Controls

/// A shown value that opens a field in its place: by a press on it, or by a typed character while
/// its control has the focus.
///
/// Until then there is no field. Return and Escape give the focus back to the control.
/// spec: docs/spec/text-input.md#where-they-stand
@MainActor
package final class TypedValue {
  /// The characters that open a field, in which they are then typed.
  enum Characters: String {
    case none = ""
    case ofNumber = "0123456789.,+-"
    case ofColor = "0123456789#"
    /// Comma and period go to other frames.
    case ofTime = "0123456789-"
  }

  private(set) var field: TextEntry?
  private weak var parent: Node?
  private weak var covered: Node?
  private weak var control: Node?
  let characters: Characters
  private let makeField: () -> TextEntry?
  /// The distance from the value at which a press still opens the field, in points. chosen
  private static let reach = 4.0

  /// - Parameters:
  ///   - parent: Gets the field as a child, and lays it out.
  ///   - covered: The child that shows the value, hidden while the field is open.
  ///   - control: The control for the value.
  ///   - makeField: Makes a field with the value; `nil` while it cannot be set.
  init(
    in parent: Node, over covered: Node, of control: Node, openedBy characters: Characters,
    _ makeField: @escaping () -> TextEntry?
  ) {
    (self.parent, self.covered, self.control) = (parent, covered, control)
    (self.characters, self.makeField) = (characters, makeField)
  }

  /// Opens the field with the value selected, so that typing replaces it.
  @discardableResult func open() -> TextEntry? {
    guard field == nil, let parent, let control, parent.isEffectivelyEnabled,
      control.isEffectivelyEnabled, let scene = parent.scene, let field = makeField()
    else { return nil }
    field.identifier = control.identifier.map { $0 + "-field" }
    field.nextFocus = control
    field.onEnd = { [weak self] in self?.close() }
    self.field = field
    parent.addChild(field)
    scene.setFocus(field, isVisible: true)
    covered?.isHidden = true
    parent.invalidate(.layout, reason: "field")
    return field
  }

  /// Lets an open field show a number that others have changed.
  func follow() {
    guard let field = field as? NumberField, let current = makeField() as? NumberField else {
      return
    }
    field.value = current.value
  }

  private func close() {
    covered?.isHidden = false
    field?.removeFromParent()
    field = nil
    parent?.invalidate(.layout, reason: "field")
  }

  /// Opens the field for a character of a value; returns whether the key was used.
  func keyPressed(_ event: KeyEvent) -> Bool {
    guard case .character(let character) = event.key,
      event.modifiers.isDisjoint(with: .commands), characters.rawValue.contains(character),
      let control, control.scene?.focusedNode === control, let field = open()
    else { return false }
    // Times are before now.
    if characters == .ofTime, character != "-" { _ = field.textInserted("-") }
    return field.keyPressed(event)
  }

  /// Whether a press at a point of the parent opens the field.
  func contains(_ point: Point) -> Bool {
    guard let covered, field == nil, parent?.isEffectivelyEnabled == true else { return false }
    return covered.frame.outset(by: Self.reach).contains(point)
  }
}

/// A node with a value that a press opens in a field.
package class TypedValueNode: Node {
  final var typed: TypedValue?

  // Without it, the compiler warns of the subclasses.
  override init() { super.init() }

  func opensField(at point: Point) -> Bool { typed?.contains(point) == true }

  package override var isHitTestable: Bool { true }

  package override func cursor(at point: Point) -> Cursor? {
    opensField(at: point) ? .iBeam : cursor
  }

  package override func pointerPressed(_ event: PointerEvent) -> Bool {
    opensField(at: event.position)
  }

  package override func pointerReleased(_ event: PointerEvent) {
    if opensField(at: event.position) { typed?.open() }
  }

  package override func keyPressed(_ event: KeyEvent) -> Bool { typed?.keyPressed(event) ?? false }
}

extension TextFieldStyle {
  /// The style of a field in the place of a value. chosen
  static let ofValue: TextFieldStyle = {
    var style = TextFieldStyle()
    (style.height, style.cornerRadius, style.inset) = (28, 7, 7)
    style.font = Font(size: 12, figures: .tabular)
    return style
  }()
}

extension NumberField {
  /// A field for the number beside a control, at the trailing edge as the number is.
  static func ofValue(
    _ value: Double, in range: ClosedRange<Double>, step: Double? = nil, unit: String = "",
    digits: Int = 3, label: String, _ onChange: @escaping (Double) -> Void
  ) -> NumberField {
    let field = NumberField(
      value: value, in: range, step: step ?? (range.upperBound - range.lowerBound) / 100,
      unit: unit, digits: digits, label: label)
    field.style = .ofValue
    field.style.isTrailing = true
    field.onChange(onChange)
    return field
  }
}
