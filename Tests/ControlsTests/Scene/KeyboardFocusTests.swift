import Canvas
import Testing

@testable import Controls

@Suite struct `Keyboard focus` {
  private let nodes = [Node(), Node(), Node()]

  private func focus(at index: Int?) -> KeyboardFocus {
    var focus = KeyboardFocus()
    focus.move(to: index.map { nodes[$0] }, isVisible: true)
    return focus
  }

  private func next(from index: Int?, _ direction: Scene.FocusDirection) -> Int? {
    let neighbor = focus(at: index).neighbor(in: direction, among: nodes)
    return nodes.firstIndex { $0 === neighbor }
  }

  @Test func `wraps around`() {
    #expect([0, 1, 2].map { next(from: $0, .forward) } == [1, 2, 0])
    #expect([0, 1, 2].map { next(from: $0, .backward) } == [2, 0, 1])
  }

  @Test func `begins at an end`() {
    #expect(next(from: nil, .forward) == 0 && next(from: nil, .backward) == 2)
    var focus = KeyboardFocus()
    focus.move(to: Node(), isVisible: false)
    #expect(focus.neighbor(in: .forward, among: nodes) === nodes[0])
  }

  @Test func `has no neighbor without candidates`() {
    #expect(focus(at: 0).neighbor(in: .forward, among: []) == nil)
  }

  @Test func `keeps the first held key`() {
    var focus = focus(at: 0)
    focus.hold(.space, by: nodes[0])
    focus.hold(.enter, by: nodes[1])
    #expect(focus.isKeyHeld(by: nodes[0]) && !focus.isKeyHeld(by: nodes[1]))
    let other = focus.release(.enter)
    #expect(other == nil && focus.isKeyHeld)
    let holder = focus.release(.space)
    #expect(holder === nodes[0] && !focus.isKeyHeld)
    let nobody = focus.release(.space)
    #expect(nobody == nil)
  }

  @Test func `releases a held key once`() {
    var focus = focus(at: 0)
    focus.hold(.space, by: nodes[0])
    let (holder, nobody) = (focus.takeHolder(), focus.takeHolder())
    #expect(holder === nodes[0] && nobody == nil && !focus.isKeyHeld)
  }
}
