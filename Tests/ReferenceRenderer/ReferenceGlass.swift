/// A switch or a slider of glass, painted with a margin of 16 pt. spec: docs/spec/glass.md
public struct ReferenceGlass: Sendable {
  public enum Control: Sendable {
    /// A switch that is on.
    case onSwitch
    /// A slider with a track of 200 pt, and its value of 0...1.
    case slider(Double)
  }

  public var control: Control
  /// The press progress, 0...1.
  public var press: Double
  public var isDark: Bool
  /// The distance by which the control is moved, in points.
  public var shiftX = 0.0
  public var shiftY = 0.0

  public init(_ control: Control, press: Double, isDark: Bool) {
    self.control = control
    self.press = press
    self.isDark = isDark
  }

  private var page: ReferenceColor { ReferenceColor(isDark ? 0x000000 : 0xFFFFFF) }

  /// The track, in points.
  private var track: (x: Double, y: Double, width: Double, height: Double) {
    switch control {
    case .onSwitch: (16 + shiftX, 16 + shiftY, 63, 28)
    case .slider: (16 + shiftX, 35 + shiftY, 200, 6)
    }
  }

  private var lens: ReferenceLens {
    let (width, height) = (37 + 21 * press, 24 + 14.3 * press)
    let (bezel, amount, place) =
      switch control {
      case .onSwitch: (5.0, 10.0, 2 + 22 + 18.5)
      case .slider(let value): (10.0, 14.0, 18.5 + 163 * value)
      }
    return ReferenceLens(
      centerX: track.x + place, centerY: track.y + track.height / 2, width: width, height: height,
      bezel: bezel * press * width / 40, amount: amount * press * width / 40,
      veil: (isDark ? 0.08 : 0) * press, shade: (isDark ? 0.18 : 0.10) * press,
      rim: (isDark ? 0.45 : 0.55) * press, cover: 1 - press)
  }

  private var on: ReferenceColor {
    switch control {
    case .onSwitch: ReferenceColor(isDark ? 0x30D158 : 0x34C759)
    case .slider: ReferenceColor(isDark ? 0x0091FF : 0x0088FF)
    }
  }

  private var off: ReferenceColor { ReferenceColor(0x787880, isDark ? 0.36 : 0.20) }

  public func picture(
    scale: Double, memory: ReferenceMemory = ReferenceMemory()
  ) -> ReferencePicture {
    let (width, height) =
      switch control {
      case .onSwitch: (95.0, 60.0)
      case .slider: (232.0, 76.0)
      }
    var canvas = ReferenceCanvas(width: width, height: height, scale: scale, page: page)
    let lens = lens
    drawTrack(on: &canvas, fillEnd: lens.centerX, scale: scale)
    let thumb = ReferenceShape(
      x: lens.centerX - lens.width / 2, y: lens.centerY - lens.height / 2, width: lens.width,
      height: lens.height, radius: lens.height / 2, scale: scale)
    let strength = isDark ? 0.35 : 0.16
    let shadows = [
      ReferenceShadow(
        offset: 0.5 + 3.5 * press, blur: 4 + 8 * press, alpha: strength * (1 - 0.35 * press)),
      ReferenceShadow(offset: 0.5, blur: 1, alpha: 0.04),
    ]
    for shadow in shadows {
      canvas.drawShadow(shadow, of: thumb, scale: scale, memory: memory)
    }
    let coverage = thumb.coverage()
    let shade =
      press > 0 ? thumb.shade(depth: 4 * press * scale, sigma: 2 * press * scale) : coverage
    let bounds = thumb.bounds
    for y in bounds.minY..<bounds.maxY {
      for x in bounds.minX..<bounds.maxX where coverage[x, y] > 0 {
        let color = lens.color(pixelX: x, pixelY: y, scale: scale, shaded: shade[x, y]) { x, y in
          content(x, y, lens)
        }
        if let color { canvas.lay(color, coverage: coverage[x, y], x: x, y: y) }
      }
    }
    return canvas.picture
  }

  private func drawTrack(on canvas: inout ReferenceCanvas, fillEnd: Double, scale: Double) {
    let shape = ReferenceShape(
      x: track.x, y: track.y, width: track.width, height: track.height, radius: track.height / 2,
      scale: scale)
    switch control {
    case .onSwitch: canvas.fill(shape.coverage(), on)
    case .slider:
      canvas.fill(shape.coverage(to: fillEnd * scale), on)
      canvas.fill(shape.coverage(from: fillEnd * scale), off)
    }
  }

  /// The color of the content at a point, in points.
  private func content(_ x: Double, _ y: Double, _ lens: ReferenceLens) -> SIMD3<Double> {
    switch control {
    case .onSwitch:
      let (scaleX, scaleY) = (2.0 / 3 + press / 12, 0.75 * press)
      if scaleY <= 0 { return page.components }
      let isInside = isInTrack(
        lens.centerX + (x - lens.centerX) / scaleX, lens.centerY + (y - lens.centerY) / scaleY)
      return isInside ? on.components : page.components
    case .slider:
      if !isInTrack(x, y) { return page.components }
      if x < lens.centerX { return on.components }
      return page.components + (off.components - page.components) * off.alpha
    }
  }

  private func isInTrack(_ x: Double, _ y: Double) -> Bool {
    let radius = track.height / 2
    let nearest = max(track.x + radius, min(track.x + track.width - radius, x))
    let (dx, dy) = (x - nearest, y - track.y - radius)
    return dx * dx + dy * dy <= radius * radius
  }
}
