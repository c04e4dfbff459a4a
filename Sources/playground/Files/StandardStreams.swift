import Glibc

/// Standard input, output and error.
enum StandardStreams {
  /// Opens closed streams and ignores signals; to be called before any file is opened.
  ///
  /// The next opened file, such as the display's connection, would get the number of a closed stream
  /// and its text. `/dev/null` takes the number, in the wrong mode so that calls fail. After a closed
  /// pipe or at a file's size limit, the call fails and the program goes on.
  static func prepare() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is used, which is this one.
      _ = open("/dev/null", mode)
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes text to standard error; failures are ignored.
  static func say(_ text: String) {
    let stream = DescriptorStream(descriptor: STDERR_FILENO, patience: .brief)
    try? stream.write(Array(text.utf8))
  }

  /// Writes a line to standard output, without blocking the window for long.
  static func print(_ line: String) throws {
    let stream = DescriptorStream(descriptor: STDOUT_FILENO, patience: .brief)
    do {
      try stream.write(Array((line + "\n").utf8))
    } catch {
      throw error.failure(writing: OutputPlace.standardOutputName)
    }
  }
}
