import Canvas
import Controls
import Measuring
import Support
import Workbench

struct AppearanceFile {
  private(set) var appearance = SegmentedAppearance()

  private(set) var remarks: [String] = []

  private(set) var images: [String] = []

  private var fields: JSONFields

  private let scale: Double

  /// In pixels; `nil` for the middle.
  private let stretch: [Int]?

  /// The largest file and the largest image, in bytes. chosen
  private static let (maximumTextSize, maximumImageSize) = (1 << 20, 64 << 20)

  init(path: String, from source: Input.Source = .any) throws {
    let text = try Input.text(of: path, limit: Self.maximumTextSize, from: source)
    guard let json = JSON(parsing: text) else { throw Failure(.badInput, "\(path): expected JSON") }
    try self.init(json, folder: Input.folder(of: path), place: path)
  }

  init(_ json: JSON, folder: String, place: String) throws {
    fields = try JSONFields(json, place: place, folder: folder)
    scale = try fields.number("scale") ?? 1
    if !(0.1...16).contains(scale) { throw fields.failure("scale must be a number from 0.1 to 16") }
    stretch = try fields.integers("stretch")
    try readBackgrounds()
    try readDividers()
    try readTitleColors()
    try readAdjustments()
    appearance.contentReference =
      try fields.choice("contentReference") ?? appearance.contentReference
    try fields.finish()
    if appearance.backgroundImage(for: .normal) == nil {
      throw fields.failure("backgrounds must have an image for normal")
    }
  }

  private mutating func readBackgrounds() throws {
    for (key, value) in try members("backgrounds", "images by state") {
      let state = try state(key, fields)
      var own = stretch
      var name = value
      if case .object = value {
        var image = try JSONFields(value, place: "\(fields.place), \(key)")
        own = try image.integers("stretch") ?? stretch
        name = image.remove("image") ?? .null
        try image.finish()
      }
      guard let name = name.string else {
        throw fields.failure("the background of \(key) must be the name of a file")
      }
      try appearance.setBackgroundImage(background(name, stretch: own), for: state)
    }
  }

  private mutating func readDividers() throws {
    guard let dividers = fields.remove("dividers") else { return }
    guard case .array(let values) = dividers else {
      throw fields.failure("dividers must be a list")
    }
    var pairs: Set<[SegmentState]> = []
    for (index, value) in values.enumerated() {
      var divider = try JSONFields(value, place: "\(fields.place), divider \(index + 1)")
      let left = try state(divider.requiredString("left"), divider)
      let right = try state(divider.requiredString("right"), divider)
      let name = try divider.requiredString("image")
      try divider.finish()
      if !pairs.insert([left, right]).inserted {
        throw divider.failure("a divider for the same two states appears above")
      }
      try appearance.setDividerImage(image(name), left: left, right: right)
    }
  }

  private mutating func readTitleColors() throws {
    guard fields.has("titleColors") else { return }
    for (key, value) in try members("titleColors", "colors by state") {
      let state = try state(key, fields)
      guard let color = value.string.flatMap({ Color($0) }) else {
        throw fields.failure("the title color of \(key) must be a color, RRGGBB")
      }
      appearance.setTitleColor(color, for: state)
    }
  }

  private mutating func readAdjustments() throws {
    guard fields.has("contentPositionAdjustment") else { return }
    for (key, value) in try members("contentPositionAdjustment", "[x, y] by segment") {
      let kind: SegmentKind = try choice(key, "kind of segment", fields)
      guard case .array(let values) = value, values.count == 2, let x = values[0].number,
        let y = values[1].number, max(abs(x), abs(y)) <= 1000
      else { throw fields.failure("the adjustment of \(key) must be [x, y] in points") }
      appearance.setContentPositionAdjustment(Point(x, y), for: kind)
    }
  }

  private mutating func members(
    _ key: String, _ content: String
  ) throws -> [(key: String, value: JSON)] {
    guard case .object(let members) = fields.remove(key) else {
      throw fields.failure("\(key) must be an object of \(content)")
    }
    if let key = members.repeatedKey { throw fields.failure("\(key) appears twice") }
    return members.map { ($0.key, $0.value) }
  }

  private func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ noun: String, _ fields: JSONFields
  ) throws -> Value {
    if let value = Value(rawValue: name) { return value }
    let all = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw fields.failure("\(name) is not a \(noun); use one of \(all)")
  }

  private func state(_ name: String, _ fields: JSONFields) throws -> SegmentState {
    try choice(name, "state of a segment", fields)
  }

  private mutating func image(_ name: String) throws -> Image {
    let path = name.hasPrefix("/") ? name : "\(fields.folder)/\(name)"
    images.append(path)
    do {
      let bytes = try Input.bytes(of: path, limit: Self.maximumImageSize, from: .file)
      return try Image(png: bytes, scale: scale(of: name), name: path)
    } catch let error as ImageError {
      throw fields.failure("\(error)")
    } catch let failure as Failure {
      throw Failure(failure.code, "\(fields.place): \(failure.message)")
    }
  }

  /// From the end of the name, such as `@2x.png`, or else from the file.
  private func scale(of name: String) -> Double { ComparedPicture.scale(ofName: name) ?? scale }

  private mutating func background(_ name: String, stretch: [Int]?) throws -> Image {
    var image = try image(name)
    let scale = scale(of: name)
    let width = Int((image.size.width * scale).rounded())
    if width < 3 {
      throw fields.failure("\(name) is \(width) px wide; a background must be at least 3 px wide")
    }
    if let stretch {
      guard stretch.count == 2, 0 <= stretch[0], stretch[0] < stretch[1], stretch[1] <= width else {
        throw fields.failure("stretch must be [from, to] within the \(width) px of \(name)")
      }
      image.capInsets = Insets(
        left: Double(stretch[0]) / scale, right: Double(width - stretch[1]) / scale)
    }
    let caps = image.capInsets ?? image.middleColumnInsets
    if caps.left != caps.right {
      remarks.append(
        "\(name): the ends that do not stretch are \(caps.left * scale) px on the left and "
          + "\(caps.right * scale) px on the right; the control's ends differ")
    }
    return image
  }
}
