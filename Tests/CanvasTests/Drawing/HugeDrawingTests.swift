import Testing

@testable import Canvas

/// Extreme sizes and numbers take little memory and time, and look the same painted in part and as
/// a whole.
@Suite struct `Huge drawings` {
  static let strokes: [String: @Sendable (CairoPainter) -> Void] = {
    let huge = Rect(-4e8, -4e8, 1e9, 1e9)
    let (corners, small) = (RoundedRectangle(huge, radius: 1e8), Rect(5, 5, 30, 20))
    let wide = Shadow(offset: .zero, blur: 2e6, color: .black)
    let shadow = Shadow(offset: Point(0, 1e300), blur: 2e6, color: .black)
    var (path, wild, far) = (Path(), Path(), Path())
    path.addCircle(center: .zero, radius: 1e300)
    wild.move(to: .zero)
    wild.addCubic(to: Point(3, 3), control1: Point(9, .nan), control2: Point(-.infinity, 2))
    wild.close()
    far.addCircle(center: Point(1e8, 3), radius: 4)
    func text(_ string: String, _ font: Font, at place: Point = .zero, width: Double? = nil)
      -> @Sendable (CairoPainter) -> Void
    { { $0.draw(Text(string, font: font, maximumWidth: width), at: place, color: .black) } }
    return [
      "corners": { $0.fill(corners, color: .black) },
      "continuous": {
        $0.fill(RoundedRectangle(huge, radius: 1e8, curve: .continuous), color: .black)
      },
      "capsule": { $0.fill(.capsule(huge), color: .black) },
      "ring": { $0.strokeInside(corners, width: 1e300, color: .black) },
      "ring of no width": {
        $0.strokeInside(RoundedRectangle(huge, radius: .nan), width: .nan, color: .black)
      },
      "shadow": { $0.drawShadow(shadow, of: .capsule(huge)) },
      "wide shadow": { $0.drawShadow(wide, of: .capsule(Rect(9, 9, 20, 20))) },
      "raised": {
        $0.fill(.capsule(small), color: .white, casting: ShadowPair(soft: shadow, contact: shadow))
      },
      "sharp shadow far away": { painter in
        for offset in [Point(1e300, 0), Point(.nan, -1e300), Point(0, 1e9)] {
          let far = Shadow(offset: offset, blur: 0, color: .black)
          let pair = ShadowPair(soft: far, contact: far)
          painter.fill(.capsule(small), color: .white, casting: pair)
        }
      },
      "path": { [path] in $0.fill(path, at: Point(20, 20), color: .black) },
      "path of no numbers": { [wild] in $0.fill(wild, at: Point(20, 20), color: .black) },
      "path far from its origin": { [far] in $0.fill(far, at: Point(-1e8, 0), color: .black) },
      "path far away": { $0.fill(Path.smallSun, at: Point(1e300, .nan), color: .black) },
      "aligned": { $0.fillAligned(huge, color: .black) },
      "text": text("Wide", Font(size: 1e300)), "large text": text("W", Font(size: 1e6)),
      "text far away": text("Wide", Font(size: 13), at: Point(-1e300, 1e9)),
      "tracked text": text("Wide", Font(size: 13, tracking: .infinity), width: 1e300),
      "group": { painter in
        for opacity in [.leastNonzeroMagnitude, .nan, -1e300] {
          painter.group(opacity: opacity) { painter.fill(huge, color: .black) }
        }
      },
      "colors": { painter in
        let shape = RoundedRectangle(Rect(4, 4, 20, 20), radius: 3)
        for value in SaturationNumbers.all {
          let color = Color(red: value, green: -value, blue: 0.5, alpha: value)
          let soft = Shadow(offset: .zero, blur: 2, color: color)
          let contact = Shadow(offset: .zero, blur: value, color: color)
          painter.fill(shape, color: color)
          painter.fill(shape, color: color, casting: ShadowPair(soft: soft, contact: contact))
        }
      },
    ]
  }()

  @Test(arguments: strokes.keys.sorted())
  func `huge drawings look the same painted in part and as a whole`(name: String) throws {
    let paint = try #require(Self.strokes[name])
    let masks = MaskCache()
    let whole = try Picture(48, 48, scale: 1.5, masks: masks, paint)
    let part = PixelRect(7, 5, 22, 31)
    let pieces = try Picture(48, 48, scale: 1.5, masks: masks, clip: part, paint)
    #expect(pieces.pixels == whole.clipped(to: part))
  }

  @Test func `huge shapes and rings cover the page`() throws {
    let huge = Rect(-4e8, -4e8, 1e9, 1e9)
    let page = RoundedRectangle(Rect(0, 0, 40, 40), radius: 0)
    for paint: (CairoPainter) -> Void in [
      { $0.fill(huge, color: .black) },
      { $0.fill(RoundedRectangle(huge, radius: 1e8, curve: .continuous), color: .black) },
      { $0.strokeInside(page, width: 1e300, color: .black) },
    ] { #expect(try Picture(40, 40, paint).pixels.allSatisfy { $0 == 0xFF00_0000 }) }
  }

  @Test func `huge drawings take limited memory, and shapes that cannot be painted none`() throws {
    let huge = RoundedRectangle(Rect(0, 0, 1e9, 1e9), radius: 1e8, curve: .continuous)
    #expect(Mask(MaskKey(shape: DeviceShape(huge, scale: 1).atOrigin)).byteCount < 32 << 20)
    let narrow = DeviceShape(.capsule(Rect(0, 0, 1e9, 40)), scale: 1)
    let key = MaskKey(shape: narrow, sigma: GaussianBlur.sigma(1e6))
    #expect(Mask(key).byteCount < 1 << 20)
    var wide = Path()
    wide.addCircle(center: .zero, radius: 5000)
    for scale in [1, -1, 1e300, -1e300, .nan] {
      #expect(PathKey.bounds(of: wide, at: .zero, scale: scale).isEmpty)
    }
    for (width, height) in [(1 << 40, 2), (2, Int.max), (-5, 2)] {
      #expect(throws: PictureError.self) { try Bitmap(width: width, height: height) }
    }
    let masks = MaskCache()
    var path = Path()
    path.move(to: Point(.nan, 0))
    path.addLine(to: Point(3, 3))
    _ = try Picture(8, 8, masks: masks) { painter in
      for _ in 0..<3 { painter.fill(path, at: .zero, color: .black) }
    }
    #expect(masks.statistics.byteCount == 0)
  }
}

enum SaturationNumbers {
  static let all: [Double] = [
    1e9, -1e9, 1e19, -1e19, 1e300, -1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude, -.leastNonzeroMagnitude, -0.0, 1.0000001, -0.25,
  ]
}
