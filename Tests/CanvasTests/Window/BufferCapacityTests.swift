import Testing

@testable import Canvas

@Suite struct `Buffer capacity` {
  private let start = BufferCapacity(width: 480, height: 640)

  @Test func `a window that fits keeps the buffer`() {
    #expect(start.adapted(toWidth: 480, height: 640) == start)
    #expect(start.adapted(toWidth: 400, height: 300) == start)
  }

  @Test func `the painted size of an excessive window is limited`() {
    #expect(BufferCapacity.paintedSize(width: 7680, height: 4320).height == 4320)
    #expect(BufferCapacity.paintedSize(width: 1, height: 32767).height == 32767)
    let part = BufferCapacity.paintedSize(width: 32767, height: 32767)
    #expect(part.width == 32767 && part.height > 2000 && part.height < 2100)
    #expect(BufferCapacity.paintedSize(width: 1 << 40, height: 1 << 20).height == 1)
  }

  @Test func `a growing window gets extra capacity`() {
    let grown = start.adapted(toWidth: 500, height: 640)
    #expect(grown == BufferCapacity(width: 640, height: 640))
    #expect(grown.adapted(toWidth: 600, height: 640) == grown)
  }

  @Test func `excess capacity is released`() {
    let large = start.adapted(toWidth: 3840, height: 2160)
    #expect(large.width >= 3840 && large.height >= 2160)
    let small = large.adapted(toWidth: 480, height: 640)
    #expect(small.width >= 480 && small.height >= 640)
    #expect(small.width * small.height < 2 * 480 * 640)
  }

  @Test func `a window that was wide and becomes tall does not keep both capacities`() {
    let wide = start.adapted(toWidth: 3000, height: 200)
    let tall = wide.adapted(toWidth: 200, height: 3000)
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
        let next = capacity.adapted(toWidth: width, height: height)
        #expect(next.width >= width && next.height >= height)
        if next != capacity { changes += 1 }
        capacity = next
      }
    }
    #expect(changes <= 32, "\(changes) of 804")
  }

  @Test func `the capacity is stable around the size at which it shrinks`() {
    let large = BufferCapacity(width: 2048, height: 2048)
    var side = 2048
    while large.adapted(toWidth: side, height: side) == large { side -= 1 }
    let small = large.adapted(toWidth: side, height: side)
    for other in stride(from: side - 60, through: side + 60, by: 5) {
      #expect(small.adapted(toWidth: other, height: other) == small)
    }
  }

  @Test func `small buffers are kept`() {
    let modest = BufferCapacity(width: 480, height: 480)
    #expect(modest.adapted(toWidth: 10, height: 10) == modest)
  }
}
