import Canvas

/// A control for a number in a range; its counterparts are UISlider and SwiftUI's Slider.
///
/// The thumb keeps its offset from the pointer while dragged; with a step it snaps on release.
///
/// ```swift
/// let balance = Slider(value: 0, in: -1...1, label: "Balance")
/// balance.neutralValue = 0
/// balance.ticks = .count(5)
/// ```
public final class Slider: TrackControl<SliderBehavior> {
  /// Paints on the track and below the thumb, where a thumb of glass shows it; for a color picker.
  var paintOnTrack: ((any Painter, _ area: Rect, SliderMetrics, PaintContext) -> Void)?

  var images: [ImageState: SliderImages] = [:] {
    didSet { changed(images, from: oldValue, .paint, "images") }
  }

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: Clamped to the range and moved to the nearest step.
  ///   - step: Counted from the lower bound; `nil`, or 0 and less, for none.
  public init(
    value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    label: String = "", minimumValueImage: Icon? = nil, maximumValueImage: Icon? = nil
  ) {
    super.init(
      behavior: SliderBehavior(
        value: value, in: range, step: step, width: SliderMetrics.regular.minimumTrackWidth),
      label: label, images: (minimumValueImage, maximumValueImage))
  }

  // MARK: Node

  public override var semantics: Semantics? {
    Semantics(
      role: .slider, label: label,
      value: .number(
        value, range: range, step: behavior.values.semanticStep, orientation: orientation),
      actions: [.increment, .decrement, .setValue], isPending: isPending,
      valueText: valueFormatter?(value))
  }

  public override func layout(in context: LayoutContext) {
    behavior.width = axis.length(of: behaviorFrame)
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let track = trackPainter(state, painter, context)
    let isFull = context.isEnabled || hasDisabledImages
    painter.group(opacity: isFull ? 1 : track.colors.disabledOpacity) {
      track.paintImages(minimumValueImage, maximumValueImage)
      let images = shownImages(isEnabled: context.isEnabled, isGrabbed: track.state.isGrabbed)
      track.paint(images) { paintOnTrack?(painter, track.area, track.metrics, context) }
    }
    if context.showsFocus {
      let shape = track.state.held(in: track.area, track.axis)
      FocusRing.paint(around: shape, with: painter, theme: context.theme)
    }
  }
}

/// The style of a slider.
public enum SliderStyle: String, Hashable, Sendable, CaseIterable {
  /// A track with a thumb.
  case `default`
  /// A thicker track without a thumb, dragged anywhere by relative motion.
  case thumbless
}

/// The snapping of a slider's thumb to steps or ticks.
public enum SliderSnap: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// On release. spec: docs/spec/ios-slider.md#stepped-slider/snap-behavior
  case release
  /// During the drag, from one step or tick to the next.
  case always
  /// During the drag, but only near a step or, without steps, a tick.
  case magnetic
}

/// The response to a press on a slider's track beside the thumb.
public enum TrackPress: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// The thumb jumps to the pointer and is dragged. spec: docs/spec/rendering.md#5.5/4
  case jump
  /// The press is ignored, as on touch screens.
  case ignore
  /// The value moves by a tenth of the range toward the pointer.
  case page
}

extension Slider {
  /// The x of the painted thumb's center, in points.
  public var thumbX: Double { thumbCenter.x }

  /// The center of the painted thumb, or the end of the fill without one, in points.
  public var thumbCenter: Point { state.thumbCenter(in: behaviorFrame, axis) }
}
