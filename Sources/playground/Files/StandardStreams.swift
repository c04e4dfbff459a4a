import Glibc

/// The program's own input, output and errors.
enum StandardStreams {
  /// Makes them safe; to be called before anything is opened.
  ///
  /// A descriptor that is closed would go to the next file that is opened, such as the connection
  /// to the display, and text would be written into it. `/dev/null` takes its place, opened the
  /// wrong way round, so that who reads or writes there is told.
  ///
  /// A reader that goes, and a file that has reached the size it may have, are failures of the call
  /// that meets them, not ends of the program.
  static func prepare() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free one is given, which is this one.
      _ = open("/dev/null", mode)
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes text for the user to read; there is nobody to tell if it cannot be written.
  static func say(_ text: String) {
    let stream = DescriptorStream(descriptor: STDERR_FILENO, patience: .brief)
    try? stream.write(Array(text.utf8))
  }

  /// Writes a line that a script waits for while the window is open.
  static func print(_ line: String) throws {
    let stream = DescriptorStream(descriptor: STDOUT_FILENO, patience: .brief)
    do {
      try stream.write(Array((line + "\n").utf8))
    } catch {
      throw error.failure(writing: OutputPlace.standardOutputName)
    }
  }
}
