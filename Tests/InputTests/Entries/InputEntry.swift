@testable import Canvas
@testable import Workbench

/// An entry point for bytes of the corpus or the fuzzer: input, or a source of random numbers.
nonisolated enum InputEntry: String, CaseIterable, Sendable {
  case appearance, arguments, compare, events, fit, log, numbers, png, portal
  case resources, scene, springs, state, ticks, tokens, uris, xsettings

  @MainActor func handle(_ bytes: [UInt8]) throws {
    switch self {
    case .appearance: try AppearanceEntry.handle(bytes)
    case .arguments: try ArgumentsEntry.handle(bytes)
    case .compare: try CompareEntry.handle(bytes)
    case .events: try EventsEntry.handle(bytes)
    case .fit: try FitEntry.handle(bytes)
    case .log: try LogEntry.handle(bytes)
    case .numbers: try NumbersEntry.handle(bytes)
    case .png: try PNGEntry.handle(bytes)
    case .portal: try PortalEntry.handle(bytes)
    case .resources: try ResourcesEntry.handle(bytes)
    case .scene: try SceneEntry.handle(bytes)
    case .springs: try SpringsEntry.handle(bytes)
    case .state: try StateEntry.handle(bytes)
    case .ticks: try TicksEntry.handle(bytes)
    case .tokens: try TokensEntry.handle(bytes)
    case .uris: try URIsEntry.handle(bytes)
    case .xsettings: try XSettingsEntry.handle(bytes)
    }
  }
}

enum ResourcesEntry {
  static func handle(_ bytes: [UInt8]) throws {
    let scale = ScreenScale.scale(resources: String(decoding: bytes, as: UTF8.self))
    if let scale { try require((1...4).contains(scale), "a scale of \(scale)") }
  }
}

enum XSettingsEntry {
  static func handle(_ bytes: [UInt8]) throws {
    guard let settings = XSettings(bytes: bytes) else { return }
    let count = settings.integers.count + settings.texts.count
    try require(count * 12 <= bytes.count, "settings out of nothing")
    _ = settings.preferences
    if let scale = settings.scale { try require((1...4).contains(scale), "a scale of \(scale)") }
  }
}

enum URIsEntry {
  static func handle(_ bytes: [UInt8]) throws {
    for address in URIList.addresses(in: bytes) {
      let path = try accepted(orRefusedAt: "") { try FileAddress.path(of: address, host: "box") }
      guard let path else { continue }
      try require(
        path.hasPrefix("/") && !path.utf8.contains(0), "no path: \(path.debugDescription)")
    }
  }
}
