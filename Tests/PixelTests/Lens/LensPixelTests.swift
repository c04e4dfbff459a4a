import Canvas
import ReferenceRenderer
import Testing

/// Lenses painted with drawing commands; ControlsTests compare controls with given pictures.
/// spec: docs/spec/glass.md#gates
@Suite struct `Lenses compared with exact pictures` {
  /// The limit for controls between pixels is higher: the content of a lens has two to four pixels
  /// for each of the picture along each axis, and an edge within one of them is seen magnified.
  /// measured
  private static let (maximum, maximumBetweenPixels, mean) = (24, 48, 0.6)

  /// Each control is at each of the positions at two of the scales.
  @Test(arguments: [1, 1.5, 2, 2.25, 3, 4].enumerated().map { ($0, $1) })
  func `lenses are within the limits at every scale and sub-pixel position`(
    index: Int, scale: Double
  ) throws {
    let memory = ReferenceMemory()
    let controls: [(ReferenceGlass.Control, press: Double)] = [
      (.onSwitch, 0.3), (.onSwitch, 0.8), (.onSwitch, 1), (.slider(0.37), 0.3),
      (.slider(0.37), 0.8), (.slider(0.37), 1), (.slider(0), 1), (.slider(1), 1),
    ]
    let positions = [((0.0, 0.0), isDark: true), ((0.3, 0.55), false), ((0.47, 0.21), true)]
    for (offset, (control, press)) in controls.enumerated() {
      let (shift, isDark) = positions[(index + offset) % positions.count]
      var reference = ReferenceGlass(control, press: press, isDark: isDark)
      (reference.shiftX, reference.shiftY) = shift
      let difference = PixelDifference(
        try GlassScene(reference: reference).picture(scale: scale),
        reference.picture(scale: scale, memory: memory))
      let name = "\(control) \(press) \(isDark ? "dark" : "light") at \(shift) \(scale)x"
      let maximum = shift == (0, 0) ? Self.maximum : Self.maximumBetweenPixels
      #expect(difference.hasSameSize && difference.mean <= Self.mean, "\(name)")
      #expect(difference.maximum <= maximum, "\(name) at \(difference.worst)")
    }
  }
}

/// A switch or a slider of glass, painted with drawing commands. spec: docs/spec/glass.md
///
/// The numbers are those of the spec and of the given pictures: the switch is on, the slider has
/// the value 0.6, and the margin is 16 pt.
struct GlassScene {
  var reference: ReferenceGlass
  private var press: Double { reference.press }
  private var isDark: Bool { reference.isDark }
  private var shift: Point { Point(reference.shiftX, reference.shiftY) }
  private var page: Color { isDark ? .black : .white }

  private var size: Size {
    switch reference.control {
    case .onSwitch: Size(95, 60)
    case .slider: Size(232, 76)
    }
  }

  private var track: RoundedRectangle {
    switch reference.control {
    case .onSwitch: .capsule(Rect(x: 16, y: 16, width: 63, height: 28).offset(by: shift))
    case .slider: .capsule(Rect(x: 16, y: 35, width: 200, height: 6).offset(by: shift))
    }
  }

  private var thumb: RoundedRectangle {
    let place =
      switch reference.control {
      case .onSwitch: 42.5
      case .slider(let value): 18.5 + 163 * value
      }
    let center = Point(track.rect.minX + place, track.rect.midY)
    return .capsule(Rect(center: center, size: Size(37 + 21 * press, 24 + 14.3 * press)))
  }

  var lens: Lens {
    let (bezel, amount) =
      switch reference.control {
      case .onSwitch: (5.0, 10.0)
      case .slider: (10.0, 14.0)
      }
    let factor = press * thumb.rect.width / 40
    return Lens(
      bezel: bezel * factor, amount: amount * factor,
      veil: .white.opacity((isDark ? 0.08 : 0) * press),
      shade: Shadow(
        offset: Point(0, 4 * press), blur: 4 * press,
        color: .black.opacity((isDark ? 0.18 : 0.10) * press)), rimWidth: 1,
      rim: .white.opacity((isDark ? 0.45 : 0.55) * press), cover: .white.opacity(1 - press))
  }

