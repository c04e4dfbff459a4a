import Testing

@testable import Canvas

@Suite struct `Visibility tracker` {
  @Test func `the first appearance is no change`() {
    var visibility = VisibilityTracker()
    #expect(!visibility.isVisible)
    #expect(visibility.setMapped(true) == .none)
    #expect(visibility.isVisible)
  }

  @Test func `every cause of hiding and showing is reported once`() {
    let ways: [(inout VisibilityTracker, Bool) -> VisibilityTracker.Change] = [
      { $0.setMapped(!$1) }, { $0.setObscured($1) }, { $0.setHidden($1) },
      { $0.setManagerState($1 ? 3 : 1) },
    ]
    for way in ways {
      var visibility = VisibilityTracker()
      _ = visibility.setMapped(true)
      #expect(way(&visibility, true) == .disappeared)
      #expect(way(&visibility, true) == .none)
      #expect(way(&visibility, false) == .appeared)
      #expect(way(&visibility, false) == .none)
    }
  }

  @Test func `a removed, normal or withdrawn WM state hides nothing`() {
    var visibility = VisibilityTracker()
    _ = visibility.setMapped(true)
    for state in [nil, 1, 0] as [UInt?] {
      #expect(visibility.setManagerState(state) == .none)
      #expect(visibility.isVisible)
    }
    #expect(visibility.setManagerState(3) == .disappeared)
    #expect(visibility.setManagerState(nil) == .appeared)
  }

  @Test func `a window hidden for two reasons appears once both end`() {
    var visibility = VisibilityTracker()
    _ = visibility.setMapped(true)
    #expect(visibility.setHidden(true) == .disappeared)
    #expect(visibility.setMapped(false) == .none)
    #expect(visibility.setHidden(false) == .none)
    #expect(visibility.setMapped(true) == .appeared)
  }
}
