import Canvas
import Logging

#if Desktop
import Desktop
#endif

/// What ties the window to its desktop; without the trait `Desktop` the window alone does.
@MainActor
final class DesktopLink {
  /// Called when somebody on the desktop says something else.
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

  /// What the settings portal says.
  var portal: DesktopPreferences { services.portalPreferences }

  /// Has the desktop ask the user for a file of tokens.
  func chooseTokens(_ body: @escaping (TokensChoice) -> Void) {
    let filter = FileFilter("Design tokens", pattern: "*.tokens.json")
    services.chooseFile("Load Tokens", filter: filter) { [logger] choice in
      switch choice {
      case .chosen(let address): body(.file(address))
      case .cancelled: body(.nothing)
      case .unavailable(let reason):
        logger.debug("nobody asks for a file", metadata: ["reason": "\(reason)"])
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

  /// What the settings manager says.
  var settings: DesktopPreferences { window.preferences }
}
