import Canvas
import Logging

#if Desktop
import Desktop
#endif

/// The portal's preferences and file chooser.
///
/// Without the trait `Desktop` there are none, and only changes of the window's preferences are
/// reported.
@MainActor
final class DesktopLink {
  var onChange: (() -> Void)?

  #if Desktop
  private let services: DesktopServices
  private let logger: Logger

  init(_ window: Window, logger: Logger) {
    self.logger = logger
    services = DesktopServices(for: window, logger: logger)
    services.onPreferencesChange = { [weak self] _ in self?.onChange?() }
  }

  var portal: DesktopPreferences { services.portalPreferences }

  func chooseFile(_ kind: FileKind, _ body: @escaping (ChooserAnswer) -> Void) {
    let filter = FileFilter(kind.filter.name, pattern: kind.filter.pattern)
    services.chooseFile(kind.title, filter: filter) { [logger] choice in
      switch choice {
      case .chosen(let address): body(.file(address))
      case .canceled: body(.nothing)
      case .unavailable(let reason):
        logger.debug("no file chooser is available", metadata: ["reason": "\(reason)"])
        body(.unavailable)
      }
    }
  }
  /// Calls a closure with whether the file can be shown in its folder.
  func showFile(_ path: String, _ body: @escaping @MainActor (Bool) -> Void) {
    services.showFile(FileAddress.address(of: path)) { [logger] reason in
      if let reason {
        logger.debug("no file manager is available", metadata: ["reason": "\(reason)"])
      }
      body(reason == nil)
    }
  }
  #else
  init(_ window: Window, logger: Logger) {
    window.onPreferencesChange = { [weak self] _ in self?.onChange?() }
  }

  let portal = DesktopPreferences()

  func chooseFile(_ kind: FileKind, _ body: (ChooserAnswer) -> Void) { body(.unavailable) }

  func showFile(_ path: String, _ body: (Bool) -> Void) { body(false) }
  #endif
}
