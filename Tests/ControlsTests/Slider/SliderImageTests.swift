import Controls
import ControlsTesting
import SpecTrait
import Testing

@testable import Canvas

@Suite struct `Slider: images` {
  private func rig(
    _ direction: LayoutDirection = .leftToRight, _ theme: Theme = .light
  ) -> SceneRig<Slider> {
    SceneRig(
      Slider(value: 0.5, minimumValueImage: .symbol(.sunMin), maximumValueImage: .symbol(.sunMax)),
      direction: direction, theme: theme)
  }

  @Test(
    .spec(
      "slider/custom-min-max-images/position", "slider/custom-min-max-images/size",
      "slider/custom-min-max-images/color", "slider/custom-min-max-images/spacing-from-track",
      "slider-p7", "slider-p9", "slider-p11", "slider-p19", "slider-p20"))
  func `images are 20 pt high, 8 pt from the track, in the secondary label color`() throws {
    for theme in [Theme.light, .dark] {
      let rig = rig(.leftToRight, theme)
      let drawing = Drawing(of: rig)
      let frame = rig.control.frameInScene
      #expect(drawing.paths.map(\.path) == [Symbol.sunMin.path, Symbol.sunMax.path])
      #expect(drawing.paths.map(\.origin.x) == [frame.minX, frame.maxX - 20])
      #expect(drawing.paths.allSatisfy { $0.origin.y == frame.midY - 10 })
      #expect(drawing.paths.allSatisfy { $0.color == theme.secondaryLabel })
      let track = try #require(drawing.fills.first).shape.rect
      #expect(track.minX == frame.minX + 28 && track.maxX == frame.maxX - 28)
      #expect(track.midY == frame.midY && drawing.fills.last?.shape.rect.midY == frame.midY)
    }
  }

  @Test(.spec("slider-p8", "slider-p10"), arguments: LayoutDirection.allCases, [true, false])
  func `a single image is at its own end`(direction: LayoutDirection, isMinimum: Bool) throws {
    let slider = Slider(
      value: 0, minimumValueImage: isMinimum ? .symbol(.sunMin) : nil,
      maximumValueImage: isMinimum ? nil : .symbol(.sunMax))
    let rig = SceneRig(slider, direction: direction)
    let drawing = Drawing(of: rig)
    let frame = rig.control.frameInScene
    let isAtLeft = isMinimum == (direction == .leftToRight)
    #expect(drawing.paths.map(\.origin.x) == [isAtLeft ? frame.minX : frame.maxX - 20])
    let track = try #require(drawing.fills.first).shape.rect
    #expect(track.minX == frame.minX + (isAtLeft ? 28 : 0))
    #expect(track.maxX == frame.maxX - (isAtLeft ? 0 : 28))
    let room = isAtLeft ? 28.0 : 0
    #expect(slider.thumbX == (direction == .leftToRight ? room + 14 : room + 172 - 14))
    #expect(rig.press(at: Point(slider.thumbX, 22)).control.state.isGrabbed && slider.value == 0)
  }

  @Test(.spec("slider/stepped-slider/tick-marks")) func `steps draw no ticks`() {
    let plain = Drawing(of: SceneRig(Slider(value: 3, in: 1...5)))
    let stepped = Drawing(of: SceneRig(Slider(value: 3, in: 1...5, step: 1)))
    #expect(plain.commands == stepped.commands)
  }

  @Test(.spec("slider/track/total-width"))
  func `the track fills the width of the slider, which fills the available width`() {
    let slider = Slider(value: 0)
    let scene = Scene(Stack(.vertical, alignment: .fill) { slider })
    scene.show(size: Size(321, 100))
    #expect(slider.frame.size == Size(321, 44))
  }
}

@Suite struct `Slider: custom images` {
  private func images(_ rig: SceneRig<Slider>) -> [(image: Image, rect: Rect)] {
    rig.showFrame()
    func images(_ commands: [DisplayList.Command]) -> [(Image, Rect)] {
      commands.flatMap { command -> [(Image, Rect)] in
        switch command {
        case .image(let image, let rect, _): [(image, rig.inControl(rect))]
        case .group(_, let list): images(list.commands)
        default: []
        }
      }
    }
    return images(Drawing(of: rig).commands)
  }

