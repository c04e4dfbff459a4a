import Canvas
import ReferenceRenderer
import Testing

/// A rounded rectangle in points at a scale, for both renderers.
struct DrawnShape: CustomStringConvertible {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var radius: Double
  var isContinuous = false
  var scale = 1.0

  var ours: RoundedRectangle {
    RoundedRectangle(
      Rect(x: x, y: y, width: width, height: height), radius: radius,
      curve: isContinuous ? .continuous : .circular)
  }

  var reference: ReferenceShape {
    ReferenceShape(
      x: x, y: y, width: width, height: height, radius: radius, isContinuous: isContinuous,
      scale: scale)
  }

  func isAtCorner(x column: Int, y row: Int) -> Bool {
    let reach = 1.528665 * radius
    func isNear(_ pixel: Int, _ from: Double, _ length: Double) -> Bool {
      let place = (Double(pixel) + 0.5) / scale - from
      return min(place, length - place) < reach
    }
    return isNear(column, x, width) && isNear(row, y, height)
  }

  var description: String {
    "\(width)x\(height) at \(x), \(y), radius \(radius)\(isContinuous ? " continuous" : ""), "
      + "\(scale)x"
  }

  /// The darkness, 0...1, of a drawing on a white page with a margin, pt, to the right and below.
  func darkness(
    margin: Double, _ draw: (CairoPainter) -> Void
  ) throws -> (width: Int, height: Int, values: [Double]) {
    let bitmap = try Bitmap(
      width: Int(((x + width + margin) * scale).rounded(.up)),
      height: Int(((y + height + margin) * scale).rounded(.up)))
    let painter = CairoPainter(target: bitmap, scale: scale, masks: MaskCache(), text: TextEngine())
    painter.fillAligned(
      Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height)), color: .white)
    draw(painter)
    return (bitmap.width, bitmap.height, ReferencePicture(bitmap).darkness)
  }
}

struct GrayMap {
  let width: Int
  let height: Int
  let values: [Double]

  /// Reads a binary PGM file with 16 bits a pixel, big endian.
  init(pgm bytes: [UInt8]) throws {
    let header = bytes.split(maxSplits: 4, omittingEmptySubsequences: false) { byte in
      byte == 10 || byte == 32
    }
    try #require(header.count == 5)
    let words = header[..<4].map { String(decoding: $0, as: UTF8.self) }
    try #require(words[0] == "P5" && words[3] == "65535")
    width = try #require(Int(words[1]))
    height = try #require(Int(words[2]))
    let samples = Array(header[4])
    try #require(samples.count == 2 * width * height)
    values = (0..<(width * height)).map { index in
      let (high, low) = (Int(samples[2 * index]), Int(samples[2 * index + 1]))
      return Double(high * 256 + low) / 65535
    }
  }
}

extension ReferencePicture {
  init(_ bitmap: Bitmap) {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(bitmap.width * bitmap.height)
    for y in 0..<bitmap.height {
      let row = UnsafeRawPointer(bitmap.bytes + y * bitmap.bytesPerRow)
        .bindMemory(to: UInt32.self, capacity: bitmap.width)
      pixels.append(contentsOf: UnsafeBufferPointer(start: row, count: bitmap.width))
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  init(png: [UInt8]) throws { try self.init(Bitmap(png: png)) }
}
