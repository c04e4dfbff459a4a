@testable import Canvas

/// The X resources of the root window.
enum ResourcesEntry {
  static func handle(_ bytes: [UInt8]) throws {
    let scale = ScreenScale.scale(resources: String(decoding: bytes, as: UTF8.self))
    if let scale { try require((1...4).contains(scale), "a scale of \(scale)") }
  }
}
