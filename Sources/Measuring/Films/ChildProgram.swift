import Glibc
import Support

/// A program that runs beside this one: its output is read, and its messages are kept in a file.
final class ChildProgram {
  let output: ByteReader
  private let messages: Int32
  private var process: pid_t = 0
  private var taken = 0
  private var hasSucceeded = false

  /// Throws a ``Failure`` with the exit code 69 if the program is not installed.
  init(_ name: String, _ arguments: [String], package: String) throws {
    func failure(_ code: Int32) -> Failure {
      Failure(.internalError, "cannot run \(name): \(SystemError(code).reason)")
    }
    guard let file = tmpfile() else { throw failure(errno) }
    messages = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
    let problem = errno
    fclose(file)
    if messages < 0 { throw failure(problem) }
    var ends: [Int32] = [0, 0]
    if pipe(&ends) != 0 {
      let code = errno
      close(messages)
      throw failure(code)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    output = ByteReader(descriptor: ends[0], name: name)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    let code = posix_spawnp(&process, name, &actions, nil, &words, environ)
    posix_spawn_file_actions_destroy(&actions)
    for word in words { free(word) }
    close(ends[1])
    if code == 0 { return }
    process = 0
    if code == ENOENT {
      throw Failure(
        .unavailable,
        "\(name) is not installed, which decodes videos; install the package \(package)"
      )
    }
    throw failure(code)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      _ = wait()
    }
    if messages >= 0 { close(messages) }
  }

  /// Waits for the end; `true` if the program succeeded.
  func wait() -> Bool {
    // Without a process, any child would be waited for.
    if process <= 0 { return hasSucceeded }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { break }
    }
    process = 0
    hasSucceeded = status == 0
    return hasSucceeded
  }

  /// The text that has been written to standard error since the last call.
  func takeMessages() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        pread(messages, $0.baseAddress, $0.count, off_t(taken + bytes.count))
      }
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    taken += bytes.count
    return String(decoding: bytes, as: UTF8.self)
  }
}
