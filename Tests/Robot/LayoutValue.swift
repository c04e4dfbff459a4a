public enum LayoutValue: Hashable, Decodable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([LayoutValue])

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try container.decode([LayoutValue].self))
    }
  }
}
