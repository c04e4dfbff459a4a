import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Seeded random numbers` {
  @Test func `match the published generator`() {
    var random = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `are the same for the same seed of any type, and differ for another`() {
    func numbers(_ seed: some BinaryInteger) -> [UInt64] {
      var random = SeededGenerator(seed: seed)
      return (0..<4).map { _ in random.next() }
    }
    #expect(numbers(7) == numbers(UInt64(7)) && numbers(-1) == numbers(UInt64.max))
    #expect(numbers(7) != numbers(8))
  }

  @Test func `stay in their ranges and reach both ends`() {
    var random = SeededGenerator(seed: 3)
    var (whole, steps, picked) = (Set<Int>(), Set<Double>(), Set<String>())
    var (often, seldom) = (0, 0)
    for _ in 0..<1000 {
      whole.insert(random.int(in: -1...2))
      steps.insert(random.number(in: 1...2, step: 0.25))
      picked.insert(random.pick(["a", "b", "c"]))
      #expect((0.5...0.75).contains(random.number(in: 0.5...0.75)))
      if random.chance(0.9) { often += 1 }
      if random.chance(oneIn: 10) { seldom += 1 }
    }
    #expect(whole == [-1, 0, 1, 2])
    #expect(steps == [1, 1.25, 1.5, 1.75, 2])
    #expect(picked == ["a", "b", "c"])
    #expect((850...950).contains(often))
    #expect((60...140).contains(seldom))
  }
}

private final class Sampler: Node {
  override func paint(with painter: any Painter, in context: PaintContext) {
    let box = RoundedRectangle(
      Rect(x: 4, y: 4, width: 40, height: 24), radius: 8, curve: .continuous)
    let inner = RoundedRectangle(Rect(x: 8, y: 20, width: 20, height: 20), radius: 4)
    let shade = Color(hex: 0, alpha: 0.5)
    painter.drawShadow(Shadow(offset: Point(0, 3), blur: 8, color: shade), of: box)
    painter.drawShadow(Shadow(offset: Point(0, 1), blur: 1, color: shade), of: box)
    painter.fill(box, color: Color(hex: 0x3366CC))
    painter.drawShadow(
      Shadow(offset: Point(0, 2), blur: 4, color: shade), of: inner, within: box)
    painter.strokeInside(box, width: 1, color: .white)
    painter.fillAligned(Rect(x: 30.5, y: 6, width: 1, height: 16), color: .white)
  }
}

@Suite struct `Mistaken painter` {
  @Test(arguments: PaintingMistake.allCases)
  func `paints a different picture`(mistake: PaintingMistake) throws {
    let rig = SceneRig(Sampler(), size: Size(48, 40))
    let right = try rig.picture()
    let spoiled = try rig.picture { MistakenPainter($0, mistake) }
    #expect(!PictureDifference(spoiled, right).meets(.rounding))
    #expect(try rig.picture() == right)
  }
}
