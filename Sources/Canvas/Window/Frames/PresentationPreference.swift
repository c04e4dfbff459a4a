/// How a window's pixels are to reach the display.
public enum PresentationPreference: String, Hashable, Sendable, CaseIterable {
  /// Through shared memory where the display takes it and it pays, over the connection where not.
  case automatic = "auto"
  /// Through shared memory wherever the display takes it.
  case sharedMemory = "shm"
  /// Over the connection.
  case put
}
