import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Pictures with the mask cache` {
  nonisolated private static let scales = [1.0, 1.25, 2, 3]

  /// Offsets on the grid of 1/64 px; fewer for large pictures.
  private static func offsets(_ scale: Double) -> [Point] {
    stride(from: 0, to: 64, by: scale == 1 ? 1 : scale < 3 ? 5 : 9).map { step in
      Point(Double(step) / 64 / scale, Double(step * 5 % 64) / 64 / scale)
    }
  }

  /// Paints twice with the same cache and once without a cache.
  private func expectSame<Subject: Control>(
    scale: Double, size: Size, look: Look = .light, _ make: () -> Subject,
    _ act: (SceneRig<Subject>) -> Void = { _ in }
  ) throws {
    let masks = MaskCache()
    for offset in Self.offsets(scale) {
      let rig = SceneRig(make(), size: size, look: look, scale: scale, masks: masks, offset: offset)
      act(rig)
      let uncached = try rig.bitmap(with: MaskCache(byteLimit: 0))
      for round in 1...2 {
        let cached = try rig.bitmap()
        #expect(try cached.isSame(as: uncached), "\(offset), round \(round)")
      }
    }
    #expect(masks.statistics.hits >= masks.statistics.misses)
  }

  @Test(arguments: scales)
  func `the cache does not change the pixels of a switch`(scale: Double) throws {
    try expectSame(scale: scale, size: Size(51, 31)) { Switch(isOn: false) }
  }

  @Test(arguments: scales)
  func `the cache does not change the pixels of an animated switch`(scale: Double) throws {
    try expectSame(scale: scale, size: Size(51, 31), look: .loud) {
      Switch(isOn: false)
    } _: { rig in
      rig.tap(at: Point(25, 15))
      rig.showFrame(after: 0.13)
    }
  }

  @Test(arguments: scales)
  func `the cache does not change the pixels of a slider`(scale: Double) throws {
    try expectSame(scale: scale, size: Size(150, 44), look: .dark.disabled) { Slider(value: 0.3) }
  }

  @Test(arguments: scales)
  func `the cache does not change the pixels of a segmented control`(scale: Double) throws {
    try expectSame(scale: scale, size: Size(217, 32), look: .dark) {
      SegmentedControl(["", "", ""], selection: 1)
    } _: { rig in
      rig.press(at: Point(20, 16))
    }
  }

  @Test func `a cache too small for one picture does not change its pixels`() throws {
    let small = MaskCache(byteLimit: 24_000)
    for value in [0.1, 0.35, 0.8] {
      let rig = SceneRig(Slider(value: value), size: Size(150, 44), scale: 1, masks: small)
      let expected = try rig.bitmap(with: MaskCache(byteLimit: 0))
      for _ in 0..<3 { #expect(try rig.bitmap().isSame(as: expected)) }
    }
    #expect(small.statistics.evictions > 0)
  }
}
