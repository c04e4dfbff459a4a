import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Raster cache` {
  /// Requests a value that is also its key and its size.
  private func get(_ size: Int, from cache: RasterCache<Int, Int>) -> Int {
    cache.value(for: size, byteCount: { $0 }, make: { size })
  }

  @Test(arguments: [0, 100, 900, 4000])
  func `the cache never exceeds its byte limit`(limit: Int) {
    let cache = RasterCache<Int, Int>(byteLimit: limit)
    var random = SeededGenerator(seed: limit)
    for request in 1...300 {
      let size = random.int(in: 1...40) * 16
      #expect(get(size, from: cache) == size)
      #expect(cache.statistics.byteCount <= limit)
      #expect(cache.statistics.hits + cache.statistics.misses == request)
    }
    #expect((cache.statistics.hits > 0) == (limit > 0))
    #expect((cache.statistics.evictions > 0) == (limit > 0))
  }

  @Test func `the least recently used values are evicted first`() {
    // Four values of about 256 bytes fit. The fifth evicts a quarter of the bytes.
    let cache = RasterCache<Int, Int>(byteLimit: 1024)
    for size in 253...256 { _ = get(size, from: cache) }
    _ = get(253, from: cache)
    _ = get(252, from: cache)
    #expect(cache.statistics.evictions == 2)
    let misses = cache.statistics.misses
    for size in [253, 256, 252] { _ = get(size, from: cache) }
    #expect(cache.statistics.misses == misses, "one that was used lately is gone")
    _ = get(254, from: cache)
    #expect(cache.statistics.misses == misses + 1, "the oldest is still there")
  }

  @Test func `a value larger than the limit is made but not cached`() {
    let cache = RasterCache<Int, Int>(byteLimit: 100)
    #expect(get(101, from: cache) == 101)
    #expect(cache.statistics.byteCount == 0)
    #expect(cache.statistics.misses == 1)
  }

  @Test func `lowering the limit evicts the least recently used values`() {
    let cache = RasterCache<Int, Int>(byteLimit: 1000)
    for size in [300, 310, 320] { _ = get(size, from: cache) }
    cache.byteLimit = 500
    #expect(cache.statistics.byteCount <= 500)
    let misses = cache.statistics.misses
    _ = get(320, from: cache)
    #expect(cache.statistics.misses == misses)
  }
}
