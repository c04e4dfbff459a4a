import Canvas
import Support
import Workbench

/// The description of an element or a point by a client. spec: docs/spec/driving.md#target
struct Target: Hashable {
  enum Kind: Hashable {
    case ref(String)
    /// At least one of role and label; `index` is that among several.
    case match(role: String?, label: String?, index: Int?)
    /// In points of the window.
    case point(Point)
  }

  var kind: Kind
  /// From the middle of the element, in points.
  var offset: Point?

  /// `field` is the parameter's name for messages.
  init(_ json: JSON, field: String) throws {
    var fields: JSONFields
    do {
      fields = try JSONFields(json, place: field)
    } catch {
      throw DriveError.invalid(
        "\(field) must be an object with ref, with role or label, or with at")
    }
    let ref = try fields.string("ref")
    let role = try fields.string("role")
    let label = try fields.string("label")
    let index = try fields.integer("index")
    let place = try fields.point("at")
    offset = try fields.point("offset")
    try fields.finish()
    switch (ref, role ?? label, place) {
    case (let ref?, nil, nil) where index == nil: kind = .ref(ref)
    case (nil, .some, nil): kind = .match(role: role, label: label, index: index)
    case (nil, nil, let place?) where index == nil: kind = .point(place)
    default: throw fields.failure("give ref, or role and label or one of them, or at")
    }
  }
}

extension JSONFields {
  /// Two numbers.
  mutating func point(_ key: String) throws -> Point? {
    try read(key, "two numbers, [x, y]") { json in
      guard case .array(let list) = json, list.count == 2, let x = list[0].number,
        let y = list[1].number
      else { return nil }
      return Point(x, y)
    }
  }

  mutating func target(_ key: String) throws -> Target? {
    try remove(key).map { try Target($0, field: key) }
  }

  mutating func requiredTarget(_ key: String) throws -> Target {
    guard let target = try target(key) else { throw failure("\(key) is missing") }
    return target
  }

  /// The name of a file; standard input and output have the requests and replies.
  mutating func file(_ key: String) throws -> String? {
    let path = try string(key)
    if path == "" || path == "-" { throw failure("\(key) must be the name of a file") }
    return path
  }

  mutating func positive(_ key: String, upTo limit: Double, _ unit: String) throws -> Double? {
    guard let number = try number(key) else { return nil }
    guard (0...limit).contains(number) else {
      throw failure("\(key) must be 0 to \(Int(limit)) \(unit)")
    }
    return number
  }

  mutating func count(_ key: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let number = try integer(key) else { return nil }
    guard range.contains(number) else {
      throw failure("\(key) must be \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
