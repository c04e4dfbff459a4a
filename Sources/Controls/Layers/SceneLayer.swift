/// Something that a scene shows over everything else, such as a card or a menu.
@MainActor
public final class SceneLayer {
  /// What becomes of all that lies below while the layer is shown.
  public enum Modality: Hashable, Sendable {
    /// It can be acted on as before, where the layer leaves it free.
    case none
    /// It gets neither pointer, wheel nor keyboard.
    case modal
  }

  /// What the user does to be rid of the layer.
  public struct Dismissal: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The Escape key, unless it takes a gesture back.
    public static let escape = Dismissal(rawValue: 1)
    /// A press on nothing that can be pressed in the layer, nor in one above it.
    ///
    /// Under a modal layer it does nothing else. Otherwise what it hits below takes it as usual, as
    /// with a popover.
    public static let pressOutside = Dismissal(rawValue: 2)
  }

  /// The top of the layer's tree; it is as large as the scene.
  public let root: Node

  /// What becomes of all that lies below.
  public let modality: Modality
  /// What the user does to be rid of it.
  public let dismissal: Dismissal

  /// What a modal layer is, as it is spoken, if its root does not say what it means itself.
  public var label = "" {
    didSet { if label != oldValue { root.invalidate(.semantics, reason: "label") } }
  }

  /// Called once the layer is gone, whoever dismissed it.
  public var onDismiss: (() -> Void)?

  /// Nil once the layer is gone.
  private weak var scene: Scene?

  /// Whether everything goes on below as if the layer was not there.
  var isInert = false

  /// Whether its root is no part by itself, and what lies in that says what the layer means.
  var isToldByContent = false

  /// How it comes, as long as it does.
  var growth: LayerGrowth?

  /// What had the keyboard below, and gets it back.
  weak var focusBelow: Node?
  var wasFocusVisible = false

  init(_ root: Node, modality: Modality, dismissal: Dismissal, in scene: Scene) {
    self.root = root
    self.modality = modality
    self.dismissal = dismissal
    self.scene = scene
  }

  /// Whether the scene still shows it.
  public var isPresented: Bool { scene != nil }

  /// Takes the layer away; nothing happens if it is gone already.
  public func dismiss() {
    guard let scene else { return }
    self.scene = nil
    scene.remove(self)
    onDismiss?()
  }
}
