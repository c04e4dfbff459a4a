import Testing

@testable import Canvas

@Suite struct `Resize sync` {
  @Test func `the sync number is answered once, when its size is shown`() {
    var sync = ResizeSync()
    #expect(sync.answer(awaitsFrame: false, isVisible: true) == nil)
    sync.announce(7)
    #expect(sync.answer(awaitsFrame: false, isVisible: true) == nil)
    sync.configured()
    #expect(sync.answer(awaitsFrame: true, isVisible: true) == nil)
    #expect(sync.answer(awaitsFrame: false, isVisible: true) == 7)
    #expect(sync.answer(awaitsFrame: false, isVisible: true) == nil)
  }

  @Test func `a configure event without a sync number does not reuse an older number`() {
    var sync = ResizeSync()
    sync.announce(7)
    sync.configured()
    #expect(sync.answer(awaitsFrame: false, isVisible: true) == 7)
    sync.configured()
    #expect(sync.answer(awaitsFrame: false, isVisible: true) == nil)
    sync.announce(9)
    sync.configured()
    sync.configured()
    #expect(sync.answer(awaitsFrame: false, isVisible: false) == 9)
  }

  @Test func `the latest sync number is answered`() {
    var sync = ResizeSync()
    sync.announce(7)
    sync.configured()
    sync.announce(8)
    sync.configured()
    #expect(sync.answer(awaitsFrame: false, isVisible: true) == 8)
  }

  @Test func `a hidden window is answered without waiting for a frame`() {
    var sync = ResizeSync()
    sync.announce(7)
    sync.configured()
    #expect(sync.answer(awaitsFrame: true, isVisible: true) == nil)
    #expect(sync.answer(awaitsFrame: true, isVisible: false) == 7)
  }
}
