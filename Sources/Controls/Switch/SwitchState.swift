import Canvas

/// The appearance of a switch at a moment.
public struct SwitchState: Hashable, Sendable {
  /// The style.
  public var style: SwitchStyle
  /// Whether the committed value is on.
  public var isOn: Bool
  /// Whether the committed value is mixed.
  public var isMixed: Bool
  /// Whether the shown value is on.
  public var isShownOn: Bool
  /// The thumb's position, 0 (off) to 1 (on); springs overshoot.
  public var position: Slide.Sample
  /// The progress of the press that stretches the thumb, 0 (idle) to 1 (held); springs overshoot.
  public var pressProgress: Double
  /// The velocity of the thumb, in units of ``ThumbMaterial/stretch``.
  public var stretch: Double
  /// The mix of the track's colors, 0 (off) to 1 (on).
  public var trackMix: Double
  /// The box in the style checkbox; `nil` in other styles.
  public var checkbox: CheckboxState?
  /// The colors in the style button; `nil` in other styles.
  public var button: ToggleFill?
  /// Whether a release would do something.
  public var isPressed: Bool
  /// The ring of a pending switch.
  public var pendingRing: PendingRing?

  /// The metrics to paint with.
  public var metrics: SwitchMetrics { sharedMetrics.value }
  var sharedMetrics: Shared<SwitchMetrics>

  /// The thumb's left edge, in points from the track's. spec: docs/spec/rendering.md#4.5/toggle
  public var thumbX: Double { thumbRect(at: position.position).minX }

  /// The thumb's width, in points.
  public var thumbWidth: Double { thumbRect(at: position.position).width }

  /// The thumb's height, in points.
  var thumbHeight: Double { thumbRect(at: position.position).height }

  /// The thumb at a position, 0 (off) to 1 (on), in points from the track's origin.
  func thumbRect(at position: Double) -> Rect {
    let idle = metrics.thumbWidth
    let still = Size(
      idle + pressProgress * (metrics.pressedThumbWidth - idle),
      metrics.thumbDiameter + pressProgress * metrics.pressedThumbGrowth)
    let padding = metrics.padding(ofWidth: still.width)
    let x = padding + position * (metrics.size.width - 2 * padding - still.width)
    let y = metrics.padding - pressProgress * metrics.pressedThumbGrowth / 2
    if stretch == 0 { return Rect(origin: Point(x, y), size: still) }
    return Rect(
      center: Point(x + still.width / 2, y + still.height / 2), size: still.stretched(by: stretch))
  }
}

struct SwitchPress: Hashable, Sendable {
  enum Effect: Hashable, Sendable {
    /// Flips past the middle; without a drag threshold if the press began near the thumb.
    case flips(isNearThumb: Bool)
    /// Drags the thumb from a position, 0...1, once the pointer moves.
    case drags(from: Double?)
    /// Toggles on a release within the hit area.
    case presses
  }

  var start: Point
  var effect: Effect
  var hasFlipped = false
  var hasLeftSlop = false
  var isWithinReach = true

  var isDragging: Bool { if case .drags(.some) = effect { true } else { false } }
}
