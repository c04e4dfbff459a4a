/// A layer of a scene above its root, such as a popover or a menu.
@MainActor
public final class SceneLayer {
  /// The effect on the content below.
  public enum Modality: Hashable, Sendable {
    /// The content below stays usable.
    case none
    /// The content below receives no input.
    case modal
  }

  /// The user's ways to dismiss a layer.
  public struct Dismissal: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Escape key, unless it cancels a gesture, or the layer is not modal and the focused node
    /// handles the key.
    public static let escape = Dismissal(rawValue: 1)
    /// A press outside of the layer and those above; below a modal layer it does nothing else.
    ///
    /// Such a layer is transient: another one that is presented replaces it, unless that one
    /// belongs to it.
    public static let pressOutside = Dismissal(rawValue: 2)
  }

  /// The root of the layer, with the size of the scene; an empty node once the layer is dismissed,
  /// so that the content can keep the layer.
  public private(set) var root: Node
  /// The effect on the content below.
  public let modality: Modality
  /// The user's ways to dismiss the layer.
  public let dismissal: Dismissal

  /// The accessibility label of a modal layer whose root has no element.
  public var label = "" {
    didSet { if label != oldValue { root.invalidate(.semantics, reason: "label") } }
  }

  /// Called when the layer was dismissed.
  public var onDismiss: (() -> Void)?
  /// Called instead of ``dismiss()`` when the user dismisses the layer; returns whether the layer
  /// is closing because of this call.
  package var onClose: (() -> Bool)?

  private(set) weak var scene: Scene?

  private(set) var shortcuts = ShortcutTable()

  var rank = LayerStack.Rank.front
  /// The layer that this one belongs to, and is dismissed with; `nil` for the root.
  weak var owner: SceneLayer?
  /// Whether the layer receives no input.
  var isInert = false

  /// Whether the layer is the picture of a dismissed one.
  var isPicture: Bool { root is LayerPicture }

  /// Whether a child of the root has the accessibility element of the layer.
  package var isDescribedByContent = false
  /// The way in which the layer appears and disappears; `nil` for at once.
  var entrance: LayerEntrance?

  var motion: LayerMotion?

  weak var focusBelow: Node?
  var wasFocusVisible = false

  init(_ root: Node, modality: Modality, dismissal: Dismissal, in scene: Scene) {
    (self.root, self.modality, self.dismissal, self.scene) = (root, modality, dismissal, scene)
  }

  /// Whether the layer is presented.
  public var isPresented: Bool { scene != nil }

  var isTransient: Bool { dismissal.contains(.pressOutside) }

  /// The first child of the root, which moves when the layer appears.
  var content: Node? { root.children.first }

  /// Dismisses the layer, if it is presented.
  public func dismiss() {
    guard let scene else { return }
    self.scene = nil
    scene.remove(self)
    onDismiss?()
    (root, shortcuts, onDismiss, onClose) = (Node(), ShortcutTable(), nil, nil)
  }

  /// Dismisses the layer for the user; returns whether it was not closing already.
  func close() -> Bool {
    if let onClose { return onClose() }
    dismiss()
    return true
  }

  /// Keeps a node that loses the focus to the layer, to restore it later.
  func keepFocus(of node: Node?, isVisible: Bool) {
    focusBelow = node
    wasFocusVisible = isVisible
  }
}
