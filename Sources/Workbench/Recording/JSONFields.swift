import Canvas
import Controls
import Support

/// The fields of a JSON object, whose errors name their place.
package struct JSONFields {
  private var members: [String: JSON] = [:]

  package let place: String
  package let folder: String

  package init(_ json: JSON?, place: String, folder: String = ".") throws {
    (self.place, self.folder) = (place, folder)
    guard case .object(let list) = json else {
      throw Failure(.badInput, "\(place): expected a JSON object")
    }
    for member in list where members.updateValue(member.value, forKey: member.key) != nil {
      throw failure("\(member.key) appears twice")
    }
  }

  package func failure(_ reason: String) -> Failure { Failure(.badInput, "\(place): \(reason)") }

  package func has(_ key: String) -> Bool { members[key] != nil }

  package mutating func remove(_ key: String) -> JSON? { members.removeValue(forKey: key) }

  /// All fields that are left, in the order of their names.
  package mutating func takeRest() -> [JSON.Member] {
    defer { members = [:] }
    return members.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) }
  }

  package mutating func read<Value>(
    _ key: String, _ kind: String, as value: (JSON) -> Value?
  ) throws -> Value? {
    guard let json = remove(key), json != .null else { return nil }
    guard let value = value(json) else { throw failure("\(key) must be \(kind)") }
    return value
  }

  package func required<Value>(_ key: String, _ value: Value?) throws -> Value {
    guard let value else { throw failure("\(key) is missing") }
    return value
  }

  package mutating func number(_ key: String) throws -> Double? {
    try read(key, "a number") { $0.number }
  }

  package mutating func requiredNumber(_ key: String) throws -> Double {
    try required(key, number(key))
  }

  package mutating func integer(_ key: String) throws -> Int? {
    try read(key, "a whole number") { $0.wholeNumber }
  }

  package mutating func requiredInteger(_ key: String) throws -> Int {
    try required(key, integer(key))
  }

  package mutating func integers(_ key: String) throws -> [Int]? {
    try read(key, "whole numbers") { json in
      let values = if case .array(let list) = json { list } else { [json] }
      let integers = values.compactMap(\.wholeNumber)
      return integers.count == values.count ? integers : nil
    }
  }

  mutating func strings(_ key: String) throws -> [String]? {
    try read(key, "a list of strings") { json in
      guard case .array(let list) = json else { return nil }
      let strings = list.compactMap { $0 == .null ? "" : $0.string }
      return strings.count == list.count ? strings : nil
    }
  }

  /// An empty set by default.
  mutating func options<Options: NamedOptions>(_ key: String) throws -> Options {
    guard let names = try strings(key) else { return [] }
    guard let options = Options(names: names) else {
      throw failure("\(key) must be \(Options.list("or"))")
    }
    return options
  }

  package mutating func bool(_ key: String) throws -> Bool? {
    try read(key, "true or false") { if case .bool(let value) = $0 { value } else { nil } }
  }

  package mutating func string(_ key: String) throws -> String? {
    let text = try read(key, "a string") { $0.string }
    if let text, text.utf8.count > PropertyValue.maximumTextLength {
      throw failure("\(key) must have at most \(PropertyValue.maximumTextLength) bytes of text")
    }
    return text
  }

  package mutating func requiredString(_ key: String) throws -> String {
    try required(key, string(key))
  }

  package mutating func choice<Choice>(_ key: String, _ type: Choice.Type = Choice.self) throws
    -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let text = try string(key) else { return nil }
    guard let value = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure("\(key) must be one of \(words)")
    }
    return value
  }

  package mutating func value(of setting: EnvironmentSetting, key: String? = nil) throws
    -> PropertyValue?
  {
    try read(key ?? setting.name, setting.expectation) { [folder] json in
      let value = PropertyValue(json, kind: setting.kind, folder: folder)
      return setting.accepts(value) ? value : nil
    }
  }

  mutating func symbol(_ key: String) throws -> Symbol? {
    guard let name = try string(key) else { return nil }
    guard let symbol = Symbol(named: name) else {
      let nearest = NearestName.of(name, among: Symbol.all.map(\.name))
      throw failure("unknown symbol \(name)" + (nearest.map { ", did you mean \($0)?" } ?? ""))
    }
    return symbol
  }

  /// The widths and heights in points that a window can have: 1 to 32767 px at the scales 1 to 4.
  private static let lengths = 0.25...32_767

  mutating func size() throws -> Size? {
    let (width, height) = (try number("width"), try number("height"))
    guard let width, let height else { return nil }
    guard Self.lengths.contains(width), Self.lengths.contains(height) else {
      throw failure("width and height must be 0.25 to 32767 pt")
    }
    return Size(width, height)
  }

  /// `reason` explains an unknown key.
  package func finish(reason: (String) -> String = { _ in "" }) throws {
    if let key = members.keys.sorted().first { throw failure("unknown key \(key)\(reason(key))") }
  }
}

extension PropertyValue {
  init(_ json: JSON, kind: PropertyKind, folder: String) {
    if kind == .file, json != .null {
      let text = json.string ?? json.text
      self = .list([.text(folder), .text(text)])
      return
    }
    switch json {
    case .null: self = .none
    case .bool(let value): self = .flag(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .text(value)
    case .array(let values):
      self = .list(values.map { PropertyValue($0, kind: kind, folder: folder) })
    case .object(let members):
      self = .list(
        members.map { member in
          let values = if case .array(let list) = member.value { list } else { [JSON]() }
          return .text(member.key + ":" + values.map(\.text).joined(separator: ","))
        })
    }
  }

  package var json: JSON {
    switch self {
    case .none: .null
    case .flag(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .text(let value): .string(value)
    case .color(let color): .string(color.hexDigits)
    case .list(let values): .array(values.map(\.json))
    }
  }
}

/// A set whose elements have names in files and on the command line.
package protocol NamedOptions: SetAlgebra, Sendable {
  static var named: [(name: String, options: Self)] { get }
}

extension NamedOptions {
  package init?(name: String) {
    guard let options = Self.named.first(where: { $0.name == name })?.options else { return nil }
    self = options
  }

  /// `nil` if one of the names is unknown.
  package init?(names: [String]) {
    self = []
    for name in names {
      guard let options = Self(name: name) else { return nil }
      formUnion(options)
    }
  }

  package static func list(_ conjunction: String) -> String {
    named.map(\.name).listed(conjunction)
  }

  package var names: [String] { Self.named.filter { isSuperset(of: $0.options) }.map(\.name) }
}

extension [String] {
  /// The texts, separated by commas and by a conjunction before the last.
  package func listed(_ conjunction: String) -> String {
    count < 2
      ? first ?? "" : "\(dropLast().joined(separator: ", ")) \(conjunction) \(self[count - 1])"
  }
}
