import Canvas

/// An object that receives input: the superclass of ``Node``.
///
/// A subclass of ``Node`` overrides the members for the input that it handles. Positions are in the
/// node's coordinates, in points, and times are those of the scene.
@MainActor
open class Responder {
  init() {}

  // MARK: Pointer

  /// Whether the node itself can be pressed.
  open var isHitTestable: Bool { false }

  /// The distances by which the hit area extends beyond the frame, in points.
  ///
  /// Call ``Node/invalidate(_:reason:)`` with layout after a change.
  open var hitOutsets: Insets { .zero }

  /// A press of the primary button, in the node's coordinates; it is offered to the hit node, then
  /// to its ancestors, until one returns `true` and captures the pointer until the release.
  ///
  /// A node captures one pointer at a time. Times are scene times.
  open func pointerPressed(_ event: PointerEvent) -> Bool { false }

  /// A press of the middle button, in the node's coordinates; `true` if it was used.
  ///
  /// The press is offered to the hit node, and then to its ancestors.
  open func middlePressed(_ event: PointerEvent) -> Bool { false }

  /// The captured pointer moved, maybe beyond the node, in the node's coordinates.
  open func pointerMoved(_ event: PointerEvent) {}

  /// The captured pointer was released.
  open func pointerReleased(_ event: PointerEvent) {}

  /// The press or the held key is canceled.
  open func interactionCanceled(time: Instant) {}

  /// A pointer entered the node or one of its descendants, in the node's coordinates.
  ///
  /// A captured pointer stays over the node that captured it. Touches do not hover. By default
  /// ``pointerHovered(_:)``.
  open func pointerEntered(_ event: PointerEvent) { pointerHovered(event) }

  /// A pointer moved over the node or its descendants without capture, in the node's coordinates.
  open func pointerHovered(_ event: PointerEvent) {}

  /// A pointer left the node, in the node's coordinates.
  open func pointerExited(_ event: PointerEvent) {}

  /// Whether a touch at a point, in the node's coordinates, may scroll the view around the node.
  ///
  /// ```swift
  /// override func touchPolicy(at point: Point) -> TouchPolicy {
  ///   isOnKnob(point) ? .exclusive : .cancelable
  /// }
  /// ```
  open func touchPolicy(at point: Point) -> TouchPolicy { .cancelable }

  /// A context menu is requested; `true` if the node presents one.
  ///
  /// The secondary button requests it of the hit node, and the keys Menu and Shift-F10 of the
  /// focused node; then the request is offered to the ancestors.
  ///
  /// ```swift
  /// override func contextMenuRequested(at point: Point?) -> Bool {
  ///   scene?.presentMenu([MenuItem("Mute") { mute() }], from: self, at: point, label: "Channel")
  ///   return true
  /// }
  /// ```
  ///
  /// - Parameter point: The place of the press in the node's coordinates; `nil` for a key.
  open func contextMenuRequested(at point: Point?) -> Bool { false }

  /// The scroll wheel turned over the node; `true` if it was used.
  open func scrolled(_ event: ScrollEvent) -> Bool { false }

  /// A drag from another program entered the node; `true` to receive its moves.
  ///
  /// Drops are never accepted.
  open func dragEntered(_ event: DragEvent) -> Bool { false }

  /// The drag moved within the node.
  open func dragMoved(_ event: DragEvent) {}

  /// The drag left the node, or ended.
  open func dragExited(time: Instant) {}

  // MARK: Keyboard and text

  /// Whether the node can have the keyboard focus.
  open var isFocusable: Bool { false }

  /// Whether the focused node is offered Tab in ``keyPressed(_:)``, before it moves the focus.
  ///
  /// Returning `false` there moves the focus, for example after Escape, so that keyboard users can
  /// leave the node.
  open var wantsTab: Bool { false }

  /// Whether the node is offered keys with Control, Alt or Super in ``keyPressed(_:)``, before
  /// shortcuts, while it or a descendant has the focus.
  ///
  /// A node for text uses it for its edit commands. ``keyPressed(_:)`` returns `false` for all
  /// other keys, which shortcuts of the app may use:
  ///
  /// ```swift
  /// override var wantsCommands: Bool { true }
  ///
  /// override func keyPressed(_ event: KeyEvent) -> Bool {
  ///   guard event.modifiers == .control else { return type(event) }
  ///   // Also with a keyboard whose letters are not Latin.
  ///   guard event.candidates.contains(where: { $0.key == .character("a") }) else { return false }
  ///   selectAll()
  ///   return true
  /// }
  /// ```
  open var wantsCommands: Bool { false }

  /// A key was pressed while the node or a descendant has the focus; `true` if it was handled.
  ///
  /// Keys with Control, Alt or Super are offered to nodes with ``Responder/wantsCommands`` only.
  open func keyPressed(_ event: KeyEvent) -> Bool { false }

  /// A key that the node handled was released.
  open func keyReleased(_ event: KeyEvent) {}

  /// Text arrived that no key typed: pasted, or composed by an input method; `true` if it was used.
  ///
  /// The text is offered to the focused node, and then to its ancestors.
  open func textInserted(_ text: String) -> Bool { false }

  /// An input method composes a text for the focused node; an empty one ends the composition.
  open func preeditChanged(_ preedit: Preedit) {}

  /// The text that the node edits, with the caret in its coordinates; `nil` for none.
  var textInput: TextInput? { nil }

  /// Whether Escape takes back an edit of the node, and only the next one dismisses its layer.
  var hasPendingEdit: Bool { false }

  /// Takes over what was typed: Return was pressed, the focus was lost, or another node is pressed.
  func commit() {}

  /// The node received or lost the keyboard focus.
  ///
  /// It is called after the change, and not for descendants. The focus ring needs no call: the node
  /// is painted again, with ``PaintContext/showsFocus``.
  open func focusChanged(_ isFocused: Bool) {}

  /// The focus, or the visibility of the focus ring, changed.
  func focusChanged(isFocused: Bool, isVisible: Bool) {}

  /// The window of the focused node received or lost the keyboard focus.
  func windowFocusChanged(_ isActive: Bool) {}
}
