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

private final class Floor: Node {
  let shelf = Shelf()
  var place = Rect(x: 12.6, y: 9.4, width: 90, height: 60) { didSet { shelf.frame = place } }

  override init() {
    super.init()
    addChild(shelf)
  }

  override func layout(in context: LayoutContext) { shelf.frame = place }
}

@Suite struct `Partial and full paint of clipped nodes` {
  @Test(arguments: [1.0, 1.25, 1.5, 2])
  func `partial paint equals full paint after random changes`(scale: Double) throws {
    let masks = MaskCache(byteLimit: 64 << 20)
    for seed in 1...6 {
      var random = SeededGenerator(seed: UInt64(seed))
      func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &random)
      }
      let floor = Floor()
      let shelf = floor.shelf
      let rig = SceneDriver(
        Scene(floor, theme: seed.isMultiple(of: 2) ? .dark : .light), size: Size(120, 90),
        scale: scale, masks: masks)
      if seed > 3 { rig.scene.setDesign(.glass(.light), animated: false) }
      try rig.paintFrames()
      shelf.clipsChildren = true
      shelf.inner.clipsChildren = true
      for step in 1...30 {
        let control = shelf.controls[Int.random(in: 0...4, using: &random)]
        let kind = Int.random(in: 0...11, using: &random)
        switch kind {
        case 0...3: shelf.inner.contentOffset = Point(number(-20...40), number(-30...150))
        case 4: shelf.contentOffset = Point(number(-9...9), number(-9...9))
        case 5: floor.place.origin = Point(number(-20...40), number(-20...40))
        case 6: floor.place.size = Size(number(0...120), number(0...90))
        case 7: shelf.clipsChildren.toggle()
        case 8: shelf.inner.clipsChildren.toggle()
        case 9: control.isHidden.toggle()
        case 10:
          rig.release()
          rig.press(at: control.frameInScene.center)
        default:
          (control as? Switch)?.setOn(step.isMultiple(of: 2), animated: true)
          (control as? Slider)?.setValue(number(0...1), animated: true)
          (control as? SegmentedControl)?.select(step % 3, animated: true)
        }
        rig.showFrame(after: [0, 0.016, 0.1, 1][step % 4])
        guard let staleness = try rig.staleness(with: masks) else { continue }
        Issue.record("seed \(seed), step \(step), kind \(kind): \(staleness)")
        return
      }
    }
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `a clipped picture equals its part of the unclipped one`(scale: Double) throws {
    func picture(isClipped: Bool) throws -> Picture {
      let floor = Floor()
      floor.shelf.clipsChildren = isClipped
      floor.shelf.inner.contentOffset = Point(2, 30)
      let scene = Scene(floor)
      scene.show(size: Size(120, 90), scale: scale)
      return try Picture(scene.picture())
    }
    let (clipped, whole) = try (picture(isClipped: true), picture(isClipped: false))
    let clip = PixelRect(
      roundingEdgesOf: Rect(x: 12.6, y: 9.4, width: 90, height: 60), scale: scale)
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
