/// What assistive technology, a test or a script asks a part to do in the user's name.
public enum SemanticsAction: Hashable, Sendable {
  /// Turn on what is off, and off what is on.
  case toggle
  /// Do what a button does.
  case press
  /// Go up by a step, or by a tenth of the range without steps.
  case increment
  /// Go down by a step, or by a tenth of the range without steps.
  case decrement
  /// Go to a number, or to the nearest that there is.
  case setValue(Double)
  /// Select one of several, counted from 0.
  case select(Int)
  /// Take one of several out of the selection, counted from 0.
  case deselect(Int)
  /// Take the keyboard, and show that.
  case focus

  /// Which of the actions that a part can offer it is.
  public var kind: SemanticsActions {
    switch self {
    case .toggle: .toggle
    case .press: .press
    case .increment: .increment
    case .decrement: .decrement
    case .setValue: .setValue
    case .select: .select
    case .deselect: .deselect
    case .focus: .focus
    }
  }
}

/// The actions that a part offers; one that is offered may still be refused.
public struct SemanticsActions: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

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
}
