/// What the user has told the desktop about how programs should look and move; nil where nobody
/// says.
public struct DesktopPreferences: Hashable, Sendable {
  /// Whether programs should be dark.
  public var prefersDark: Bool?

  /// What takes the place of a program's own accent colour.
  public var accent: Color?

  /// Whether things should stand out more strongly.
  public var prefersMoreContrast: Bool?

  /// Whether things should fade instead of moving.
  public var prefersReducedMotion: Bool?

  /// What the desktop says; nil where it says nothing.
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
