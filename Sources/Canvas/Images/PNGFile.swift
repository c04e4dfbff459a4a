internal import CZlib

/// The parts of a PNG file that its pixels need.
///
/// A small file can claim an enormous size, and its data can inflate to gigabytes; both are
/// rejected before the pixels are decoded.
struct PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Bytes to which pixels can inflate beyond those of their size; they take 0.05 s. chosen
  private static let spare = 16 << 20

  /// The file without chunks that do not change its pixels, such as compressed texts.
  let bytes: [UInt8]

  /// `scale` is in pixels per point; `name` appears in error messages.
  init(_ file: [UInt8], scale: Double = 1, name: String = "") throws(ImageError) {
    func number(at place: Int) -> Int { file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let isPNG = !file.isEmpty && Self.signature.starts(with: file.prefix(Self.signature.count))
    // Signature, length and kind of the first chunk, width and height.
    if isPNG && file.count < 24 { throw ImageError(name: name, problem: .truncated) }
    guard isPNG, file[12..<16].elementsEqual("IHDR".utf8) else {
      throw ImageError(name: name, problem: .notPNG)
    }
    let (width, height) = (number(at: 16), number(at: 20))
    try Image.check(width: width, height: height, scale: scale, name: name)
    var bytes = Self.signature
    bytes.reserveCapacity(file.count)
    var data: [Range<Int>] = []
    var place = Self.signature.count
    var kind = ""
    while kind != "IEND" {
      // Length, kind, content, and checksum.
      let end = place + 12 <= file.count ? place + 12 + number(at: place) : .max
      guard end <= file.count else { throw ImageError(name: name, problem: .truncated) }
      kind = String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
      if kind == "IDAT" { data.append((place + 8)..<(end - 4)) }
      // Critical chunks have a capital letter; of the others, only tRNS changes pixels.
      if file[place + 4] & 0x20 == 0 || kind == "tRNS" { bytes += file[place..<end] }
      place = end
    }
    self.bytes = bytes
    // A pixel has at most 8 bytes.
    let limit = 8 * width * height + Self.spare
    if InflatedLength.exceeds(limit, of: file, in: data) {
      throw ImageError(name: name, problem: .tooMuchData(width: width, height: height))
    }
  }
}

extension Image {
  /// Decodes a PNG file; the size is checked before the pixels are decompressed.
  ///
  /// `scale` is in pixels per point; `name` appears in error messages.
  /// Throws an ``ImageError`` if the bytes are not PNG, damaged, or too large.
  public init(png bytes: [UInt8], scale: Double = 1, name: String = "") throws {
    let file = try PNGFile(bytes, scale: scale, name: name)
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(file)
    } catch PictureError.cannotDecode(let reason) {
      throw ImageError(name: name, problem: .undecodable(reason: reason))
    }
    try self.init(bitmap, scale: scale, name: name)
  }
}

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
  /// The bytes that zlib data (RFC 1950) inflates to; `nil` if damaged or longer than `limit`.
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
