import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Pictures with the mask cache` {
  nonisolated struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: Size
    var look = Look.light
    let make: @MainActor @Sendable () -> Control
    var act: @MainActor @Sendable (SceneRig<Control>) -> Void = { _ in }
  }

  nonisolated private static let samples = [
    Sample(testDescription: "switch", size: Size(51, 31), make: { Switch(isOn: false) }),
    Sample(
      testDescription: "animated switch", size: Size(51, 31), look: .loud,
      make: { Switch(isOn: false) },
      act: { rig in
        rig.tap(at: Point(25, 15))
        rig.showFrame(after: 0.13)
      }),
    Sample(
      testDescription: "slider", size: Size(150, 44), look: .dark.disabled,
      make: { Slider(value: 0.3) }),
    Sample(
      testDescription: "segmented control", size: Size(217, 32), look: .dark,
      make: { SegmentedControl(["", "", ""], selection: 1) },
      act: { $0.press(at: Point(20, 16)) }),
  ]

  /// Offsets on the grid of 1/64 px; fewer for large pictures.
  private static func offsets(_ scale: Double) -> [Point] {
    stride(from: 0, to: 64, by: scale == 1 ? 1 : scale < 3 ? 5 : 9).map { step in
      Point(Double(step) / 64 / scale, Double(step * 5 % 64) / 64 / scale)
    }
  }

  /// Paints twice with the same cache and once without a cache.
  @Test(arguments: samples, [1.0, 1.25, 2, 3])
  func `the cache does not change pixels`(sample: Sample, scale: Double) throws {
    let masks = MaskCache()
    for offset in Self.offsets(scale) {
      let rig = SceneRig(
        sample.make(), size: sample.size, look: sample.look, scale: scale, masks: masks,
        offset: offset)
      sample.act(rig)
      let uncached = try rig.bitmap(with: MaskCache(byteLimit: 0))
      for round in 1...2 {
        #expect(try rig.bitmap().hasSamePixels(as: uncached), "\(offset), round \(round)")
      }
    }
    #expect(masks.statistics.hits >= masks.statistics.misses)
  }

  @Test func `a cache too small for one picture does not change its pixels`() throws {
    let small = MaskCache(byteLimit: 24_000)
    for value in [0.1, 0.35, 0.8] {
      let rig = SceneRig(Slider(value: value), size: Size(150, 44), scale: 1, masks: small)
      let expected = try rig.bitmap(with: MaskCache(byteLimit: 0))
      for _ in 0..<3 { #expect(try rig.bitmap().hasSamePixels(as: expected)) }
    }
    #expect(small.statistics.evictions > 0)
  }
}
