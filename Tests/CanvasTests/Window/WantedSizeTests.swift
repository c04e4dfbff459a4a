import Testing

@testable import Canvas

@Suite struct `Wanted size` {
  private typealias Pixels = WantedSize.Pixels

  private let small = Pixels(width: 480, height: 640)
  private let large = Pixels(width: 960, height: 1280)

  @Test func `grows no further than the screen, and is as large as before once there is room`() {
    let screen = WantedSize.Pixels(width: 300, height: 150)
    var size = WantedSize(WantedSize.Pixels(width: 200, height: 100), scale: 1)
    let asked = size.rescale(to: 2, within: screen)
    #expect(asked == screen)
    let isTold = size.told(screen, scale: 2)
    let back = size.rescale(to: 1, within: screen)
    #expect(isTold && back == WantedSize.Pixels(width: 200, height: 100))
    var large = WantedSize(WantedSize.Pixels(width: 400, height: 100), scale: 1)
    let clamped = large.rescale(to: 1.5, within: screen)
    #expect(clamped == WantedSize.Pixels(width: 400, height: 150))
  }

  @Test func `another scale asks for other pixels and keeps the points`() {
    var size = WantedSize(small, scale: 1)
    #expect(size.rescale(to: 2) == large)
    let isNew = size.told(large, scale: 2)
    #expect(isNew)
    #expect(size.points == Size(480, 640))
  }

  @Test func `a change that is taken back before it shows leaves nothing`() {
    var size = WantedSize(small, scale: 1)
    #expect(size.rescale(to: 2) == large)
    #expect(size.rescale(to: 1) == small)
    // Both answers come late, at the scale of now.
    _ = size.told(large, scale: 1)
    #expect(size.points == Size(480, 640))
    _ = size.told(small, scale: 1)
    #expect(size.points == Size(480, 640))
    #expect(size.current == small)
  }

  @Test func `answers that are read together count as one`() {
    var size = WantedSize(small, scale: 1)
    _ = size.rescale(to: 2)
    _ = size.rescale(to: 1)
    let isNew = size.told(small, scale: 1)
    #expect(!isNew)
    #expect(size.points == Size(480, 640))
    #expect(size.rescale(to: 2) == large)
  }

  @Test func `a window that is only moved meanwhile says nothing about its size`() {
    var size = WantedSize(small, scale: 1)
    _ = size.rescale(to: 2)
    let isNew = size.told(small, scale: 2)
    #expect(!isNew)
    #expect(size.points == Size(480, 640))
  }

  @Test func `what the user or the manager makes of it is the wish from then on`() {
    var size = WantedSize(small, scale: 1)
    _ = size.rescale(to: 2)
    _ = size.told(Pixels(width: 900, height: 1000), scale: 2)
    #expect(size.points == Size(450, 500))
    #expect(size.rescale(to: 1) == Pixels(width: 450, height: 500))
  }

  @Test func `nothing is asked for that is there`() {
    var size = WantedSize(small, scale: 1)
    #expect(size.rescale(to: 1) == nil)
  }
}
