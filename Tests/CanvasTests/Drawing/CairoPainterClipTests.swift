import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Cairo painter clips` {
  static let scales = [1, 1.25, 1.5, 2, 2.75]

  private func randomRect(_ random: inout SeededGenerator, in picture: Picture) -> PixelRect {
    PixelRect(
      random.int(in: -3...(picture.width - 2)), random.int(in: -3...(picture.height - 2)),
      random.int(in: 1...picture.width), random.int(in: 1...picture.height))
  }

  @Test(arguments: 1...60)
  func `painting inside a clip gives the pixels of a full paint`(seed: Int) throws {
    var scene = RandomScene(seed: seed)
    let list = scene.list(count: scene.random.int(in: 1...7))
    let scale = scene.random.pick(Self.scales)
    let (width, height) = (Int(40 * scale), Int(30 * scale))
    let masks = MaskCache()
    let origin = Point(scene.random.number(in: -1...1), scene.random.number(in: -1...1))
    func paint(clip: PixelRect?) throws -> Picture {
      try Picture(width, height, scale: scale, masks: masks, clip: clip) {
        list.replay(on: $0, at: origin, text: TextEngine())
      }
    }
    let full = try paint(clip: nil)
    for _ in 0..<5 {
      let clip = randomRect(&scene.random, in: full)
      let part = try paint(clip: clip)
      let isSame = part.pixels == full.clipped(to: clip)
      #expect(isSame, "\(clip), scale \(scale): \(list.commands)")
    }
  }

  @Test func `clips nest and end with their closure, and one outside paints nothing`() throws {
    let everything = Rect(0, 0, 20, 20)
    let outer = PixelRect(2, 3, 10, 10)
    let inner = PixelRect(6, 6, 14, 3)
    let blank = try Picture(20, 20) { _ in }
    var wasCalled = false
    let picture = try Picture(20, 20) { painter in
      painter.clipped(to: outer) {
        painter.clipped(to: inner) { painter.fillAligned(everything, color: .black) }
        #expect(painter.clip == outer)
      }
      #expect(painter.clip == PixelRect(0, 0, 20, 20))
      painter.clipped(to: PixelRect(20, 0, 5, 5)) {
        wasCalled = true
        painter.fillAligned(everything, color: .black)
      }
    }
    #expect(picture.difference(from: blank) == outer.intersection(inner) && !wasCalled)
  }
}
