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

@Suite @MainActor struct `Scroll bar fade` {
  private let bar = ScrollBar()
  private let scene: Scene

  init() {
    scene = Scene(bar)
    bar.geometry = ScrollBarGeometry(viewLength: 206, contentLength: 412)
  }

  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private func opacity(_ seconds: Double) -> Double { bar.opacity.value(at: time(seconds)) }

  private func show(at seconds: Double) {
    scene.advance(to: time(seconds))
    bar.show()
  }

  private func event(_ phase: PointerEvent.Phase, at seconds: Double) -> PointerEvent {
    scene.advance(to: time(seconds))
    return PointerEvent(phase, at: Point(8, 10), time: time(seconds))
  }

  @Test func `starts after a delay since the last show`() {
    #expect(opacity(1) == 0 && bar.advance(to: time(1)) == .idle)
    show(at: 1)
    show(at: 2)
    #expect(opacity(2) == 1 && bar.isHitTestable)
    #expect(bar.advance(to: time(2)) == .at(time(2.8)))
    #expect(opacity(2.8) == 1 && bar.advance(to: time(2.8)) == .tick)
    #expect(abs(opacity(2.925) - 0.5) < 1e-9)
    #expect(bar.advance(to: time(2.925)) == .tick && opacity(3.1) == 0)
    #expect(bar.advance(to: time(3.1)) == .idle)
  }

  @Test func `is delayed while the bar is held`() {
    show(at: 1)
    #expect(bar.pointerPressed(event(.pressed, at: 1)))
    show(at: 50)
    #expect(opacity(100) == 1 && bar.advance(to: time(100)) == .idle)
    bar.pointerReleased(event(.released, at: 200))
    #expect(opacity(200.5) == 1)
    #expect(bar.advance(to: time(200.5)) == .at(time(200.8)))
  }
}
