/// A laid out text that a ``TextCache`` keeps.
struct TextRecord: Equatable {
  enum Content: Equatable {
    /// A line with its coverage, row by row without gaps; `nil` if it was not drawn, or has colors.
    case line(TextLine.Metrics, coverage: ArraySlice<UInt8>?)
    /// The lines of a text that is broken at its maximum width.
    case lines([String])
  }

  let text: Text
  let scale: Double
  var content: Content

  /// About what the record takes in a file.
  var byteCount: Int {
    switch content {
    case .line(_, let coverage): 150 + text.string.utf8.count + (coverage?.count ?? 0)
    case .lines: 150 + 2 * text.string.utf8.count
    }
  }
}

extension ByteWriter {
  mutating func add(_ record: TextRecord) {
    let (text, font) = (record.text, record.text.font)
    add(text.string)
    add(text.maximumWidth ?? .nan)
    // No family has an empty name.
    add(font.family ?? "")
    add(font.size)
    add(font.weight.rawValue)
    add(font.figures == .tabular ? 1 : 0)
    add(font.tracking)
    add(record.scale)
    switch record.content {
    case .line(let metrics, let coverage):
      add(coverage == nil ? 0 : 1)
      let bounds = metrics.paintBounds
      for number in [
        metrics.width, metrics.height, metrics.baseline, bounds.x, bounds.y, bounds.width,
        bounds.height,
      ] { add(number) }
      if let coverage { add(coverage) }
    case .lines(let lines):
      add(2)
      add(lines) { $0.add($1) }
    }
  }
}

extension ByteReader {
  mutating func record() throws(Ended) -> TextRecord {
    let string = try string()
    let width = try double()
    let family = try self.string()
    let size = try double()
    guard let weight = Font.Weight(rawValue: try number()) else { throw Ended() }
    let font = Font(
      size: size, weight: weight, figures: try number() == 1 ? .tabular : .proportional,
      tracking: try double(), family: family.isEmpty ? nil : family)
    return TextRecord(
      text: Text(string, font: font, maximumWidth: width.isNaN ? nil : width),
      scale: try double(), content: try content())
  }

  private mutating func content() throws(Ended) -> TextRecord.Content {
    switch try number() {
    case 0: return .line(try metrics(), coverage: nil)
    case 1:
      let metrics = try metrics()
      let coverage = try part()
      guard coverage.count == metrics.paintBounds.area else { throw Ended() }
      return .line(metrics, coverage: coverage)
    case 2: return .lines(try array { reader throws(Ended) in try reader.string() })
    default: throw Ended()
    }
  }

  private mutating func metrics() throws(Ended) -> TextLine.Metrics {
    TextLine.Metrics(
      width: try number(), height: try number(), baseline: try number(),
      paintBounds: PixelRect(
        x: try number(), y: try number(), width: try number(), height: try number()))
  }
}
