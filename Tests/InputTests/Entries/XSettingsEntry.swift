@testable import Canvas

enum XSettingsEntry {
  static func handle(_ bytes: [UInt8]) throws {
    guard let settings = XSettings(bytes: bytes) else { return }
    try require(settings.values.count * 12 <= bytes.count, "settings out of nothing")
    _ = settings.preferences
    if let scale = settings.scale { try require((1...4).contains(scale), "a scale of \(scale)") }
  }
}
