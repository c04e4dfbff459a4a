import Canvas
import Controls

/// How a log's segmented control begins.
struct SegmentedLogOptions: ControlLogOptions {
  private var description = SegmentedDescription()
  let width: Double?

  init(_ fields: inout JSONFields) throws {
    try Self.readSegments(&fields, &description)
    description.symbols = try fields.strings("symbols") ?? []
    description.beneath = try fields.strings("beneath") ?? []
    description.helpTags = try fields.strings("helpTags") ?? []
    description.caption = try fields.string("caption") ?? ""
    description.widths = try fields.segmentWidths() ?? .equal
    description.size = try fields.choice("controlSize") ?? .regular
    description.mode = try fields.choice("selectionMode") ?? .single
    description.selected = try fields.selection("selected") ?? [0]
    description.disabled = Set(try fields.integers("disabledSegments") ?? [])
    description.tint = try fields.color("tint")
    description.offsets = try fields.offsets()
    description.allowsEmptySelection = try fields.bool("allowsEmptySelection") ?? false
    description.selectionFollowsFocus = try fields.bool("selectionFollowsFocus") ?? true
    if let json = fields.take("appearance"), json != .null {
      description.appearance =
        try AppearanceFile(
          option: json, folder: fields.folder, place: "\(fields.place), appearance"
        ).appearance
    }
    description.isSpringLoaded = try fields.bool("springLoaded") ?? false
    width = try fields.controlWidth() ?? 300
    if let complaint = description.complaint(naming: Self.key) { throw fields.failure(complaint) }
  }

  private static func readSegments(
    _ fields: inout JSONFields, _ description: inout SegmentedDescription
  ) throws {
    guard let json = fields.take("segments") else { return }
    if let titles = json.segmentTitles {
      description.titles = titles
      return
    }
    var isOfRightKind = json.number != nil
    if case .array(let values) = json { isOfRightKind = values.allSatisfy { $0.string != nil } }
    throw fields.failure(
      isOfRightKind
        ? "segments has to be 1 to \(SegmentsArgument.maximumCount)"
        : "segments has to be a number or a list of titles")
  }

  /// An option's name as a log writes it.
  private static func key(_ name: String) -> String {
    switch name {
    case "disabled-segments": "disabledSegments"
    case "help-tags": "helpTags"
    case "offset": "offsets"
    default: name
    }
  }

  @MainActor
  func control(label: String) -> Control { description.control(label: label) }
}

extension JSONFields {
  /// Segments that are selected: one, a list, or none, as null, `"none"` or an empty list.
  mutating func selection(_ key: String) throws -> Set<Int>? {
    guard let json = take(key) else { return nil }
    if let selection = json.segmentSelection { return selection }
    throw failure("\(key) has to be a segment, a list of them, or none")
  }

  /// A segment by its `title`, its `symbol`, or both.
  mutating func segment() throws -> Segment {
    var segment = Segment(try string("title") ?? "")
    if let name = try string("symbol") {
      guard let symbol = Symbol(named: name) else {
        throw failure("there is no symbol \(name); playground symbols lists them")
      }
      segment.icon = .symbol(symbol)
    }
    return segment
  }

  /// `equal`, `proportional`, or a list of pt.
  fileprivate mutating func segmentWidths() throws -> SegmentedDescription.Widths? {
    guard let json = take("widths"), json != .null else { return nil }
    if let widths = json.segmentWidths { return widths }
    throw failure("widths has to be equal, proportional or a list of pt")
  }

  /// An object whose keys are segments, or a list of `I:DX,DY`.
  fileprivate mutating func offsets() throws -> [Int: Point] {
    guard let json = take("offsets"), json != .null else { return [:] }
    if let offsets = json.segmentOffsets { return offsets }
    throw failure("offsets has to be an object such as {\"0\": [2, -1]}, in pt")
  }
}

extension JSON {
  /// Titles of segments, or as many without; nil if it does not say that, or too many.
  var segmentTitles: [String]? {
    if case .array(let values) = self {
      let titles = values.compactMap(\.string)
      let isRight = (1...SegmentsArgument.maximumCount).contains(titles.count)
      return isRight && titles.count == values.count ? titles : nil
    }
    return wholeNumber.flatMap { SegmentsArgument(argument: "\($0)")?.titles }
  }

  /// Segments that are selected; nil if it is no selection.
  var segmentSelection: Set<Int>? {
    switch self {
    case .null, .string("none"): return []
    case .array(let values):
      let indices = values.compactMap(\.wholeNumber)
      return indices.count == values.count ? Set(indices) : nil
    default: return wholeNumber.map { [$0] }
    }
  }

  /// How wide segments are; nil if it does not say that.
  var segmentWidths: SegmentedDescription.Widths? {
    switch self {
    case .string(let text): return WidthsArgument(argument: text)?.widths
    case .array(let values):
      let numbers = values.compactMap(\.number)
      return numbers.count == values.count ? .fixed(numbers) : nil
    default: return nil
    }
  }

  /// How far the content of segments is moved, pt; nil if it does not say that.
  var segmentOffsets: [Int: Point]? {
    var offsets: [Int: Point] = [:]
    switch self {
    case .object(let members):
      for member in members {
        guard let index = Int(member.key), case .array(let values) = member.value,
          values.count == 2, let x = values[0].number, let y = values[1].number,
          let entry = OffsetArgument(index, x: x, y: y),
          offsets.updateValue(entry.offset, forKey: index) == nil
        else { return nil }
      }
    case .array(let values):
      for value in values {
        guard let entry = value.string.flatMap(OffsetArgument.init(argument:)) else { return nil }
        offsets[entry.index] = entry.offset
      }
    default: return nil
    }
    return offsets
  }
}
