import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Child index` {
  static func rect(_ random: inout SeededGenerator, in side: Int) -> PixelRect {
    PixelRect(
      x: Int.random(in: 0..<side, using: &random), y: Int.random(in: 0..<side, using: &random),
      width: Int.random(in: 0...20, using: &random), height: Int.random(in: 0...20, using: &random))
  }

  @Test(arguments: [1, 2, 31, 32, 33, 100])
  func `finds the same children as a linear search, in the same order`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var areas = (0..<count).map { _ in Self.rect(&random, in: 200) }
    var index = ChildIndex(areas)
    for _ in 0..<60 {
      let query = Self.rect(&random, in: 220).outset(by: 1)
      let expected = areas.indices.filter { !areas[$0].isEmpty && areas[$0].intersects(query) }
      var found: [Int] = []
      index.forEach(touching: query) { found.append($0) }
      #expect(found == expected && index.last(touching: query) { $0 } == expected.last)
      #expect(
        index.last(touching: query) { $0 % 3 == 0 ? $0 : nil }
          == expected.last { $0.isMultiple(of: 3) })

      let child = Int.random(in: 0..<count, using: &random)
      let area = Self.rect(&random, in: 200)
      index.grow(child, by: area)
      areas[child] = areas[child].union(area)
    }
  }

  @Test func `visits few of many children`() {
    let areas = (0..<10_000).map {
      PixelRect(x: $0 % 40 * 29, y: $0 / 40 * 27, width: 60, height: 50)
    }
    let index = ChildIndex(areas)
    var tried = 0
    _ = index.last(touching: PixelRect(x: 600, y: 3000, width: 1, height: 1)) { _ -> Int? in
      tried += 1
      return nil
    }
    #expect(tried == areas.count { $0.intersects(PixelRect(x: 600, y: 3000, width: 1, height: 1)) })
    #expect(tried < 10)
  }
}
