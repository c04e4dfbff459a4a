/// An entry point for bytes from outside.
///
/// Tests send the files of the corpus through it, and `make fuzz-inputs` sends fuzzed bytes.
nonisolated enum InputEntry: String, CaseIterable, Sendable {
  case appearance, arguments, compare, events, fit, log, png, portal
  case resources, springs, state, ticks, tokens, uris, xsettings

  /// - Throws: ``Flaw`` if the result is wrong.
  @MainActor
  func handle(_ bytes: [UInt8]) throws {
    switch self {
    case .appearance: try AppearanceEntry.handle(bytes)
    case .arguments: try ArgumentsEntry.handle(bytes)
    case .compare: try CompareEntry.handle(bytes)
    case .events: try EventsEntry.handle(bytes)
    case .fit: try FitEntry.handle(bytes)
    case .log: try LogEntry.handle(bytes)
    case .png: try PNGEntry.handle(bytes)
    case .portal: try PortalEntry.handle(bytes)
    case .resources: try ResourcesEntry.handle(bytes)
    case .springs: try SpringsEntry.handle(bytes)
    case .state: try StateEntry.handle(bytes)
    case .ticks: try TicksEntry.handle(bytes)
    case .tokens: try TokensEntry.handle(bytes)
    case .uris: try URIsEntry.handle(bytes)
    case .xsettings: try XSettingsEntry.handle(bytes)
    }
  }
}
