import Canvas
import Testing

@testable import Controls

@Suite struct `Scroll bar geometry` {
  private let geometry = ScrollBarGeometry(viewLength: 206, contentLength: 412, offset: 0)

  private func at(_ offset: Double) -> ScrollBarGeometry {
    var result = geometry
    result.offset = offset
    return result
  }

  @Test func `the bar is useful only if the content scrolls and the thumb can move`() {
    #expect(geometry.isUseful && !ScrollBarGeometry(viewLength: 206, contentLength: 206).isUseful)
    #expect(!ScrollBarGeometry(viewLength: 206, contentLength: 0).isUseful)
    #expect(!ScrollBarGeometry(viewLength: 30, contentLength: 412).isUseful)
    #expect(!ScrollBarGeometry().isUseful)
    #expect(
      ScrollBarGeometry(viewLength: 30, contentLength: 412, offset: 5).offset(forThumbAt: 9) == 5)
  }

  @Test func `a page is the visible length less an overlap, and at least half of it`() {
    #expect(geometry.pageLength == 158)
    #expect(ScrollBarGeometry(viewLength: 60, contentLength: 412).pageLength == 30)
  }
}
