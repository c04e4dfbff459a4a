import Canvas
import Controls
import ControlsTesting
import Testing

private final class Shelf: Node {
  let controls: [Control]
  let inner = Node()

  override init() {
    controls = [
      Switch(isOn: true), Slider(value: 0.4), SegmentedControl(segments: 3, selection: 1),
      Switch(isOn: false), Slider(value: 0.9),
    ]
    super.init()
    addChild(inner)
    for control in controls { inner.addChild(control) }
    controls[4].isEnabled = false
  }

  override func layout(in context: LayoutContext) {
    inner.frame = Rect(x: 6.3, y: 4.8, width: frame.width - 20.7, height: frame.height + 5.1)
    for (index, control) in controls.enumerated() {
      control.frame = Rect(
        x: 3.7 + 9.1 * Double(index), y: 33.3 * Double(index), width: control is Switch ? 51 : 80,
        height: 31)
    }
  }
}

@Suite struct `Picture of clipped nodes` {
  @Test(arguments: [1.0, 1.5, 2])
  func `equals its part of the unclipped picture`(scale: Double) throws {
    let place = Rect(x: 12.6, y: 9.4, width: 90, height: 60)
    func picture(isClipped: Bool) throws -> Picture {
      let shelf = Shelf()
      shelf.clipsChildren = isClipped
      shelf.inner.contentOffset = Point(2, 30)
      let scene = Scene(FixedFrameRoot(shelf, at: place))
      scene.show(size: Size(120, 90), scale: scale)
      return try Picture(scene.picture())
    }
    let (clipped, whole) = try (picture(isClipped: true), picture(isClipped: false))
    let clip = PixelRect(roundingEdgesOf: place, scale: scale)
    #expect(clipped != whole)
    for y in 0..<whole.height {
      for x in 0..<whole.width {
        let isInside = clip.contains(PixelRect(x: x, y: y, width: 1, height: 1))
        let expected: UInt32 = isInside ? whole[x, y] : 0xFF_FFFF
        if clipped[x, y] != expected {
          Issue.record("\(x), \(y) at scale \(scale)")
          return
        }
      }
    }
  }
}
