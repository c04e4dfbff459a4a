import Testing

@testable import Canvas

@Suite struct `Recent cache` {
  @Test func `a value is made once`() {
    var cache = RecentCache<Int, Int>(capacity: 4)
    var made = 0
    for _ in 0..<3 {
      let value = cache.value(for: 7) {
        made += 1
        return 70
      }
      #expect(value == 70)
    }
    #expect(made == 1)
    #expect(cache.count == 1)
  }

  @Test func `the cache never exceeds its capacity`() {
    for capacity in [2, 3, 4, 10] {
      var cache = RecentCache<Int, Int>(capacity: capacity)
      for index in 0..<100 {
        _ = cache.value(for: index * 7 % 13) { index }
        #expect(cache.count <= capacity)
      }
    }
  }

  @Test func `a value that is used repeatedly stays cached`() {
    var cache = RecentCache<Int, Int>(capacity: 8)
    _ = cache.value(for: 0) { 0 }
    var madeAgain = false
    for index in 1..<100 {
      _ = cache.value(for: index) { index }
      _ = cache.value(for: 0) {
        madeAgain = true
        return 0
      }
    }
    #expect(!madeAgain)
  }

  @Test func `removing all values empties the cache`() {
    var cache = RecentCache<Int, Int>(capacity: 4)
    for index in 0..<4 { _ = cache.value(for: index) { index } }
    cache.removeAll()
    #expect(cache.count == 0)
    #expect(cache.value(for: 1) { 5 } == 5)
  }
}
