/// What a part says at the moment.
public enum SemanticsValue: Hashable, Sendable {
  /// What something that can be toggled shows.
  public enum Toggle: String, Hashable, Sendable {
    /// Off.
    case off
    /// On.
    case on
    /// On in part.
    case mixed
  }

  /// There is nothing to be set.
  case none
  /// On, off, or mixed.
  case toggle(Toggle)
  /// A number of a range; the step is nil if it rests anywhere, the orientation if it has none.
  case number(
    Double, range: ClosedRange<Double>, step: Double? = nil, orientation: Axis? = nil)
  /// The places of those that are selected, counted from 0, of so many, and whether several can be at
  /// once.
  case selection(Set<Int>, count: Int, allowsSeveral: Bool = false)
  /// One of several: whether it is selected, its place counted from 0, and how many there are.
  case choice(isSelected: Bool, index: Int, count: Int)
  /// Words.
  case text(String)

  /// On or off.
  public static func isOn(_ isOn: Bool) -> SemanticsValue { .toggle(isOn ? .on : .off) }
}
