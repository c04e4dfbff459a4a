#if Desktop
public import Canvas
import Logging

/// Ties a window to what the desktop offers.
@MainActor
public final class DesktopServices {
  private let window: Window
  private let source = GLibSource()
  private var accessibility: Accessibility?

  /// - Parameters:
  ///   - window: not yet shown.
  ///   - logger: told what is not there.
  public init(for window: Window, logger: Logger = Logger(label: "desktop")) {
    self.window = window
    window.loop.after(.zero) { [self] in
      window.loop.add(source)
      accessibility = Accessibility(window)
      AccessibilityBridge.build(logger)
    }
  }
}
#endif
