internal import CZlib

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
