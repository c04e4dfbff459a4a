/// The value of an accessibility element.
public enum SemanticsValue: Hashable, Sendable {
  /// A toggle value.
  public enum Toggle: String, Hashable, Sendable {
    /// Off.
    case off
    /// On.
    case on
    /// Partly on.
    case mixed
  }

  /// No value.
  case none
  /// On, off, or mixed.
  case toggle(Toggle)
  /// A number in a range, with its step and orientation, if any.
  case number(Double, range: ClosedRange<Double>, step: Double? = nil, orientation: Axis? = nil)
  /// The selected indices, the number of parts, whether several can be selected, and the
  /// orientation, if any.
  case selection(
    Set<Int>, count: Int, allowsSeveral: Bool = false, orientation: Axis? = nil)
  /// Whether a part is selected, its index, and the number of parts.
  case choice(isSelected: Bool, index: Int, count: Int)
  /// Text.
  case text(String)

  /// On or off.
  public static func isOn(_ isOn: Bool) -> SemanticsValue { .toggle(isOn ? .on : .off) }
}
