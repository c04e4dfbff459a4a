/// The contents of a file of text records.
///
/// The file starts with a mark and a checksum, because a broken file would show as broken text.
struct TextCacheFile: Equatable {
  var sources: TextSources
  var preferredFamily: String
  /// The family that is used for the preferred one.
  var family: String
  var records: [TextRecord]

  /// Changes with the format.
  private static let mark = 0x0100_7478_6574_5043

  init(sources: TextSources, preferredFamily: String, family: String, records: [TextRecord]) {
    self.sources = sources
    self.preferredFamily = preferredFamily
    self.family = family
    self.records = records
  }

  /// Fails if the file is not whole.
  init?(_ bytes: [UInt8]) {
    do {
      var reader = ByteReader(bytes: bytes[...])
      guard try reader.number() == Self.mark, try reader.number() == Self.checksum(reader.bytes)
      else { return nil }
      let settings = try reader.array { reader throws(ByteReader.Ended) in try reader.string() }
      let files = try reader.array { reader throws(ByteReader.Ended) in
        TextSources.File(
          path: try reader.string(), changed: try reader.number(), size: try reader.number(),
          number: UInt(bitPattern: try reader.number()))
      }
      sources = TextSources(settings: settings, files: files)
      preferredFamily = try reader.string()
      family = try reader.string()
      records = try reader.array { reader throws(ByteReader.Ended) in try reader.record() }
    } catch {
      return nil
    }
  }

  func encoded() -> [UInt8] {
    var body = ByteWriter()
    body.add(sources.settings) { $0.add($1) }
    body.add(sources.files) { writer, file in
      writer.add(file.path)
      for number in [file.changed, file.size, Int(bitPattern: file.number)] { writer.add(number) }
    }
    body.add(preferredFamily)
    body.add(family)
    body.add(records) { $0.add($1) }
    var file = ByteWriter()
    file.add(Self.mark)
    file.add(Self.checksum(body.bytes[...]))
    return file.bytes + body.bytes
  }

  /// The hash of Fowler, Noll and Vo, of eight bytes at a time.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ word: UInt64) {
      sum = (sum ^ word) &* 0x100_0000_01b3
      sum ^= sum >> 32
    }
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      for byte in bytes[whole...] { add(UInt64(byte)) }
    }
    return Int(bitPattern: UInt(sum))
  }
}
