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

  init(_ window: Window, logger: Logger) {
    self.window = window
    services = DesktopServices(for: window, logger: logger)
    services.onPreferencesChange = { [weak self] _ in self?.onChange?() }
  }

  /// What the settings portal says.
  var portal: DesktopPreferences { services.portalPreferences }
  #else
  init(_ window: Window, logger: Logger) {
    self.window = window
    window.onPreferencesChange = { [weak self] _ in self?.onChange?() }
  }

  let portal = DesktopPreferences()
  #endif

  /// What the settings manager says.
  var settings: DesktopPreferences { window.preferences }
}
