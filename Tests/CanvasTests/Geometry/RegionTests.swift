import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Regions` {
  static let side = 48

  static func pixels(of rects: [PixelRect]) -> Set<Int> {
    var result: Set<Int> = []
    for rect in rects where !rect.isEmpty {
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX { result.insert(y * side + x) }
      }
    }
    return result
  }

  private func randomRect(_ random: inout SeededGenerator) -> PixelRect {
    let (x, y) = (random.int(in: 0...40), random.int(in: 0...40))
    let largest = random.chance(oneIn: 4) ? 7 : 3
    return PixelRect(x, y, random.int(in: 0...largest), random.int(in: 0...largest))
  }

  @Test(arguments: 1...40)
  func `a region covers all added rectangles with at most four apart rectangles`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var region = Region()
    var added: [PixelRect] = []
    for _ in 0..<20 {
      let rect = randomRect(&random)
      if !rect.isEmpty { added.append(rect) }
      region.add(rect)
      for (index, a) in region.rects.enumerated() {
        for b in region.rects.dropFirst(index + 1) { #expect(a.union(b).area > a.area + b.area) }
      }
      let covered = Self.pixels(of: region.rects)
      #expect(covered.isSuperset(of: Self.pixels(of: added)))
      #expect(covered.count == region.area, "rectangles overlap")
      #expect(region.rects.count <= Region.maximumCount && !region.rects.contains(where: \.isEmpty))
      #expect(region.bounds == added.reduce(.zero) { $0.union($1) })
    }
  }

  @Test(arguments: 1...40)
  func `two rectangles are merged only if their union is no larger than both`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (a, b) = (randomRect(&random), randomRect(&random))
      if a.isEmpty || b.isEmpty { continue }
      var region = Region(a)
      region.add(b)
      let together = a.union(b)
      if a.intersects(b) || together.area <= a.area + b.area {
        #expect(region.rects == [together])
      } else {
        #expect(Set(region.rects) == [a, b])
      }
    }
  }

  @Test func `beyond the limit, the pair that wastes least is merged, and absorbs others`() {
    var region = Region()
    let corners = [(0, 0), (40, 0), (0, 40), (40, 40)].map { PixelRect($0.0, $0.1, 4, 4) }
    for rect in corners { region.add(rect) }
    #expect(Set(region.rects) == Set(corners))
    let fifth = PixelRect(33, 0, 4, 4)
    region.add(fifth)
    #expect(region.rects.count == 4 && region.rects.contains(fifth.union(corners[1])))
    var other = Region(PixelRect(0, 0, 10, 10))
    other.add(PixelRect(18, 8, 4, 4))
    #expect(other.rects.count == 2)
    other.add(PixelRect(10, 0, 10, 10))
    #expect(other.rects == [PixelRect(0, 0, 22, 12)])
  }

  @Test(arguments: 1...40)
  func `adding in parts keeps crossing rectangles without overlap`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    func length(_ range: ClosedRange<Int>) -> Int { 100 * random.int(in: range) }
    let row = PixelRect(0, length(0...9), 1000, length(1...2))
    let column = PixelRect(length(0...9), 0, length(1...2), 1000)
    var region = Region()
    for rect in random.chance(oneIn: 2) ? [row, column] : [column, row] { region.addInParts(rect) }
    #expect(region.area == row.area + column.area - row.intersection(column).area)
    #expect(region.bounds == row.union(column))
    for a in region.rects { #expect(region.rects.filter { $0.intersects(a) } == [a]) }
  }

  @Test(arguments: 1...40)
  func `adding in parts covers all rectangles without overlap`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var region = Region()
    var added: [PixelRect] = []
    for _ in 0..<16 {
      let isRow = random.chance(oneIn: 2)
      let rect = PixelRect(
        50 * random.int(in: 0...15), 50 * random.int(in: 0...15),
        50 * random.int(in: 1...(isRow ? 20 : 2)), 50 * random.int(in: 1...(isRow ? 2 : 20)))
      if random.chance(oneIn: 4) { region.add(rect) } else { region.addInParts(rect) }
      added.append(rect)
      #expect(region.rects.count <= Region.maximumCount)
      #expect(region.bounds == added.reduce(.zero) { $0.union($1) })
      for a in region.rects { #expect(region.rects.filter { $0.intersects(a) } == [a]) }
      for rect in added {
        let shown = region.rects.reduce(0) { $0 + $1.intersection(rect).area }
        #expect(shown == rect.area)
      }
    }
  }

  @Test(arguments: 1...20)
  func `clipping keeps exactly the part inside the clip`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var region = Region()
    for _ in 0..<6 { region.add(randomRect(&random)) }
    let clip = PixelRect(
      random.int(in: 0...30), random.int(in: 0...30), random.int(in: 0...18), random.int(in: 0...18)
    )
    let expected = Self.pixels(of: region.rects).intersection(Self.pixels(of: [clip]))
    region.clip(to: clip)
    #expect(Self.pixels(of: region.rects) == expected && region.area == expected.count)
    #expect(region.rects.allSatisfy { !$0.isEmpty })
  }

  @Test func `contained and empty rectangles change nothing, and added ones intersect`() {
    var region = Region(PixelRect(0, 0, 5, 5))
    for rect in [PixelRect(20, 20, 5, 5), PixelRect(2, 2, 5, 5)] { region.add(rect) }
    let before = region
    for rect in [PixelRect(2, 2, 3, 3), .zero, PixelRect(10, 10, 0, 5)] { region.add(rect) }
    #expect(region == before && Region(.zero).isEmpty && Region().bounds == .zero)
    let rects = [PixelRect(6, 6, 1, 1), PixelRect(24, 24, 9, 9), PixelRect(10, 10, 10, 10)]
    #expect(rects.map { region.intersects($0) } == [true, true, false])
  }
}
