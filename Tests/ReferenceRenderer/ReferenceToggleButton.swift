/// A switch in the style of a button. spec: rendering 6
public struct ReferenceToggleButton: ReferenceControl, Sendable {
  public enum Value: Sendable {
    case off, on, mixed
  }

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
