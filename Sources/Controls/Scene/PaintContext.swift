import Canvas

/// The context of painting.
public struct PaintContext {
  /// Colors and opacities.
  public let theme: Theme
  /// The contrast that the user prefers.
  public var contrast: Contrast { theme.contrast }
  /// The style of a kind of control.
  public func style<Style: ControlStyle>(_ type: Style.Type) -> Style { theme[type] }
  /// The layout direction.
  public let direction: LayoutDirection
  /// Measures text as the painter draws it.
  public internal(set) var text: any TextMeasuring
  /// Whether the node and its ancestors are enabled.
  public package(set) var isEnabled: Bool
  /// Whether to paint a focus ring: the node is focused and the user is using the keyboard.
  public package(set) var showsFocus: Bool
  /// The surface below the node.
  public internal(set) var elevation: Elevation
  /// The color of the surface below the node, which thumbs of glass show.
  var surface: Color { theme.surface(on: elevation) }
  /// The tint color of the node or its ancestors; `nil` for the theme's.
  public internal(set) var tint: Color?
  /// The text scale; ``text`` measures with it.
  public internal(set) var textScale = 1.0

  /// The scale of rows that hold text: at least 1.
  package var growth: Double { max(1, textScale) }
}

/// The context that siblings share while they are recorded.
struct ParentContext {
  let parent: Node?
  /// The origin of child frames, in points of the scene.
  let origin: Point
  /// The visible area, in pixels; `nil` for no limit.
  let clip: PixelRect?
  let isVisible: Bool
  let isEnabled: Bool
  let elevation: Elevation

  @MainActor
  init(of node: Node, scale: Double) {
    parent = node.parent
    origin = parent?.contentOriginInScene ?? .zero
    clip = parent?.childClip(atScale: scale)
    isVisible = parent?.isEffectivelyVisible ?? true
    isEnabled = parent?.isEffectivelyEnabled ?? true
    elevation = node.elevation
  }
}

/// The context of measuring and layout.
public struct LayoutContext {
  /// Measures text as the painter draws it.
  public let text: any TextMeasuring
  /// The layout direction.
  public let direction: LayoutDirection
  /// The text scale; ``text`` measures with it.
  public let textScale: Double

  /// A context for measuring without a scene.
  public init(text: any TextMeasuring, direction: LayoutDirection, textScale: Double = 1) {
    (self.text, self.direction, self.textScale) = (text, direction, textScale)
  }

  /// The scale of rows that hold text: at least 1.
  package var growth: Double { max(1, textScale) }

  package var unscaled: LayoutContext {
    LayoutContext(text: (text as? ScaledText)?.base ?? text, direction: direction)
  }
}

extension Double {
  /// The offered length; the ideal length if the offer is infinite.
  package func orIdeal(_ ideal: @autoclosure () -> Double) -> Double { isFinite ? self : ideal() }
}
