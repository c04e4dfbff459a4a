import ControlsTesting
import Testing

@Suite struct `Seeded random numbers` {
  @Test func `match the published generator, and differ only for different seeds`() {
    var random = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
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
    #expect(
      whole == [-1, 0, 1, 2] && steps == [1, 1.25, 1.5, 1.75, 2] && picked == ["a", "b", "c"])
    #expect((850...950).contains(often) && (60...140).contains(seldom))
  }
}
