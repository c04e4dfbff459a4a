import Glibc

/// The reason for which a color profile cannot be converted.
package struct ColorProfileError: Error, Hashable {
  /// The name of the profile; empty for one without a name.
  package var name: String
  package var reason: String

  package init(name: String, reason: String) { (self.name, self.reason) = (name, reason) }
}

extension ColorProfile {
  /// Reads an ICC profile (ICC.1, versions 2 and 4) with a matrix and curves for red, green and
  /// blue.
  ///
  /// `name` is used for a profile without a description. Throws a ``ColorProfileError`` if the
  /// profile is damaged, or has another form, such as a table of all colors.
  package init(icc bytes: [UInt8], name: String) throws {
    let file = ICCFile(bytes)
    let name = file.description ?? name
    func refuse(_ reason: String) -> ColorProfileError {
      ColorProfileError(name: name, reason: reason)
    }
    guard file.text(at: 36, count: 4) == "acsp" else { throw refuse("it is damaged") }
    guard file.text(at: 16, count: 4) == "RGB " else { throw refuse("it is not for RGB colors") }
    guard file.text(at: 20, count: 4) == "XYZ ", file.content("rXYZ") != nil else {
      throw refuse("it has no matrix")
    }
    let colorants = ["rXYZ", "gXYZ", "bXYZ"].compactMap(file.colorant)
    let curves = ["rTRC", "gTRC", "bTRC"].compactMap(file.curve)
    guard colorants.count == 3, curves.count == 3 else { throw refuse("it is damaged") }
    let white = colorants[0] + colorants[1] + colorants[2] - Self.white
    guard max(abs(white.x), abs(white.y), abs(white.z)) < 0.05 else {
      throw refuse("its primaries do not add up to white")
    }
    self.init(name: name, curves: curves, primaries: colorants.map(Self.linear))
  }

  /// The white of the colors between profiles, D50. ICC.1:2022, 7.2.16
  private static let white = SIMD3(0.9642, 1, 0.8249)

  /// The linear sRGB components of a color between profiles: the inverse of the primaries of sRGB,
  /// adapted to D50 by Bradford's matrix.
  private static func linear(_ color: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      3.1338561 * color.x - 1.6168667 * color.y - 0.4906146 * color.z,
      -0.9787684 * color.x + 1.9161415 * color.y + 0.0334540 * color.z,
      0.0719453 * color.x - 0.2289914 * color.y + 1.4052427 * color.z)
  }

  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}

/// The bytes of an ICC profile.
private struct ICCFile {
  private let bytes: [UInt8]
  private var contents: [String: Range<Int>] = [:]

  /// The length of the header, and that of an entry of the table of tags. ICC.1:2022, 7.2 and 7.3
  private static let (header, entry) = (128, 12)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for index in 0..<min(number(at: Self.header) ?? 0, bytes.count / Self.entry) {
      let place = Self.header + 4 + index * Self.entry
      guard let name = text(at: place, count: 4), let start = number(at: place + 4),
        let count = number(at: place + 8), start + count <= bytes.count
      else { continue }
      contents[name] = start..<(start + count)
    }
  }

  /// The range of a tag's data.
  func content(_ tag: String) -> Range<Int>? { contents[tag] }

  func text(at place: Int, count: Int) -> String? {
    guard place + count <= bytes.count else { return nil }
    return String(decoding: bytes[place..<(place + count)], as: UTF8.self)
  }

  /// The big-endian number of some bytes; `nil` outside of the file.
  private func number(at place: Int, bytes count: Int = 4) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The number of 16 + 16 bits; `nil` outside of the file.
  private func fixed(at place: Int) -> Double? {
    number(at: place).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  func colorant(_ tag: String) -> SIMD3<Double>? {
    guard let data = contents[tag], data.count >= 20, text(at: data.lowerBound, count: 4) == "XYZ ",
      let x = fixed(at: data.lowerBound + 8), let y = fixed(at: data.lowerBound + 12),
      let z = fixed(at: data.lowerBound + 16)
    else { return nil }
    return SIMD3(x, y, z)
  }

  func curve(_ tag: String) -> ((Double) -> Double)? {
    guard let data = contents[tag], data.count >= 12 else { return nil }
    switch text(at: data.lowerBound, count: 4) {
    case "curv": return table(in: data)
    case "para": return function(in: data)
    default: return nil
    }
  }

  /// A curve from samples, a power, or the identity. ICC.1:2022, 10.6
  private func table(in data: Range<Int>) -> ((Double) -> Double)? {
    let start = data.lowerBound + 12
    guard let count = number(at: start - 4), count <= (data.count - 12) / 2 else { return nil }
    let numbers = (0..<count).compactMap { number(at: start + 2 * $0, bytes: 2) }.map(Double.init)
    if numbers.isEmpty { return { $0 } }
    if numbers.count == 1 { return { pow($0, numbers[0] / 256) } }
    return { level in
      let place = level * Double(numbers.count - 1)
      let index = min(Int(place), numbers.count - 2)
      let rest = place - Double(index)
      return (numbers[index] * (1 - rest) + numbers[index + 1] * rest) / 65535
    }
  }

  /// A curve from parameters. ICC.1:2022, 10.18
  private func function(in data: Range<Int>) -> ((Double) -> Double)? {
    let lengths = [1, 3, 4, 5, 7]
    guard let kind = number(at: data.lowerBound + 8, bytes: 2), lengths.indices.contains(kind),
      data.count >= 12 + 4 * lengths[kind]
    else { return nil }
    let values = (0..<lengths[kind]).compactMap { fixed(at: data.lowerBound + 12 + 4 * $0) }
    guard values.count == lengths[kind] else { return nil }
    /// In the order g, a, b, c, d, e, f.
    func value(_ index: Int) -> Double { index < values.count ? values[index] : 0 }
    let (g, a, b, c) = (value(0), kind == 0 ? 1 : value(1), value(2), value(3))
    let upper = { (level: Double) in pow(max(a * level + b, 0), g) }
    switch kind {
    case 0: return upper
    case 1, 2:
      let rest = kind == 2 ? c : 0
      return { a * $0 + b >= 0 ? upper($0) + rest : rest }
    default:
      let (d, e, f) = (value(4), value(5), value(6))
      return { $0 >= d ? upper($0) + e : c * $0 + f }
    }
  }

  /// The description, in ASCII (version 2) or in the first language (version 4).
  var description: String? {
    guard let data = contents["desc"], data.count >= 12 else { return nil }
    let start = data.lowerBound
    var words: [UInt8] = []
    if text(at: start, count: 4) == "desc", let count = number(at: start + 8) {
      words = Array(bytes[(start + 12)..<min(start + 12 + count, data.upperBound)])
    } else if text(at: start, count: 4) == "mluc", let count = number(at: start + 20),
      let offset = number(at: start + 24), offset + count <= data.count
    {
      let units = stride(from: start + offset, to: start + offset + count - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      words = Array(String(decoding: units, as: UTF16.self).utf8)
    }
    let name = String(decoding: words.prefix { $0 != 0 }.prefix(100), as: UTF8.self)
    return name.isEmpty ? nil : name
  }
}
