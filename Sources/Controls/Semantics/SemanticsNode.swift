import Canvas

/// A part of a scene with all that it means at the moment, and what lies in it.
///
/// ``Scene/semantics`` is the whole tree; nodes that mean nothing by themselves are not in it.
public struct SemanticsNode: Hashable, Sendable {
  /// Tells it from all others of the scene, as long as it lives.
  public let id: SemanticsID
  /// What kind of part it is.
  public var role: SemanticsRole

  /// Names it for tests and scripts.
  public var identifier: String?

  /// What it is for, as it is spoken.
  public var label: String

  /// What it does, in a sentence.
  public var help: String?

  /// What it is set to.
  public var value: SemanticsValue

  /// The value in words, as it is spoken; nil for the value as it is.
  public var valueText: String?

  /// What is so of it.
  public var states: SemanticsStates

  /// What can be asked of it.
  public var actions: SemanticsActions

  /// pt, in the scene, as far as it is scrolled; all of it, even where something clips it.
  public var frame: Rect

  /// What lies in it, in the order in which it is painted.
  public package(set) var children: [SemanticsNode] = []

  /// Where it is in what it lies in, pt, as if nothing between the two was scrolled.
  var place: Rect

  /// Whether the user can act on it.
  public var isEnabled: Bool { states.contains(.enabled) }

  /// Whether the keyboard acts on it.
  public var isFocused: Bool { states.contains(.focused) }

  /// The first in the order of the tree, itself included, that passes a test.
  public func first(where test: (SemanticsNode) -> Bool) -> SemanticsNode? {
    if test(self) { return self }
    for child in children {
      if let found = child.first(where: test) { return found }
    }
    return nil
  }
}
