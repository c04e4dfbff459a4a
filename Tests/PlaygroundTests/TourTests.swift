import Canvas
import Testing

@testable import tour

extension PlaygroundTests {
  @Suite @MainActor struct TourTests {
    @Test(arguments: [(Visit.Theme.light, 0), (.dark, 1)])
    func theThemeControlIsLeftInTheThemeOfTheVisit(theme: Visit.Theme, segment: Int) {
      let frame = Rect(x: 100, y: 10, width: 300, height: 32)
      let presses = Visit.presses(onThemes: frame, endingWith: theme)
      let segments = presses.map { Int(($0 - frame.minX) / (frame.width / 3)) }
      #expect(segments.sorted() == [0, 1, 2] && segments.last == segment)
    }
  }
}
