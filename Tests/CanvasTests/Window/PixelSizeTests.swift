import Testing

@testable import Canvas

@Suite struct `Buffer capacity` {
  private let start = PixelSize(width: 480, height: 640)

  @Test func `the painted size of an excessive window is limited`() {
    #expect(PixelSize(width: 7680, height: 4320).painted.height == 4320)
    #expect(PixelSize(width: 1, height: 32767).painted.height == 32767)
    let part = PixelSize(width: 32767, height: 32767).painted
    #expect(part.width == 32767 && part.height > 2000 && part.height < 2100)
    #expect(PixelSize(width: 1 << 40, height: 1 << 20).painted.height == 1)
  }

  @Test func `a window that fits and a small buffer are kept, and a growing one gets more`() {
    let grown = PixelSize(width: 640, height: 640)
    let modest = PixelSize(width: 480, height: 480)
    for (buffer, width, height, adapted) in [
      (start, 480, 640, start), (start, 400, 300, start), (start, 500, 640, grown),
      (grown, 600, 640, grown), (modest, 10, 10, modest),
    ] {
      #expect(buffer.adapted(to: PixelSize(width: width, height: height)) == adapted)
    }
  }

  @Test(arguments: [
    // Excess is released, and a window that was wide and becomes tall does not keep both.
    (PixelSize(width: 3840, height: 2160), PixelSize(width: 480, height: 640), 2 * 480 * 640),
    (PixelSize(width: 3000, height: 200), PixelSize(width: 200, height: 3000), 2_000_000),
  ])
  func `excess capacity is released`(before: PixelSize, after: PixelSize, limit: Int) {
    let large = start.adapted(to: before)
    let small = large.adapted(to: after)
    #expect(large.width >= before.width && large.height >= before.height)
    #expect(small.width >= after.width && small.height >= after.height)
    #expect(small.width * small.height < limit)
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
}
