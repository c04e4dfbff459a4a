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

  @Test func `the thumb's length is proportional to the visible content`() {
    #expect(geometry.maximumOffset == 206)
    #expect(geometry.thumbLength == 100)
    #expect(ScrollBarGeometry(viewLength: 206, contentLength: 1e9).thumbLength == 36)
  }

  @Test func `the thumb moves from one end of the track to the other`() {
    #expect(at(0).thumbStart == 3 && at(103).thumbStart == 53)
    #expect(at(206).thumbStart == 103)
    for offset in [0, 17, 103, 206.0] {
      #expect(abs(at(9).offset(forThumbAt: at(offset).thumbStart) - offset) < 1e-9)
    }
  }

  @Test func `the bar is useful only if the content scrolls and the thumb can move`() {
    #expect(geometry.isUseful)
    #expect(!ScrollBarGeometry(viewLength: 206, contentLength: 206).isUseful)
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
