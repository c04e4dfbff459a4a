import Canvas

extension SegmentedControl {
  /// The metrics in the spec for its size; larger text has more room.
  var specMetrics: SegmentedMetrics {
    var metrics = metrics.spec.sized(controlSize)
    metrics.grow(by: max(1, scene?.environment.textScale ?? 1))
    return metrics
  }

  public var measurements: [ControlMeasurement] {
    let spec = specMetrics
    var box = boxMeasurements(height: spec.height, hitHeight: spec.hitHeight, tokens: "segmented.")
    if appearance != nil || isPopUp { return box }
    if axis.isVertical {
      box = [
        box[0], ControlMeasurement("Height", frame.height, side: .left, from: 0, to: frame.height),
      ]
    }
    let radius = metrics.cornerRadius
    return box + [
      ControlMeasurement(
        "Corner radius", radius, spec: spec.cornerRadius, side: .corner(isBefore: true),
        token: "segmented.cornerRadius", from: radius * Self.arc, to: radius * Self.arc)
    ] + pillMeasurements(spec)
  }

  private func pillMeasurements(_ spec: SegmentedMetrics) -> [ControlMeasurement] {
    let state = state
    guard selectionMode == .single, let index = state.selectedIndex else { return [] }
    let area = state.segmentFrame(at: index)
    let inset = metrics.pillInset
    let width = max(0, area.width - 2 * inset)
    let (x, rest) = (state.pillX, area.minX + inset)
    let radius = metrics.pillCornerRadius
    let arc = radius * Self.arc
    let side = axis.isVertical ? ControlMeasurement.Side.right : .bottom
    return [
      ControlMeasurement(
        "Pill", width * state.pillScale, settlingAt: width * behavior.pillScale.target, side: side,
        from: x, to: x + width),
      ControlMeasurement("Pill position", x, settlingAt: rest, side: side, from: 0, to: x),
      ControlMeasurement(
        "Inset", area.maxX - rest - width, spec: spec.pillInset, side: side,
        token: "segmented.pill.inset", from: x + width, to: x + width + inset),
      ControlMeasurement(
        "Pill corner radius", radius, spec: spec.pillCornerRadius, side: .corner(isBefore: false),
        token: "segmented.pill.cornerRadius",
        from: (axis.isVertical ? frame.width - inset : x + width) - arc,
        to: (axis.isVertical ? x : inset) + arc),
    ]
  }

  /// The distance from a corner's box to the middle of its arc, as a fraction of the radius.
  private static let arc = 1 - 0.5.squareRoot()
}

extension SegmentedState {
  /// The leading edge of the pill of a single selection, in points; springs overshoot.
  var pillX: Double { pillSample.pill.map { $0.x + metrics.pillInset } ?? 0 }
}
