import Canvas
import Controls

/// The figures that always stand around a control on its stage, read from the control.
extension Control {
  var measurements: [Measurement] {
    switch self {
    case let toggle as Switch: toggle.figures
    case let slider as Slider: slider.figures
    case let segmented as SegmentedControl: segmented.figures
    default: []
    }
  }

  /// What is shown around a control only while somebody asks for it.
  var furtherMeasurements: [Measurement] {
    switch self {
    case let toggle as Switch where toggle.style == .switch: toggle.furtherFigures
    case let slider as Slider where slider.orientation == .horizontal: slider.furtherFigures
    default: []
    }
  }

  /// Where a press is for the control, pt in its own frame.
  var hitFrame: Rect { Rect(origin: .zero, size: frame.size).outset(by: hitOutsets) }

  /// Width and height of the box, and the height that can be pressed.
  fileprivate func boxFigures(
    width: Double? = nil, height: Double, hitHeight: Double, named name: String,
    tokens prefix: String
  ) -> [Measurement] {
    [
      Measurement(
        name: name, value: frame.width, spec: width, side: .top,
        token: width == nil ? nil : prefix + "width", start: 0, end: frame.width),
      Measurement(
        name: name, value: frame.height, spec: height, side: .left, token: prefix + "height",
        start: 0, end: frame.height),
      Measurement(
        name: "Hit Target", value: hitFrame.height, spec: hitHeight, side: .right,
        token: prefix + "hitHeight", start: hitFrame.minY, end: hitFrame.maxY),
    ]
  }
}

extension Measurement {
  /// pt within which something that moves has arrived.
  fileprivate static let nearness = 0.05

  /// What a value is on its way to; nil once it is there.
  fileprivate static func target(of value: Double, at rest: Double) -> Double? {
    abs(value - rest) > nearness ? rest : nil
  }

  /// How far a thumb is from where reading begins, pt.
  ///
  /// - Parameters:
  ///   - x: its left end.
  ///   - width: its own.
  ///   - whole: the width of what it is in.
  ///   - axis: which side reading begins on.
  ///   - rest: where it goes; nil for nowhere.
  fileprivate static func thumbPlace(
    _ x: Double, width: Double, in whole: Double, _ axis: AxisMapping, goingTo rest: Double? = nil
  ) -> Measurement {
    let isMirrored = axis == .rightToLeft
    let place = isMirrored ? whole - x - width : x
    return Measurement(
      name: "thumb x", value: place, target: rest.flatMap { target(of: place, at: $0) },
      side: .bottom, start: isMirrored ? x + width : 0, end: isMirrored ? whole : x)
  }
}

extension Switch {
  fileprivate var figures: [Measurement] {
    let spec = SwitchMetrics.regular
    switch style {
    case .checkbox:
      return boxFigures(
        height: spec.checkbox.size, hitHeight: spec.checkbox.hitSize, named: "Checkbox",
        tokens: "switch.checkbox.")
    case .button:
      return boxFigures(
        height: spec.button.height, hitHeight: spec.button.hitHeight, named: "Button",
        tokens: "switch.button.")
    case .switch: break
    }
    let (x, width) = thumbSpan
    let end = metrics.size.width - metrics.padding - width
    let rest = state.isShownOn ? end : metrics.padding
    let wanted = state.isPressed ? spec.pressedThumbWidth : spec.thumbDiameter
    let own = state.isPressed ? metrics.pressedThumbWidth : metrics.thumbDiameter
    return boxFigures(
      width: spec.size.width, height: spec.size.height, hitHeight: spec.hitHeight,
      named: "Overall Size", tokens: "switch.")
      + [
        Measurement(
          name: state.isPressed ? "Thumb, pressed" : "Thumb", value: width,
          target: Measurement.target(of: width, at: own), spec: wanted, side: .bottom,
          token: state.isPressed ? "switch.thumb.pressedWidth" : "switch.thumb.diameter", start: x,
          end: x + width),
        .thumbPlace(x, width: width, in: metrics.size.width, axis, goingTo: rest),
      ]
  }
}

extension Switch {
  /// Whether the thumb is at the right, or on its way there.
  private var isAtRight: Bool {
    state.isShownOn != (scene?.environment.direction == .rightToLeft)
  }

  /// Where the thumb begins and how wide it is, pt.
  private var thumbSpan: (x: Double, width: Double) {
    let state = state
    let isMirrored = scene?.environment.direction == .rightToLeft
    let x = isMirrored ? metrics.size.width - state.thumbX - state.thumbWidth : state.thumbX
    return (x, state.thumbWidth)
  }

