import Testing

@testable import Canvas

@Suite struct `Touch translator` {
  private func read(_ phases: TouchTranslator.Phase...) -> [PointerAction.Kind?] {
    var translator = TouchTranslator()
    return phases.map { translator.read($0, of: 7) }
  }

  @Test func `a touch owned by the window presses, moves and releases`() {
    #expect(
      read(.began, .owned, .moved(isOver: false), .ended) == [
        .pressed(button: 1), nil, .moved(isPrimaryDown: true), .released(button: 1),
      ])
  }

  @Test func `a touch can move before the window owns it`() {
    #expect(
      read(.began, .moved(isOver: false), .owned, .ended) == [
        .pressed(button: 1), .moved(isPrimaryDown: true), nil, .released(button: 1),
      ])
  }

  @Test func `a touch that ends before the window owns it is taken`() {
    #expect(
      read(.began, .moved(isOver: false), .ended) == [
        .pressed(button: 1), .moved(isPrimaryDown: true), .taken,
      ])
  }

  @Test func `a lifted finger does not move while ownership is pending`() {
    #expect(
      read(.began, .moved(isOver: true), .owned, .ended) == [
        .pressed(button: 1), nil, nil, .released(button: 1),
      ])
    #expect(read(.began, .moved(isOver: true), .ended).last == .taken)
  }

  @Test func `events without a begin are ignored`() {
    #expect(read(.moved(isOver: false), .owned, .ended, .ended) == [nil, nil, nil, nil])
    #expect(read(.began, .owned, .ended, .moved(isOver: false), .ended).suffix(2) == [nil, nil])
  }

  @Test func `touches are independent`() {
    var translator = TouchTranslator()
    _ = translator.read(.began, of: 1)
    _ = translator.read(.began, of: 2)
    _ = translator.read(.owned, of: 2)
    let first = translator.read(.ended, of: 1)
    let second = translator.read(.ended, of: 2)
    #expect(first == .taken && second == .released(button: 1))
  }

  @Test func `touch pointers have unique negative IDs`() {
    let names = [0, 1, 2, 0x7FFF_FFFF].map { TouchTranslator.pointer(of: $0) }
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.rawValue < 0 })
    #expect(TouchTranslator.pointer(of: .max).rawValue < 0)
  }
}
