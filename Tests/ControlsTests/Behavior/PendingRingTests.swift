import Canvas
import Controls
import ControlsTesting
import Testing

/// The ring that marks a pending change: one turn a second in 12 steps, without frames in between.
@Suite struct `Pending ring` {
  private let rig = SceneRig(Switch(label: "Wi-Fi"), size: Size(83, 63))
  private let gray = Theme.light.pendingRing
  private var toggle: Switch { rig.control }

  init() {
    toggle.decide { _ in .later }
    rig.tap(at: .center)
    rig.settle()
  }

  private func isRing(_ x: Double, _ y: Double) throws -> Bool {
    let picture = try toggle.picture(scale: 4)
    let center = Point(51 - 2 - 13.5, 15.5)
    let pixel = try #require(picture[Int((center.x + x) * 4), Int((center.y + y) * 4)])
    return abs(Int(pixel.red) - Int((gray.red * 255).rounded())) <= 1 && pixel.alpha == 255
  }

  private func show(_ step: Int) {
    while let ring = toggle.state.pendingRing, ring.step < step { rig.showFrame(after: 0.01) }
  }

  @Test func `is three quarters of a circle of 15 pt, turns by twelfths, and goes away`() throws {
    show(12)
    // The arc starts at the top and runs clockwise.
    #expect(try isRing(6.5, 0) && isRing(0, 6.5) && !isRing(-4.6, -4.6))
    #expect(try isRing(4.6, 4.6) && isRing(4.6, -4.6) && isRing(-4.6, 4.6))
    #expect(try !isRing(7.8, 0) && !isRing(5.2, 0))
    show(15)
    #expect(try !isRing(4.6, -4.6) && isRing(-4.6, -4.6))
    let picture = try toggle.picture(scale: 2)
    show(27)
    #expect(try toggle.picture(scale: 2).hasSamePixels(as: picture))
    toggle.resolve(.refuse)
    #expect(rig.settledState().pendingRing == nil && rig.lastUpdate.next == .idle)
  }

  @Test func `fades in and out instead of turning under reduced motion`() throws {
    rig.scene.environment.motion = .reduced
    show(24)
    #expect(try !isRing(6.5, 0))
    show(30)
    #expect(try isRing(6.5, 0) && !isRing(-4.6, -4.6))
  }

  @Test func `appears on the slider's thumb and on the pill`() throws {
    let slider = Slider(value: 0.5)
    slider.decide { _ in .later }
    let view = SegmentedControl(["A", "B"], selection: 0)
    view.decide { _ in .later }
    let rig = SceneDriver(
      Scene(Stack(.vertical, spacing: 10, padding: 20, of: slider, view)), size: Size(240, 130))
    _ = slider.perform(.increment)
    _ = view.perform(.select(1))
    rig.advance(by: 1.05)
    let picture = try rig.picture()
    func isGray(_ point: Point) -> Bool { picture[Int(point.x), Int(point.y)] == 0x8E8E93 }
    let thumb = slider.frameInScene.origin + Point(slider.thumbX, 22)
    #expect(isGray(Point(thumb.x + 6.4, thumb.y)))
    let frame = view.frameInScene
    #expect(isGray(Point(frame.minX + frame.width * 0.75 + 6, frame.midY)))
    // The ring replaces the title.
    #expect(picture[Int(frame.minX + frame.width * 0.75), Int(frame.midY)] == 0xFFFFFF)
  }
}
