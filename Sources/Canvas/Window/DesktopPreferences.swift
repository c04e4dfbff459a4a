/// What the user has told the desktop about how programs should look and move; nil where nobody
/// says.
public struct DesktopPreferences: Hashable, Sendable {
  public var prefersDark: Bool?

  /// What takes the place of a program's own accent colour.
  public var accent: Color?

  public var prefersMoreContrast: Bool?

  public var prefersReducedMotion: Bool?

  public init(
    prefersDark: Bool? = nil, accent: Color? = nil, prefersMoreContrast: Bool? = nil,
    prefersReducedMotion: Bool? = nil
  ) {
    self.prefersDark = prefersDark
    self.accent = accent
    self.prefersMoreContrast = prefersMoreContrast
    self.prefersReducedMotion = prefersReducedMotion
  }

  /// The same, and where nothing is said what somebody of less authority says.
  public func filled(from other: DesktopPreferences) -> DesktopPreferences {
    DesktopPreferences(
      prefersDark: prefersDark ?? other.prefersDark, accent: accent ?? other.accent,
      prefersMoreContrast: prefersMoreContrast ?? other.prefersMoreContrast,
      prefersReducedMotion: prefersReducedMotion ?? other.prefersReducedMotion)
  }
}
