import Testing

@testable import Canvas

@Suite struct `Masks` {
  static let scales = [1, 1.25, 1.5, 1.75, 2, 3]

  /// Shapes large enough that one stored row or column stands for many.
  static let large: [RoundedRectangle] = [
    RoundedRectangle(Rect(0, 0, 250, 20), radius: 6, curve: .continuous),
    RoundedRectangle(Rect(0, 0, 14, 240), radius: 7),
    RoundedRectangle(Rect(0, 0, 220, 210), radius: 9, curve: .continuous),
    RoundedRectangle(Rect(0, 0, 230, 18), radius: 7, curve: .continuous),
    RoundedRectangle(Rect(0, 0, 230, 6), radius: 0),
  ]

  private func check(
    _ index: Int, scale: Double, phase: Double, ringWidth: Double? = nil, sigma: Double = 0
  ) {
    let moved = Self.large[index].offset(by: Point(phase / scale, 0.7 * phase / scale))
    let stride = sigma > 0 ? DeviceShape.shadowStride(sigma: sigma) : 1
    let shape = DeviceShape(moved, scale: scale, stride: stride).atOrigin
    let key = MaskKey(shape: shape, ringWidth: ringWidth, sigma: sigma)
    let (mask, reference) = (Mask(key), Mask(key, stretches: false).fullBytes)
    #expect(mask.isStretched && mask.largestDifference(from: reference) <= 1, "phase \(phase)")
  }

  @Test(arguments: scales, large.indices)
  func `a stretched shape or ring equals the unstretched one`(scale: Double, index: Int) {
    for phase in [0, 0.25, 0.359375, 0.984375] { check(index, scale: scale, phase: phase) }
    check(index, scale: scale, phase: 0, ringWidth: 0.5 * scale)
    check(index, scale: scale, phase: 0.359375, ringWidth: 2.3 * scale)
  }

  @Test(arguments: [(1.0, 0.5), (1, 4), (1.5, 0.75), (2, 1), (1.25, 2.5)])
  func `a stretched shadow equals the unstretched one`(scale: Double, sigma: Double) {
    for index in [0, 1, 3] {
      for phase in [0, 0.3125] { check(index, scale: scale, phase: phase, sigma: sigma) }
    }
  }

  @Test(arguments: scales)
  func `painting a stretched mask paints all of its pixels`(scale: Double) throws {
    let shape = Self.large[0].offset(by: Point(5.3, 6.7))
    let (width, height) = (Int(262 * scale), Int(34 * scale))
    let shadow = Shadow(offset: Point(0, 1), blur: 3, color: .black)
    let sigma = shadow.sigma * scale
    let blurred = DeviceShape(
      shape, scale: scale, offset: shadow.offset, stride: DeviceShape.shadowStride(sigma: sigma))
    let cases: [(DeviceShape, Double, (CairoPainter) -> Void)] = [
      (DeviceShape(shape, scale: scale), 0, { $0.fill(shape, color: .black) }),
      (blurred, sigma, { $0.drawShadow(shadow, of: shape) }),
    ]
    for (place, sigma, draw) in cases {
      let mask = Mask(MaskKey(shape: place.atOrigin, sigma: sigma))
      let bounds = mask.bounds.offset(x: place.bounds.x, y: place.bounds.y)
      let bytes = mask.fullBytes
      let picture = try Picture(width, height, scale: scale, draw)
      let exact = (0..<(width * height)).map { index -> UInt32 in
        let (x, y) = (index % width, index / width)
        let isInside = bounds.contains(PixelRect(x, y, 1, 1))
        let place = (y - bounds.y) * mask.width + x - bounds.x
        return 255 - (isInside ? UInt32(bytes[place]) : 0)
      }
      #expect(picture.pixels.map { $0 & 0xFF } == exact)
    }
  }

  @Test(arguments: [0.04, 0.16, 0.5, 0.9])
  func `a translucent shape looks the same in bands and as one mask`(alpha: Double) throws {
    let color = Color(hex: 0x34C759, alpha: alpha)
    let shape = Self.large[0].offset(by: Point(5.3, 6.7))
    let shadow = Shadow(offset: Point(0, 1), blur: 3, color: color)
    // With an outline, the visible part is one mask. This outline hides nothing.
    let everything = RoundedRectangle(Rect(0, 0, 262, 34), radius: 0)
    let draws: [(CairoPainter, RoundedRectangle?) -> Void] = [
      { $0.fill(shape, color: color, within: $1) },
      { $0.drawShadow(shadow, of: shape, within: $1) },
    ]
    for draw in draws {
      let bands = try Picture(262, 34) { draw($0, nil) }
      let whole = try Picture(262, 34) { draw($0, everything) }
      // Cairo rounds a color before applying a mask, but after filling a rectangle.
      #expect(bands.largestDifference(from: whole) <= 2)
    }
  }

  @Test func `a stretched mask is small for any size, and a short shape is not stretched`() {
    let large = RoundedRectangle(Rect(0, 0, 3000, 2000), radius: 9)
    let stretched = Mask(MaskKey(shape: DeviceShape(large, scale: 2)))
    #expect((stretched.width, stretched.height) == (6000, 4000) && stretched.byteCount < 5000)
    let short = RoundedRectangle(Rect(0, 0, 40, 30), radius: 9)
    let mask = Mask(MaskKey(shape: DeviceShape(short, scale: 1)))
    #expect((mask.width, mask.height) == (40, 30) && !mask.isStretched)
  }

  @Test func `every position of a stretched axis has a stored position`() {
    let stretch = Mask.Stretch(index: 3, extra: 5)
    #expect((0..<12).map(stretch.stored) == [0, 1, 2, 3, 3, 3, 3, 3, 3, 4, 5, 6])
    var bands: [[Int]] = []
    stretch.forEachBand(length: 12) { bands.append([$0.start, $0.length, $0.isStretched ? 1 : 0]) }
    #expect(bands == [[0, 3, 0], [3, 6, 1], [9, 3, 0]])
    Mask.Stretch.none.forEachBand(length: 7) { #expect($0.length == 7) }
  }
}
