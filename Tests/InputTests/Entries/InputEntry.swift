/// An entry point for bytes from outside.
///
/// Tests send the files of the corpus through it, and `make fuzz-inputs` sends fuzzed bytes.
nonisolated enum InputEntry: String, CaseIterable, Sendable {
  case appearance, arguments, events, log, png, portal
  case resources, state, ticks, tokens, uris, xsettings

  /// - Throws: ``Flaw`` if the result is wrong.
  @MainActor
  func take(_ bytes: [UInt8]) throws {
    switch self {
    case .appearance: try AppearanceEntry.take(bytes)
    case .arguments: try ArgumentsEntry.take(bytes)
    case .events: try EventsEntry.take(bytes)
    case .log: try LogEntry.take(bytes)
    case .png: try PNGEntry.take(bytes)
    case .portal: try PortalEntry.take(bytes)
    case .resources: try ResourcesEntry.take(bytes)
    case .state: try StateEntry.take(bytes)
    case .ticks: try TicksEntry.take(bytes)
    case .tokens: try TokensEntry.take(bytes)
    case .uris: try URIsEntry.take(bytes)
    case .xsettings: try XSettingsEntry.take(bytes)
    }
  }
}
