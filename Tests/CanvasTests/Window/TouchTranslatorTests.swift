import Testing

@testable import Canvas

@Suite struct `Touch translator` {
  private func read(_ phases: TouchTranslator.Phase...) -> [PointerAction.Kind?] {
    var translator = TouchTranslator()
    return phases.map { translator.read($0, of: 7) }
  }

  @Test func `a touch that is the window's presses, moves and is released`() {
    #expect(
      read(.began, .owned, .moved(isOver: false), .ended) == [
        .pressed(button: 1), nil, .moved(isPrimaryDown: true), .released(button: 1),
      ])
  }

  @Test func `a touch may be anybody's until it is settled`() {
    #expect(
      read(.began, .moved(isOver: false), .owned, .ended) == [
        .pressed(button: 1), .moved(isPrimaryDown: true), nil, .released(button: 1),
      ])
  }

  @Test func `a touch that ends before it is the window's was taken`() {
    #expect(
      read(.began, .moved(isOver: false), .ended) == [
        .pressed(button: 1), .moved(isPrimaryDown: true), .taken,
      ])
  }

  @Test func `a finger that is up moves nothing while it is not settled whose touch it was`() {
    #expect(
      read(.began, .moved(isOver: true), .owned, .ended) == [
        .pressed(button: 1), nil, nil, .released(button: 1),
      ])
    #expect(read(.began, .moved(isOver: true), .ended).last == .taken)
  }

  @Test func `what did not begin here is nothing`() {
    #expect(read(.moved(isOver: false), .owned, .ended, .ended) == [nil, nil, nil, nil])
    #expect(read(.began, .owned, .ended, .moved(isOver: false), .ended).suffix(2) == [nil, nil])
  }

  @Test func `touches have nothing to do with each other`() {
    var translator = TouchTranslator()
    _ = translator.read(.began, of: 1)
    _ = translator.read(.began, of: 2)
    _ = translator.read(.owned, of: 2)
    let first = translator.read(.ended, of: 1)
    let second = translator.read(.ended, of: 2)
    #expect(first == .taken && second == .released(button: 1))
  }

  @Test func `a finger's pointer is none of the display's others`() {
    let names = [0, 1, 2, 0x7FFF_FFFF].map { TouchTranslator.pointer(of: $0) }
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.rawValue < 0 })
    #expect(TouchTranslator.pointer(of: .max).rawValue < 0)
  }
}
