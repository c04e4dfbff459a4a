import Canvas
import Testing

@testable import peers

@Suite struct DragPathTests {
  @Test func `a sweep takes a second each way`() {
    let (start, end) = (Point(100, 50), Point(300, 50))
    func x(_ number: Int) -> Double {
      DragPath.place(number, rate: 125, from: start, to: end).x.rounded()
    }
    #expect(x(1) == 102)
    #expect(x(125) == 300)
    #expect(x(126) == 298)
    #expect(x(250) == 100)
    #expect(x(375) == 300)
  }

  @Test func `every step moves the thumb`() {
    let places = (0..<40).map {
      DragPath.step($0, from: Point(0, 0), to: Point(235, 0)).x.rounded()
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) > 10 })
  }
}
