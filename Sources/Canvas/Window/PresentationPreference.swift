/// The transport of a window's pixels to the display.
public enum PresentationPreference: String, Hashable, Sendable, CaseIterable {
  /// Shared memory if it is available and faster, else the connection.
  case automatic = "auto"
  /// Shared memory if it is available.
  case sharedMemory = "shm"
  /// The connection.
  case put
}
