import Testing

@testable import Canvas

@Suite struct `Resize sync` {
  @Test func `the number is answered once, when its size is shown`() {
    var sync = ResizeSync()
    #expect(sync.answer(isShown: true) == nil)
    sync.announce(7)
    #expect(sync.answer(isShown: true) == nil)
    sync.configured()
    #expect(sync.answer(isShown: false) == nil)
    #expect(sync.answer(isShown: true) == 7)
    #expect(sync.answer(isShown: true) == nil)
  }

  @Test func `a size without a number answers nothing`() {
    var sync = ResizeSync()
    sync.configured()
    #expect(sync.answer(isShown: true) == nil)
  }

  @Test func `the latest number wins`() {
    var sync = ResizeSync()
    sync.announce(7)
    sync.configured()
    sync.announce(8)
    sync.configured()
    #expect(sync.answer(isShown: true) == 8)
  }
}
