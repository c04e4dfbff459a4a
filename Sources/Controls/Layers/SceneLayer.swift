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

    /// The Escape key, unless it cancels a gesture.
    public static let escape = Dismissal(rawValue: 1)
    /// A press outside of the layer and those above; below a modal layer it does nothing else.
    public static let pressOutside = Dismissal(rawValue: 2)
  }

  /// The root of the layer; it has the size of the scene.
  public let root: Node

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

  private weak var scene: Scene?

  /// Whether the layer receives no input.
  var isInert = false

  /// Whether the content has an element for the layer.
  var isDescribedByContent = false

  /// The appearance animation, while it runs.
  var growth: LayerGrowth?

  weak var focusBelow: Node?
  var wasFocusVisible = false

  init(_ root: Node, modality: Modality, dismissal: Dismissal, in scene: Scene) {
    self.root = root
    self.modality = modality
    self.dismissal = dismissal
    self.scene = scene
  }

  /// Whether the layer is presented.
  public var isPresented: Bool { scene != nil }

  /// Dismisses the layer, if it is presented.
  public func dismiss() {
    guard let scene else { return }
    self.scene = nil
    scene.remove(self)
    onDismiss?()
  }
}
