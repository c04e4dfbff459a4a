enum SettingsText {
  enum Value {
    case integer(Int)
    case text(String)
  }

  static func bytes(_ settings: [String: Value]) -> [UInt8] {
    settings.sorted { $0.key < $1.key }.reduce(
      [0, 0, 0, 0] + number(1, 4) + number(settings.count, 4)
    ) { bytes, setting in
      let name = number(setting.key.utf8.count, 2) + padded(setting.key) + number(1, 4)
      return switch setting.value {
      case .integer(let value): bytes + [0, 0] + name + number(value, 4)
      case .text(let text): bytes + [1, 0] + name + number(text.utf8.count, 4) + padded(text)
      }
    }
  }

  private static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func padded(_ text: String) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
  }
}
