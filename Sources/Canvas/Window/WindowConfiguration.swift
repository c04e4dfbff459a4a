/// How a window starts.
public struct WindowConfiguration: Hashable, Sendable {
  /// What stands in its frame and in lists of windows.
  public var title: String

  /// The program's name for window managers and launchers; matches `StartupWMClass`.
  public var className: String

  /// pt.
  public var size: Size

  /// pt.
  public var minimumSize: Size

  /// Pixels a point, 1 to 4 in quarters; nil for what the desktop asks for.
  public var scale: Double?

  /// Where ticks come from.
  public var clock: ClockPreference
  /// How pixels reach the display.
  public var presentation: PresentationPreference

  /// How many threads paint large areas, 1 to 8, the loop's own among them; nil for one a processor.
  ///
  /// The pixels are the same.
  public var paintingThreads: Int?

  /// Which display; nil for the one in the environment.
  public var displayName: String?

  /// How a window of a size (pt) starts; what is not given is chosen by the desktop.
  public init(
    title: String, className: String, size: Size, minimumSize: Size = Size(1, 1),
    scale: Double? = nil, clock: ClockPreference = .automatic,
    presentation: PresentationPreference = .automatic, paintingThreads: Int? = nil,
    displayName: String? = nil
  ) {
    self.title = title
    self.className = className
    self.size = size
    self.minimumSize = minimumSize
    self.scale = scale
    self.clock = clock
    self.presentation = presentation
    self.paintingThreads = paintingThreads
    self.displayName = displayName
  }
}