  @Test func `a thumb image is painted in its size and place, and track images upright`() throws {
    let thumb = try Image.plain(20, 12, red: 1)
    let rig = SceneRig(Slider(value: 0.5))
    rig.control.setThumbImage(thumb, for: .normal)
    let shown = images(rig)
    #expect(shown.map(\.image) == [thumb])
    #expect(shown.map(\.rect) == [Rect(x: 90, y: 16, width: 20, height: 12)])
    // The default thumb and its shadows are not painted.
    #expect(Drawing(of: rig).shadows.isEmpty && Drawing(of: rig).fills.count == 2)
    #expect(rig.control.thumbImage(for: .normal) == thumb)
    #expect(rig.control.thumbImage(for: .highlighted) == nil)
    let slider = Slider(value: 0.25).with(\.orientation, .vertical)
    slider.setMinimumTrackImage(try Image.plain(6, 9, red: 1), for: .normal)
    let upright = SceneRig(slider, size: Size(44, 200))
    #expect(images(upright).map(\.rect) == [Rect(x: 19, y: 143, width: 6, height: 57)])
  }

  @Test func `each state has its own image, or the normal one, and dims if disabled`() throws {
    let pictures = try [1, 2, 3].map { try Image.plain(9, 9, red: $0) }
    let rig = SceneRig(Slider(value: 0.5))
    rig.control.setThumbImage(pictures[0], for: .normal)
    #expect(images(rig.press(at: Point(100, 22))).map(\.image) == [pictures[0]])
    rig.control.setThumbImage(pictures[1], for: .highlighted)
    rig.control.setThumbImage(pictures[2], for: .disabled)
    #expect(images(rig).map(\.image) == [pictures[1]])
    #expect(images(rig.release()).map(\.image) == [pictures[0]])
    rig.control.isEnabled = false
    #expect(images(rig).map(\.image) == [pictures[2]])
    let dim = SceneRig(Slider(value: 0.5))
    dim.control.setThumbImage(try Image.plain(9, 9, red: 1), for: .normal)
    dim.control.isEnabled = false
    dim.showFrame()
    func isDimmed() -> Bool { Drawing(of: dim).groups.contains { $0.opacity == 0.3 } }
    #expect(isDimmed())
    dim.control.setThumbImage(try Image.plain(9, 9, red: 2), for: .disabled)
    dim.showFrame()
    #expect(!isDimmed())
  }

  @Test(arguments: LayoutDirection.allCases)
  func `track images meet under the thumb`(direction: LayoutDirection) throws {
    let (low, high) = (try Image.plain(9, 6, red: 1), try Image.plain(9, 10, red: 2))
    let rig = SceneRig(Slider(value: 0.25), direction: direction)
    rig.control.setMinimumTrackImage(low, for: .normal)
    rig.control.setMaximumTrackImage(high, for: .normal)
    rig.showFrame()
    let isMirrored = direction == .rightToLeft
    let shown = images(rig)
    #expect(shown.map(\.image) == [high, low])
    #expect(
      shown.map(\.rect) == [
        Rect(x: isMirrored ? 0 : 57, y: 17, width: 143, height: 10),
        Rect(x: isMirrored ? 143 : 0, y: 19, width: 57, height: 6),
      ])
    #expect(Drawing(of: rig).fills.count == 1)
    rig.control.setMaximumTrackImage(nil, for: .normal)
    #expect(images(rig).map(\.image) == [low] && Drawing(of: rig).fills.count == 3)
    #expect(rig.control.minimumTrackImage(for: .normal) == low)
    #expect(rig.control.maximumTrackImage(for: .normal) == nil)
  }

  @Test(.spec("slider-p3")) func `images at the ends can be bitmaps`() throws {
    let picture = try Image.plain(40, 20, red: 1)
    let rig = SceneRig(Slider(value: 0.5, minimumValueImage: .image(picture)))
    // The image is scaled to fit into 20 x 20 pt.
    #expect(images(rig).map(\.rect) == [Rect(x: 0, y: 17, width: 20, height: 10)])
  }
}
