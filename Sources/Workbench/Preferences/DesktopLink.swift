import Canvas
import Logging

#if Desktop
import Desktop
#endif

/// Without the trait `Desktop` only the window's preferences are known.
@MainActor
final class DesktopLink {
  var onChange: (() -> Void)?

  private let window: Window

  #if Desktop
  private let services: DesktopServices
  private let logger: Logger

  init(_ window: Window, logger: Logger) {
    self.window = window
    self.logger = logger
    services = DesktopServices(for: window, logger: logger)
    services.onPreferencesChange = { [weak self] _ in self?.onChange?() }
  }

  var portal: DesktopPreferences { services.portalPreferences }

  func chooseTokens(_ body: @escaping (TokensChoice) -> Void) {
    let filter = FileFilter("Design tokens", pattern: "*.tokens.json")
    services.chooseFile("Load Tokens", filter: filter) { [logger] choice in
      switch choice {
      case .chosen(let address): body(.file(address))
      case .cancelled: body(.nothing)
      case .unavailable(let reason):
        logger.debug("no file chooser is available", metadata: ["reason": "\(reason)"])
        body(.unavailable)
      }
    }
  }
  #else
  init(_ window: Window, logger: Logger) {
    self.window = window
    window.onPreferencesChange = { [weak self] _ in self?.onChange?() }
  }

  let portal = DesktopPreferences()

  func chooseTokens(_ body: (TokensChoice) -> Void) { body(.unavailable) }
  #endif

  var settings: DesktopPreferences { window.preferences }
}

enum TokensChoice: Hashable {
  case file(String)
  case nothing
  case unavailable
}
