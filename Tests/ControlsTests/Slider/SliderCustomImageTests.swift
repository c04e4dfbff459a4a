import Controls
import ControlsTesting
import SpecTrait
import Testing

@testable import Canvas

@Suite struct `Slider: custom images` {
  private func images(_ rig: SceneRig<Slider>) -> [(image: Image, rect: Rect)] {
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

  @Test
  func `a thumb image is painted in its own size in its place, and track images upright`() throws {
    let thumb = try Image.plain(20, 12, red: 1)
    let rig = SceneRig(Slider(value: 0.5))
    rig.control.setThumbImage(thumb, for: .normal)
    rig.showFrame()
    let shown = images(rig)
    #expect(shown.map(\.image) == [thumb])
    #expect(shown.map(\.rect) == [Rect(x: 90, y: 16, width: 20, height: 12)])
    // The default thumb and its shadows are not painted.
    #expect(Drawing(of: rig).shadows.isEmpty && Drawing(of: rig).fills.count == 2)
    #expect(rig.control.thumbImage(for: .normal) == thumb)
    #expect(rig.control.thumbImage(for: .highlighted) == nil)
    let slider = Slider(value: 0.25)
    slider.orientation = .vertical
    slider.setMinimumTrackImage(try Image.plain(6, 9, red: 1), for: .normal)
    let upright = SceneRig(slider, size: Size(44, 200))
    #expect(images(upright).map(\.rect) == [Rect(x: 19, y: 143, width: 6, height: 57)])
  }

  @Test func `each state has its own image, or the normal one, and dims if disabled`() throws {
    let (normal, held, off) = (
      try Image.plain(9, 9, red: 1), try Image.plain(9, 9, red: 2), try Image.plain(9, 9, red: 3)
    )
    let rig = SceneRig(Slider(value: 0.5))
    rig.control.setThumbImage(normal, for: .normal)
    rig.press(at: Point(100, 22))
    rig.showFrame()
    #expect(images(rig).map(\.image) == [normal])
    rig.control.setThumbImage(held, for: .highlighted)
    rig.control.setThumbImage(off, for: .disabled)
    rig.showFrame()
    #expect(images(rig).map(\.image) == [held])
    rig.release()
    rig.showFrame()
    #expect(images(rig).map(\.image) == [normal])
    rig.control.isEnabled = false
    rig.showFrame()
    #expect(images(rig).map(\.image) == [off])
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
    rig.showFrame()
    #expect(images(rig).map(\.image) == [low] && Drawing(of: rig).fills.count == 3)
    #expect(rig.control.minimumTrackImage(for: .normal) == low)
    #expect(rig.control.maximumTrackImage(for: .normal) == nil)
  }

  @Test(.spec("slider-p3")) func `images at the ends can be bitmaps`() throws {
    let picture = try Image.plain(40, 20, red: 1)
    let slider = Slider(value: 0.5, minimumValueImage: .image(picture))
    let rig = SceneRig(slider)
    // The image is scaled to fit into 20 x 20 pt.
    #expect(images(rig).map(\.rect) == [Rect(x: 0, y: 17, width: 20, height: 10)])
  }
}
