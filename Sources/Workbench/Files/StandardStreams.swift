import Glibc
import Support
import Synchronization

package enum StandardStreams {
  /// Call this before any file is opened, or a file could get the number of a closed stream, and
  /// its text; `/dev/null` is opened in the wrong mode so that calls fail.
  package static func prepare() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is used, which is this one.
      _ = open("/dev/null", mode)
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  package static func say(_ text: String) {
    let stream = DescriptorStream(descriptor: STDERR_FILENO, timeout: .brief)
    try? stream.write(Array(text.utf8))
  }
}
