/// A switch in the style of a button, without a title, with 16 pt around it. spec: rendering 6
public struct ReferenceToggleButton: Sendable {
  public enum Value: Sendable {
    case off
    case on
    case mixed
  }

  public var value: Value

  /// pt.
  public var width: Double

  public var isPressed = false
  public var isDisabled = false
  public var palette = ReferencePalette.light

  public init(_ value: Value, width: Double) {
    self.value = value
    self.width = width
  }

  /// - Parameter scale: pixels a point.
  public func picture(scale: Double) -> ReferencePicture {
    var canvas = ReferenceCanvas(width: width + 32, height: 64, scale: scale, page: palette.page)
    let shape = ReferenceShape(
      x: 16, y: 16, width: width, height: 32, radius: 9, isContinuous: true, scale: scale
    )
    .coverage()
    switch value {
    case .off: canvas.fill(shape, palette.sliderMaximum)
    case .on: canvas.fill(shape, palette.sliderMinimum)
    case .mixed: canvas.fill(shape, palette.sliderMinimum.opacity(0.35))
    }
    if isPressed { canvas.fill(shape, ReferenceColor(0x000000, 0.1)) }
    canvas.fade(to: isDisabled ? palette.switchDisabledAlpha : 1)
    return canvas.picture
  }
}
