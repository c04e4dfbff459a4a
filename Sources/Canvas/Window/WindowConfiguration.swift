/// The initial configuration of a window.
public struct WindowConfiguration: Hashable, Sendable {
  /// The title in the window's frame and in window lists.
  public var title: String
  /// The program's name for window managers and launchers; matches `StartupWMClass`.
  public var className: String
  /// The initial size, in points.
  public var size: Size
  /// The minimum size, in points.
  public var minimumSize: Size
  /// A scale of 1...4 in steps of 0.25, in pixels per point; `nil` for the desktop's.
  public var scale: Double?
  /// The source of frame ticks.
  public var clock: ClockPreference
  /// The transport of pixels to the display.
  public var presentation: PresentationPreference
  /// The X display; `nil` for the one in the environment.
  public var displayName: String?

  /// A configuration for a window with a size in points.
  public init(
    title: String, className: String, size: Size, minimumSize: Size = Size(1, 1),
    scale: Double? = nil, clock: ClockPreference = .automatic,
    presentation: PresentationPreference = .automatic, displayName: String? = nil
  ) {
    (self.title, self.className, self.size) = (title, className, size)
    (self.minimumSize, self.scale, self.clock) = (minimumSize, scale, clock)
    (self.presentation, self.displayName) = (presentation, displayName)
  }
}

/// The transport of a window's pixels to the display.
public enum PresentationPreference: String, Hashable, Sendable, CaseIterable {
  /// Shared memory if it is available and faster, else the connection.
  case automatic = "auto"
  /// Shared memory if it is available.
  case sharedMemory = "shm"
  /// The connection.
  case put
}
