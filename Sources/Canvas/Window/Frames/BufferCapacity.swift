/// How large a picture the memory for a window's pixels holds, as the window grows and shrinks.
///
/// Memory that grows gets some room, as the window may grow on; it shrinks only when most of it lies
/// idle. Between the two a window can be dragged to and fro without a change.
struct BufferCapacity: Hashable, Sendable {
  /// px.
  var width: Int
  /// px.
  var height: Int

  /// Chosen: 1.6 times the memory that is needed.
  private static let growth = 1.25
  /// px.
  private static let granularity = 64

  /// Memory shrinks when less than this part of it is needed, which leaves room for more than
  /// doubling what is needed before it grows again.
  private static let idlePart = 4
  /// Less than this is not worth asking the server for other memory, px: 1 MiB.
  private static let smallestSaving = 262_144

  /// What is painted of a window at most, px: twice what a display of 8K shows, in 256 MiB. chosen
  ///
  /// X takes windows of 32767 px each way, which nobody sees all of, and which would be 4 GiB.
  private static let largestArea = 1 << 26

  /// What is painted of a window of a size, px: all of it, or the upper part of one that is absurd.
  static func paintedSize(width: Int, height: Int) -> (width: Int, height: Int) {
    (width, min(height, max(1, largestArea / max(1, width))))
  }

  /// What to have for a window of a size, px; itself as long as that will do.
  func adapted(toWidth width: Int, height: Int) -> BufferCapacity {
    if width > self.width || height > self.height {
      return BufferCapacity(
        width: width > self.width ? Self.roomy(width) : self.width,
        height: height > self.height ? Self.roomy(height) : self.height
      ).shrunk(toWidth: width, height: height)
    }
    return shrunk(toWidth: width, height: height)
  }

  private func shrunk(toWidth width: Int, height: Int) -> BufferCapacity {
    let small = BufferCapacity(width: Self.roomy(width), height: Self.roomy(height))
    guard width * height * Self.idlePart < area, area - small.area >= Self.smallestSaving else {
      return self
    }
    return small
  }

  private var area: Int { width * height }

  private static func roomy(_ length: Int) -> Int {
    let roomy = Int(Double(length) * growth)
    return (roomy + granularity - 1) / granularity * granularity
  }
}
