import FoundationEssentials

extension JSON: Decodable {
  /// Reads one JSON value; nil if the text is none.
  init?(parsing text: some StringProtocol) {
    guard let value = try? JSONDecoder().decode(JSON.self, from: Data(text.utf8)) else {
      return nil
    }
    self = value
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(
        try container.allKeys.map { key in
          Member(key.stringValue, try container.decode(JSON.self, forKey: key))
        })
      return
    }
    if var container = try? decoder.unkeyedContainer() {
      var values: [JSON] = []
      while !container.isAtEnd { values.append(try container.decode(JSON.self)) }
      self = .array(values)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
