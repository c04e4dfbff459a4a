import Testing

@testable import Canvas

@Suite struct `Buffer capacity` {
  private let start = PixelSize(width: 480, height: 640)

  @Test func `a window that fits keeps the buffer`() {
    #expect(start.adapted(to: PixelSize(width: 480, height: 640)) == start)
    #expect(start.adapted(to: PixelSize(width: 400, height: 300)) == start)
  }

  @Test func `the painted size of an excessive window is limited`() {
    #expect(PixelSize(width: 7680, height: 4320).painted.height == 4320)
    #expect(PixelSize(width: 1, height: 32767).painted.height == 32767)
    let part = PixelSize(width: 32767, height: 32767).painted
    #expect(part.width == 32767 && part.height > 2000 && part.height < 2100)
    #expect(PixelSize(width: 1 << 40, height: 1 << 20).painted.height == 1)
  }

  @Test func `a growing window gets extra capacity`() {
    let grown = start.adapted(to: PixelSize(width: 500, height: 640))
    #expect(grown == PixelSize(width: 640, height: 640))
    #expect(grown.adapted(to: PixelSize(width: 600, height: 640)) == grown)
  }

  @Test func `excess capacity is released`() {
    let large = start.adapted(to: PixelSize(width: 3840, height: 2160))
    #expect(large.width >= 3840 && large.height >= 2160)
    let small = large.adapted(to: PixelSize(width: 480, height: 640))
    #expect(small.width >= 480 && small.height >= 640)
    #expect(small.width * small.height < 2 * 480 * 640)
  }

  @Test func `a window that was wide and becomes tall does not keep both capacities`() {
    let wide = start.adapted(to: PixelSize(width: 3000, height: 200))
    let tall = wide.adapted(to: PixelSize(width: 200, height: 3000))
    #expect(tall.height >= 3000)
    #expect(tall.width * tall.height < 2_000_000)
  }

  @Test func `resizing to and fro rarely changes the capacity`() {
    var capacity = start
    var changes = 0
    for round in 0..<4 {
      for step in 0...200 {
        let part = Double(round.isMultiple(of: 2) ? step : 200 - step) / 200
        let (width, height) = (480 + Int(1440 * part), 320 + Int(760 * part))
        let next = capacity.adapted(to: PixelSize(width: width, height: height))
        #expect(next.width >= width && next.height >= height)
        if next != capacity { changes += 1 }
        capacity = next
      }
    }
    #expect(changes <= 32, "\(changes) of 804")
  }

  @Test func `the capacity is stable around the size at which it shrinks`() {
    let large = PixelSize(width: 2048, height: 2048)
    var side = 2048
    while large.adapted(to: PixelSize(width: side, height: side)) == large { side -= 1 }
    let small = large.adapted(to: PixelSize(width: side, height: side))
    for other in stride(from: side - 60, through: side + 60, by: 5) {
      #expect(small.adapted(to: PixelSize(width: other, height: other)) == small)
    }
  }

  @Test func `small buffers are kept`() {
    let modest = PixelSize(width: 480, height: 480)
    #expect(modest.adapted(to: PixelSize(width: 10, height: 10)) == modest)
  }
}
