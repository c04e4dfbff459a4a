import Testing

@testable import Canvas

@Suite struct `Visibility tracker` {
  @Test func `the first appearance is no change`() {
    var visibility = VisibilityTracker()
    #expect(!visibility.isVisible)
    #expect(visibility.set(.unmapped, false) == .none)
    #expect(visibility.isVisible)
  }

  @Test func `every cause of hiding and showing is reported once`() {
    let ways: [(inout VisibilityTracker, Bool) -> VisibilityTracker.Change] = [
      { $0.set(.unmapped, $1) }, { $0.set(.obscured, $1) }, { $0.set(.hidden, $1) },
      { $0.setManagerState($1 ? 3 : 1) },
    ]
    for way in ways {
      var visibility = VisibilityTracker()
      _ = visibility.set(.unmapped, false)
      #expect(way(&visibility, true) == .disappeared)
      #expect(way(&visibility, true) == .none)
      #expect(way(&visibility, false) == .appeared)
      #expect(way(&visibility, false) == .none)
    }
  }

  @Test func `a removed, normal or withdrawn WM state hides nothing`() {
    var visibility = VisibilityTracker()
    _ = visibility.set(.unmapped, false)
    for state in [nil, 1, 0] as [UInt?] {
      #expect(visibility.setManagerState(state) == .none)
      #expect(visibility.isVisible)
    }
    #expect(visibility.setManagerState(3) == .disappeared)
    #expect(visibility.setManagerState(nil) == .appeared)
  }

  @Test func `a window hidden for two reasons appears once both end`() {
    var visibility = VisibilityTracker()
    _ = visibility.set(.unmapped, false)
    #expect(visibility.set(.hidden, true) == .disappeared)
    #expect(visibility.set(.unmapped, true) == .none)
    #expect(visibility.set(.hidden, false) == .none)
    #expect(visibility.set(.unmapped, false) == .appeared)
  }
}