  func paint(on painter: any Painter) {
    painter.fillAligned(Rect(origin: .zero, size: size), color: page)
    paintTrack(on: painter, track)
    let strength = isDark ? 0.35 : 0.16
    let shadows = [
      Shadow(
        offset: Point(0, 0.5 + 3.5 * press), blur: 4 + 8 * press,
        color: .black.opacity(strength * (1 - 0.35 * press))),
      Shadow(offset: Point(0, 0.5), blur: 1, color: .black.opacity(0.04)),
    ]
    for shadow in shadows { painter.drawShadow(shadow, of: thumb) }
    painter.lens(thumb, lens) {
      painter.fillAligned(Rect(origin: .zero, size: size), color: page)
      switch reference.control {
      case .onSwitch: paintScaledTrack(on: painter)
      case .slider: paintTrack(on: painter, track)
      }
    }
  }

  private func paintTrack(on painter: any Painter, _ track: RoundedRectangle) {
    switch reference.control {
    case .onSwitch: painter.fill(track, color: Color(hex: isDark ? 0x30D158 : 0x34C759))
    case .slider:
      let end = thumb.rect.midX
      func part(_ from: Double, _ to: Double) -> RoundedRectangle {
        // The track alone clips above and below.
        let rect = Rect(minX: from, minY: track.rect.minY - 1, maxX: to, maxY: track.rect.maxY + 1)
        return RoundedRectangle(rect, radius: 0)
      }
      painter.fill(
        part(end, track.rect.maxX + 1), color: Color(hex: 0x787880, alpha: isDark ? 0.36 : 0.20),
        within: track)
      painter.fill(
        part(track.rect.minX - 1, end), color: Color(hex: isDark ? 0x0091FF : 0x0088FF),
        within: track)
    }
  }

  /// Paints the track of a switch, scaled about the center of the thumb.
  private func paintScaledTrack(on painter: any Painter) {
    let (scaleX, scaleY) = (2.0 / 3 + press / 12, 0.75 * press)
    if scaleY <= 0 { return }
    let center = thumb.rect.center
    func place(_ x: Double, _ y: Double) -> Point {
      Point(center.x + (x - center.x) * scaleX, center.y + (y - center.y) * scaleY)
    }
    let (rect, radius) = (track.rect, track.rect.height / 2)
    // The handles of a quarter circle.
    let handle = radius * (1 - 0.552_284_749_8)
    var path = Path()
    path.move(to: place(rect.minX + radius, rect.minY))
    path.addLine(to: place(rect.maxX - radius, rect.minY))
    path.addCubic(
      to: place(rect.maxX, rect.midY), control1: place(rect.maxX - handle, rect.minY),
      control2: place(rect.maxX, rect.minY + handle))
    path.addCubic(
      to: place(rect.maxX - radius, rect.maxY), control1: place(rect.maxX, rect.maxY - handle),
      control2: place(rect.maxX - handle, rect.maxY))
    path.addLine(to: place(rect.minX + radius, rect.maxY))
    path.addCubic(
      to: place(rect.minX, rect.midY), control1: place(rect.minX + handle, rect.maxY),
      control2: place(rect.minX, rect.maxY - handle))
    path.addCubic(
      to: place(rect.minX + radius, rect.minY), control1: place(rect.minX, rect.minY + handle),
      control2: place(rect.minX + handle, rect.minY))
    path.close()
    painter.fill(path, at: .zero, color: Color(hex: isDark ? 0x30D158 : 0x34C759))
  }

  func picture(scale: Double) throws -> ReferencePicture {
    ReferencePicture(try Bitmap(size, scale: scale) { paint(on: $0) })
  }
}
