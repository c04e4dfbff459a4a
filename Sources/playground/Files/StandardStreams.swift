import Glibc

/// The program's own input, output and errors.
enum StandardStreams {
  /// Makes them safe; to be called before anything is opened.
  ///
  /// The next file that is opened, such as the display's connection, would get the number of a closed
  /// stream and its text. `/dev/null` takes its place, in the wrong mode so that calls fail.
  ///
  /// A reader that has gone and a file at its size limit fail the call; they do not end the program.
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
