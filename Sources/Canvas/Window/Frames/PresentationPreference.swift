/// How a window's pixels are to reach the display.
public enum PresentationPreference: String, Hashable, Sendable, CaseIterable {
  /// Through shared memory where the display takes it, over the connection where not.
  case automatic = "auto"
  case sharedMemory = "shm"
  /// Over the connection.
  case put
}
