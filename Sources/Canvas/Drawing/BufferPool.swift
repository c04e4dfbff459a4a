/// A pool of buffers that are used again once nobody else refers to them.
struct BufferPool<Buffer: AnyObject> {
  /// The maximum number of bytes that are kept.
  var byteLimit: Int {
    didSet { if byteCount > byteLimit { removeAll() } }
  }

  private(set) var byteCount = 0

  private var buffers: [Buffer] = []
  private let size: (Buffer) -> Int

  /// Creates a pool; `size` is a buffer's number of bytes.
  init(byteLimit: Int, size: @escaping (Buffer) -> Int) {
    self.byteLimit = byteLimit
    self.size = size
  }

  /// A free buffer that fits, or a new one in place of the free ones.
  mutating func buffer(where fits: (Buffer) -> Bool, make: () -> Buffer) -> Buffer {
    for index in buffers.indices.reversed() where isKnownUniquelyReferenced(&buffers[index]) {
      if fits(buffers[index]) { return buffers[index] }
      byteCount -= size(buffers.remove(at: index))
    }
    let buffer = make()
    if byteCount + size(buffer) <= byteLimit {
      buffers.append(buffer)
      byteCount += size(buffer)
    }
    return buffer
  }

  private mutating func removeAll() {
    buffers = []
    byteCount = 0
  }
}
