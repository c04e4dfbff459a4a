/// An action that assistive technology, a test or a script performs as the user.
public enum SemanticsAction: Hashable, Sendable {
  /// Turns off to on, and on to off.
  case toggle
  /// Presses a button.
  case press
  /// Increases by a step, or by a tenth of the range without steps.
  case increment
  /// Decreases by a step, or by a tenth of the range without steps.
  case decrement
  /// Sets the nearest valid number.
  case setValue(Double)
  /// Sets a text.
  case setText(String)
  /// Replaces a range of a text that is edited, in UTF-8 bytes; an empty one inserts.
  case replaceText(Range<Int>, with: String)
  /// Moves the caret of a text that is edited, and selects.
  case selectText(TextSelection)
  /// Selects a part by index.
  case select(Int)
  /// Deselects a part by index.
  case deselect(Int)
  /// Focuses the element with a focus ring.
  case focus
}

/// The actions that an element supports; an action may still be refused.
public struct SemanticsActions: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// ``SemanticsAction/toggle``.
  public static let toggle = SemanticsActions(rawValue: 1)
  /// ``SemanticsAction/press``.
  public static let press = SemanticsActions(rawValue: 2)
  /// ``SemanticsAction/increment``.
  public static let increment = SemanticsActions(rawValue: 4)
  /// ``SemanticsAction/decrement``.
  public static let decrement = SemanticsActions(rawValue: 8)
  /// ``SemanticsAction/setValue(_:)``.
  public static let setValue = SemanticsActions(rawValue: 16)
  /// ``SemanticsAction/select(_:)``.
  public static let select = SemanticsActions(rawValue: 32)
  /// ``SemanticsAction/deselect(_:)``.
  public static let deselect = SemanticsActions(rawValue: 64)
  /// ``SemanticsAction/focus``.
  public static let focus = SemanticsActions(rawValue: 128)
  /// ``SemanticsAction/setText(_:)``; a text field also does
  /// ``SemanticsAction/replaceText(_:with:)`` and ``SemanticsAction/selectText(_:)``.
  public static let setText = SemanticsActions(rawValue: 256)
}
