import Canvas
import Controls

/// The look of a segmented control as a file describes it.
struct AppearanceFile {
  private(set) var appearance = SegmentedAppearance()

  /// Oddities that do not prevent its use, in sentences.
  private(set) var remarks: [String] = []

  /// Pixels a point of images whose names do not say it.
  private var scale = 1.0

  /// The pixels of every background that stretch; `nil` for the middle.
  private var stretch: [Int]?

  private let folder: String

  /// The largest description that is read, and the largest image, bytes. chosen
  private static let (largestText, largestImage) = (1 << 20, 64 << 20)

  init(path: String, from source: Input.Source = .any) throws {
    let text = try Input.text(of: path, limit: Self.largestText, from: source)
    guard let json = JSON(parsing: text) else {
      throw Failure(.badInput, "\(path): this is not JSON")
    }
    try self.init(json, folder: Self.folder(of: path), place: path)
  }

  init(_ json: JSON, folder: String, place: String) throws {
    self.folder = folder
    var fields = try JSONFields(json, place: place)
    scale = try fields.number("scale") ?? 1
    if !(0.1...16).contains(scale) {
      throw fields.failure("scale has to be a number from 0.1 to 16")
    }
    stretch = try fields.integers("stretch")
    try readBackgrounds(&fields, place)
    try readDividers(&fields, place)
    try readContent(&fields, place)
    try fields.finish()
    if appearance.backgroundImage(for: .normal) == nil {
      throw fields.failure("backgrounds has to have an image for normal")
    }
  }

  /// The `appearance` of a log: a file's name, relative to the log, or the object itself.
  init(option json: JSON, folder: String, place: String) throws {
    switch json {
    case .string(let name):
      self = try Self.saying(place) {
        try Self(path: name.hasPrefix("/") ? name : "\(folder)/\(name)", from: .file)
      }
    case .object: try self.init(json, folder: folder, place: place)
    default:
      throw Failure(.badInput, "\(place): appearance has to be a file's name or an object")
    }
  }

  /// The folder that a file is in; `.` if the name has none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private mutating func readBackgrounds(_ fields: inout JSONFields, _ place: String) throws {
    for member in try Self.members(
      fields.take("backgrounds"), fields, "backgrounds has to be an object of images by state")
    {
      let state = try Self.state(member.key, fields)
      var own = stretch
      var name = member.value
      if case .object = member.value {
        var image = try JSONFields(member.value, place: "\(place), \(member.key)")
        own = try image.integers("stretch") ?? stretch
        name = image.take("image") ?? .null
        try image.finish()
      }
      guard let name = name.string else {
        throw fields.failure("the background of \(member.key) has to be a file's name")
      }
      try appearance.setBackgroundImage(background(name, stretch: own, place), for: state)
    }
  }

  private mutating func readDividers(_ fields: inout JSONFields, _ place: String) throws {
    guard let dividers = fields.take("dividers") else { return }
    guard case .array(let values) = dividers else {
      throw fields.failure("dividers has to be a list")
    }
    var pairs: Set<[SegmentState]> = []
    for (index, value) in values.enumerated() {
      var divider = try JSONFields(value, place: "\(place), divider \(index + 1)")
      let left = try Self.state(divider.requiredString("left"), divider)
      let right = try Self.state(divider.requiredString("right"), divider)
      let name = try divider.requiredString("image")
      try divider.finish()
      if !pairs.insert([left, right]).inserted {
        throw divider.failure("there is a divider between these two already")
      }
      try appearance.setDividerImage(image(name, place), left: left, right: right)
    }
  }

  private mutating func readContent(_ fields: inout JSONFields, _ place: String) throws {
    if let colors = fields.take("titleColors") {
      for member in try Self.members(
        colors, fields, "titleColors has to be an object of colours by state")
      {
        let state = try Self.state(member.key, fields)
        guard let color = member.value.string.flatMap({ Color($0) }) else {
          throw fields.failure("the title colour of \(member.key) has to be a colour, RRGGBB")
        }
        appearance.setTitleColor(color, for: state)
      }
    }
    if let adjustments = fields.take("contentPositionAdjustment") {
      for member in try Self.members(
        adjustments, fields, "contentPositionAdjustment has to be an object of [x, y] by segment")
      {
        let kind: SegmentKind = try Self.choice(member.key, "kind of segment", fields)
        guard case .array(let values) = member.value, values.count == 2, let x = values[0].number,
          let y = values[1].number, max(abs(x), abs(y)) <= 1000
        else {
          throw fields.failure("the adjustment of \(member.key) has to be [x, y], pt")
        }
        appearance.setContentPositionAdjustment(Point(x, y), for: kind)
      }
    }
    appearance.contentReference = try fields.choice("contentReference") ?? .button
  }

  /// The members of an object in the file, each there once.
  private static func members(
    _ json: JSON?, _ fields: JSONFields, _ expectation: String
  ) throws -> [JSON.Member] {
    guard case .object(let members) = json else { throw fields.failure(expectation) }
    var keys: Set<String> = []
    for member in members where !keys.insert(member.key).inserted {
      throw fields.failure("\(member.key) is in it twice")
    }
    return members
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ noun: String, _ fields: JSONFields
  ) throws -> Value {
    if let value = Value(rawValue: name) { return value }
    let all = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw fields.failure("\(name) is no \(noun); there are \(all)")
  }

  private static func state(_ name: String, _ fields: JSONFields) throws -> SegmentState {
    try choice(name, "state of a segment", fields)
  }

  // MARK: Images

  private func image(_ name: String, _ place: String) throws -> Image {
    let path = name.hasPrefix("/") ? name : "\(folder)/\(name)"
    return try Self.saying(place) {
      let bytes = try Input.bytes(of: path, limit: Self.largestImage, from: .file)
      return try Image(png: bytes, scale: scale(of: name), name: path)
    }
  }

  /// Runs `body`; a failure names the place and the file.
  private static func saying<Result>(
    _ place: String, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as ImageError {
      throw Failure(.badInput, "\(place): \(error)")
    } catch let failure as Failure {
      throw Failure(failure.code, "\(place): \(failure.message)")
    }
  }

  /// Pixels a point: as `@2x.png` at a name's end says, else as the file says.
  private func scale(of name: String) -> Double {
    let end = name.suffix("@2x.png".count)
    guard end.first == "@", end.hasSuffix("x.png"), let digit = end.dropFirst().first,
      let scale = digit.wholeNumberValue, scale > 0
    else { return scale }
    return Double(scale)
  }

  private mutating func background(
    _ name: String, stretch: [Int]?, _ place: String
  ) throws -> Image {
    var image = try image(name, place)
    let scale = scale(of: name)
    let width = Int((image.size.width * scale).rounded())
    if width < 3 {
      throw Failure(
        .badInput,
        "\(place): \(name) is \(width) px wide; a background needs 3, two ends and what stretches")
    }
    if let stretch {
      guard stretch.count == 2, 0 <= stretch[0], stretch[0] < stretch[1], stretch[1] <= width
      else {
        throw Failure(
          .badInput, "\(place): stretch has to be [from, to] within the \(width) px of \(name)")
      }
      image.capInsets = Insets(
        left: Double(stretch[0]) / scale, right: Double(width - stretch[1]) / scale)
    }
    let caps = image.capInsets ?? image.middleColumnInsets
    if caps.left != caps.right {
      remarks.append(
        "\(name): what does not stretch is \(caps.left * scale) px on the left and "
          + "\(caps.right * scale) px on the right; the control's ends differ")
    }
    return image
  }
}
