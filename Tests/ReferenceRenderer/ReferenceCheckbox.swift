/// A switch in the style of a checkbox. spec: docs/spec/rendering.md#6/switch-checkbox-style
public struct ReferenceCheckbox: ReferenceControl, Sendable {
  /// The fraction of the on colors, 0...1.
  public var onAmount = 0.0

  /// The fraction of the mixed colors, 0...1.
  public var mixedAmount = 0.0

  /// The scale of the mark.
  public var markScale = 1.0

  public var isPressed = false
  public var look: ReferenceLook

  public init(look: ReferenceLook) { self.look = look }

  public func picture(scale: Double, memory: ReferenceMemory) -> ReferencePicture {
    let palette = look.palette
    var canvas = ReferenceCanvas(width: 52, height: 52, scale: scale, page: palette.page)
    let box = ReferenceShape(
      x: 16, y: 16, width: 20, height: 20, radius: 6, isContinuous: true, scale: scale)
    let filled = onAmount + mixedAmount
    canvas.fill(box.ring(width: 1.5 * scale), palette.checkboxBorder.opacity(1 - filled))
    canvas.fill(box.coverage(), palette.sliderMinimum.opacity(filled))
    if isPressed {
      canvas.fill(
        box.coverage(), filled == 0 ? palette.sliderMaximum : ReferenceColor(0x000000, 0.1))
    }
    let check = [(-4.4, 0.4), (-1.3, 3.5), (4.5, -3.4)].map { place in
      (x: 26 + place.0 * markScale, y: 26 + place.1 * markScale)
    }
    if onAmount > 0 {
      canvas.fill(
        ReferenceStroke(through: check, width: 2 * markScale, scale: scale).coverage(),
        ReferenceColor(0xFFFFFF, onAmount))
    }
    let (width, height) = (10 * markScale, 2 * markScale)
    let dash = ReferenceShape(
      x: 26 - width / 2, y: 26 - height / 2, width: width, height: height, radius: height / 2,
      scale: scale)
    canvas.fill(dash.coverage(), ReferenceColor(0xFFFFFF, mixedAmount))
    canvas.fade(to: look.isDisabled ? palette.switchDisabledAlpha : 1)
    return canvas.picture
  }
}

/// A switch in the style of a button. spec: docs/spec/rendering.md#6/switch-button-style
public struct ReferenceToggleButton: ReferenceControl, Sendable {
  public enum Value: Sendable { case off, on, mixed }

  public var value: Value

  /// In points.
  public var width: Double

  public var isPressed = false
  public var look: ReferenceLook

  public init(_ value: Value, width: Double, look: ReferenceLook) {
    self.value = value
    self.width = width
    self.look = look
  }

  public func picture(scale: Double, memory: ReferenceMemory) -> ReferencePicture {
    let palette = look.palette
    var canvas = ReferenceCanvas(width: width + 32, height: 64, scale: scale, page: palette.page)
    let shape = ReferenceShape(
      x: 16, y: 16, width: width, height: 32, radius: 9, isContinuous: true, scale: scale
    ).coverage()
    switch value {
    case .off: canvas.fill(shape, palette.sliderMaximum)
    case .on: canvas.fill(shape, palette.sliderMinimum)
    case .mixed: canvas.fill(shape, palette.sliderMinimum.opacity(0.35))
    }
    if isPressed { canvas.fill(shape, ReferenceColor(0x000000, 0.1)) }
    canvas.fade(to: look.isDisabled ? palette.switchDisabledAlpha : 1)
    return canvas.picture
  }
}