  fileprivate var furtherFigures: [Measurement] {
    let (x, width) = thumbSpan
    let spec = SwitchMetrics.regular
    let end = metrics.size.width
    let (start, stop) = isAtRight ? (x + width, end) : (0, x)
    let gap = stop - start
    let top = (metrics.size.height - metrics.thumbDiameter) / 2
    return [
      Measurement(
        name: "Padding", value: gap, target: Measurement.target(of: gap, at: metrics.padding),
        spec: spec.padding, side: .bottom, token: "switch.padding", start: start, end: stop),
      Measurement(
        name: "Thumb height", value: metrics.thumbDiameter, spec: spec.thumbDiameter, side: .right,
        token: "switch.thumb.diameter",
        start: top, end: top + metrics.thumbDiameter),
    ]
  }
}

extension Slider {
  fileprivate var furtherFigures: [Measurement] {
    let spec = SliderMetrics.regular
    let center = thumbCenter
    let reach = metrics.grabDistance
    return [
      Measurement(
        name: "Grab distance", value: reach, spec: spec.grabDistance, side: .bottom,
        token: "slider.thumb.grabDistance", start: center.x, end: center.x + reach)
    ]
  }

  fileprivate var figures: [Measurement] {
    let spec = SliderMetrics.regular
    var list = boxFigures(
      height: spec.height, hitHeight: spec.height, named: "Control", tokens: "slider.")
    // The whole control is its hit area.
    list[2].token = "slider.height"
    if orientation == .vertical || style == .thumbless { return list }
    let center = thumbCenter
    let track = metrics.trackHeight
    list[1] = Measurement(
      name: "Track", value: track, spec: spec.trackHeight, side: .left,
      token: "slider.track.height",
      start: center.y - track / 2, end: center.y + track / 2)
    let x = center.x - metrics.thumbDiameter / 2
    return list + [
      Measurement(
        name: "Thumb", value: metrics.thumbDiameter, spec: spec.thumbDiameter, side: .bottom,
        token: "slider.thumb.diameter", start: x, end: x + metrics.thumbDiameter),
      .thumbPlace(x, width: metrics.thumbDiameter, in: frame.width, axis),
    ]
  }
}

extension SegmentedControl {
  fileprivate var figures: [Measurement] {
    var spec = SegmentedMetrics.regular.sized(controlSize)
    // Larger text has more room.
    spec.grow(by: max(1, scene?.environment.textScale ?? 1))
    var list = boxFigures(
      height: spec.height, hitHeight: spec.hitHeight, named: "Control", tokens: "segmented.")
    let state = state
    let radius = metrics.cornerRadius
    if appearance == nil {
      list.append(
        Measurement(
          name: "Radius", value: radius, spec: spec.cornerRadius, side: .corner(isBefore: true),
          token: "segmented.cornerRadius", start: radius * Self.arc, end: radius * Self.arc))
    }
    guard selectionMode == .single, appearance == nil, let index = state.selectedIndex else {
      return list
    }
    let area = state.segmentFrame(at: index)
    let inset = metrics.pillInset
    let isMirrored = scene?.environment.direction == .rightToLeft
    let width = max(0, area.width - 2 * inset)
    func shown(_ x: Double) -> Double { isMirrored ? frame.width - x - width : x }
    let rest = shown(area.minX + inset)
    let isEven = state.segments.allSatisfy { abs($0.width - area.width) < 0.01 }
    let x = isEven ? shown(state.pillX) : rest
    let pillRadius = metrics.pillCornerRadius
    let areaEnd = isMirrored ? frame.width - area.minX : area.maxX
    return list + [
      Measurement(
        name: "Pill", value: width * state.pillScale, side: .bottom, start: x, end: x + width),
      Measurement(
        name: "pill x", value: x, target: Measurement.target(of: x, at: rest), side: .bottom,
        start: 0, end: x),
      Measurement(
        name: "Inset", value: areaEnd - rest - width, spec: spec.pillInset, side: .bottom,
        token: "segmented.pill.inset", start: x + width, end: x + width + inset),
      Measurement(
        name: "Pill Radius", value: pillRadius, spec: spec.pillCornerRadius,
        side: .corner(isBefore: false), token: "segmented.pill.cornerRadius",
        start: x + width - pillRadius * Self.arc, end: inset + pillRadius * Self.arc),
    ]
  }

  /// From a corner's box to the middle of its arc, as a part of the radius.
  private static let arc = 1 - 0.5.squareRoot()
}
