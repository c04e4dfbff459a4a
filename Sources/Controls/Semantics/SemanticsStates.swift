/// The states of an accessibility element.
public struct SemanticsStates: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The user can act on the element.
  public static let enabled = SemanticsStates(rawValue: 1)
  /// The element can be focused.
  public static let focusable = SemanticsStates(rawValue: 2)

  /// The element is focused; in a node with parts, the part is.
  public static let focused = SemanticsStates(rawValue: 4)
  /// The element is pending.
  public static let pending = SemanticsStates(rawValue: 8)
  /// A part of the element is visible; changes are not reported.
  public static let showing = SemanticsStates(rawValue: 16)
  /// The element is modal.
  public static let modal = SemanticsStates(rawValue: 32)
  /// The element can be expanded and collapsed.
  public static let expandable = SemanticsStates(rawValue: 64)
  /// The element is expanded.
  public static let expanded = SemanticsStates(rawValue: 128)
  /// The element is the selected one of its group; a change is reported as one of the value.
  public static let selected = SemanticsStates(rawValue: 256)
}
