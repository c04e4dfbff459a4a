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
  ///
  /// - Throws: ``ImageError``
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
  /// Decodes a PNG file.
  ///
  /// The size is checked before the pixels are decompressed.
  ///
  /// `scale` is in pixels per point; `name` appears in error messages.
  ///
  /// - Throws: ``ImageError`` if the bytes are not PNG, damaged, or too large.
  public init(png bytes: [UInt8], scale: Double = 1, name: String = "") throws {
    let file = try PNGFile(bytes, scale: scale, name: name)
    let bitmap: Bitmap
    do {
      bitmap = try Bitmap(file)
    } catch BitmapError.cannotDecode(let reason) {
      throw ImageError(name: name, problem: .undecodable(reason: reason))
    }
    try self.init(bitmap, scale: scale, name: name)
  }
}
