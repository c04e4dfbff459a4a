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

  /// Where a press is for the control, pt in its own frame.
  var hitFrame: Rect { Rect(origin: .zero, size: frame.size).outset(by: hitOutsets) }

  /// Width and height of the box, and the height that can be pressed.
  fileprivate func boxFigures(
    width: Double? = nil, height: Double, hitHeight: Double, named name: String
  ) -> [Measurement] {
    [
      Measurement(
        name: name, value: frame.width, spec: width, side: .top, start: 0, end: frame.width),
      Measurement(
        name: name, value: frame.height, spec: height, side: .left, start: 0, end: frame.height),
      Measurement(
        name: "Hit Target", value: hitFrame.height, spec: hitHeight, side: .right,
        start: hitFrame.minY, end: hitFrame.maxY),
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
}

extension Switch {
  fileprivate var figures: [Measurement] {
    let spec = SwitchMetrics.regular
    switch style {
    case .checkbox:
      return boxFigures(
        height: spec.checkbox.size, hitHeight: spec.checkbox.hitSize, named: "Checkbox")
    case .button:
      return boxFigures(
        height: spec.button.height, hitHeight: spec.button.hitHeight, named: "Button")
    case .switch: break
    }
    let state = state
    let width = state.thumbWidth
    let isMirrored = scene?.environment.direction == .rightToLeft
    let isAtRight = state.isShownOn != isMirrored
    let x = isMirrored ? metrics.size.width - state.thumbX - width : state.thumbX
    let rest = isAtRight ? metrics.size.width - metrics.padding - width : metrics.padding
    let wanted = state.isPressed ? spec.pressedThumbWidth : spec.thumbDiameter
    let own = state.isPressed ? metrics.pressedThumbWidth : metrics.thumbDiameter
    return boxFigures(
      width: spec.size.width, height: spec.size.height, hitHeight: spec.hitHeight,
      named: "Overall Size")
      + [
        Measurement(
          name: state.isPressed ? "Thumb, pressed" : "Thumb", value: width,
          target: Measurement.target(of: width, at: own), spec: wanted, side: .bottom, start: x,
          end: x + width),
        Measurement(
          name: "thumb x", value: x, target: Measurement.target(of: x, at: rest), side: .bottom,
          start: 0, end: x),
      ]
  }
}

extension Slider {
  fileprivate var figures: [Measurement] {
    let spec = SliderMetrics.regular
    var list = boxFigures(height: spec.height, hitHeight: spec.height, named: "Control")
    if orientation == .vertical || style == .thumbless { return list }
    let center = thumbCenter
    let track = metrics.trackHeight
    list[1] = Measurement(
      name: "Track", value: track, spec: spec.trackHeight, side: .left,
      start: center.y - track / 2, end: center.y + track / 2)
    let x = center.x - metrics.thumbDiameter / 2
    return list + [
      Measurement(
        name: "Thumb", value: metrics.thumbDiameter, spec: spec.thumbDiameter, side: .bottom,
        start: x, end: x + metrics.thumbDiameter),
      Measurement(name: "thumb x", value: x, side: .bottom, start: 0, end: x),
    ]
  }
}

extension SegmentedControl {
  fileprivate var figures: [Measurement] {
    let spec = SegmentedMetrics.regular.sized(controlSize)
    let list = boxFigures(height: spec.height, hitHeight: spec.hitHeight, named: "Control")
    let state = state
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
    return list + [
      Measurement(
        name: "Pill", value: width * state.pillScale, side: .bottom, start: x, end: x + width),
      Measurement(
        name: "pill x", value: x, target: Measurement.target(of: x, at: rest), side: .bottom,
        start: 0, end: x),
    ]
  }
}
