import Canvas

/// An element of the accessibility tree (``Scene/semantics``) with its descendants.
public struct SemanticsNode: Hashable, Sendable {
  /// The identity.
  public let id: SemanticsID
  /// The role.
  public var role: SemanticsRole
  /// The identifier for tests and scripts.
  public var identifier: String?
  /// The accessibility label.
  public var label: String
  /// A sentence that describes the element.
  public var help: String?
  /// The value.
  public var value: SemanticsValue
  /// The spoken value; `nil` for the value itself.
  public var valueText: String?
  /// The text that is edited; `nil` for another element.
  package var text: TextSemantics?
  /// The states.
  public var states: SemanticsStates
  /// The supported actions.
  public var actions: SemanticsActions
  /// The frame in points of the scene, including scroll offsets and clipped parts.
  public var frame: Rect
  /// The children, in painting order.
  public package(set) var children: [SemanticsNode] = []
  /// The frame in the parent element, without scroll offsets.
  var place: Rect
  /// Whether the user can act on the element.
  public var isEnabled: Bool { states.contains(.enabled) }
  /// Whether the element is focused.
  public var isFocused: Bool { states.contains(.focused) }

  /// The first element in tree order, including itself, that passes a test.
  public func first(where test: (SemanticsNode) -> Bool) -> SemanticsNode? {
    if test(self) { return self }
    for child in children {
      if let found = child.first(where: test) { return found }
    }
    return nil
  }
}
