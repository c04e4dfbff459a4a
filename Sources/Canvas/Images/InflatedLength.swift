internal import CZlib

/// The length of zlib data (RFC 1950) once it is inflated, which may be a thousand times as long.
enum InflatedLength {
  /// The largest ratio of bytes after and before, which the format (RFC 1951) allows.
  static let largestRatio = 1032

  /// Whether the data in some ranges of a file inflates to more bytes than a limit.
  ///
  /// Inflating stops there. Damaged data ends where it is damaged.
  static func exceeds(_ limit: Int, of file: [UInt8], in ranges: [Range<Int>]) -> Bool {
    let bytes = ranges.reduce(0) { $0 + $1.count }
    // Most files are too short to be inflated for this.
    if bytes <= limit / largestRatio { return false }
    // zlib compares the address of its stream from call to call.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    let output = UnsafeMutablePointer<UInt8>.allocate(capacity: step)
    stream.initialize(to: z_stream())
    defer {
      inflateEnd(stream)
      stream.deallocate()
      output.deallocate()
    }
    guard inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      return false
    }
    return file.withUnsafeBufferPointer { file in
      guard let start = file.baseAddress else { return false }
      var length = 0
      for range in ranges {
        stream.pointee.next_in = UnsafeMutablePointer(mutating: start + range.lowerBound)
        stream.pointee.avail_in = uInt(range.count)
        repeat {
          stream.pointee.next_out = output
          stream.pointee.avail_out = uInt(step)
          let status = inflate(stream, Z_NO_FLUSH)
          length += step - Int(stream.pointee.avail_out)
          if length > limit { return true }
          // Z_BUF_ERROR: more input is needed.
          if status != Z_OK && status != Z_BUF_ERROR { return false }
        } while stream.pointee.avail_out == 0
      }
      return false
    }
  }

  /// Bytes that are inflated at once. chosen
  private static let step = 1 << 16
}

extension [UInt8] {
  /// The bytes that zlib data (RFC 1950) inflates to; `nil` if it is damaged, or has more than
  /// `limit` bytes then.
  package static func inflated(_ data: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    var isComplete = false
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { target, count in
      var length = uLongf(limit)
      let status = data.withUnsafeBufferPointer { data in
        uncompress(target.baseAddress, &length, data.baseAddress, uLong(data.count))
      }
      isComplete = status == Z_OK
      count = isComplete ? Int(length) : 0
    }
    return isComplete ? bytes : nil
  }
}
