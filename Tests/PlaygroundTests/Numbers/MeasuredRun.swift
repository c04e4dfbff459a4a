import Foundation

struct MeasuredRun {
  /// The exit code; `nil` if a signal ended the program.
  let exitCode: Int32?

  let signal: Int32

  /// The processor time in user and kernel mode, in seconds.
  let processorTime: Double

  let errorText: String

  /// Runs a program with limits of processor time, in seconds, and memory, in bytes, and discards
  /// its output.
  ///
  /// The peak memory of a child process cannot be read, because it includes that of its parent.
  init(
    _ executable: String, _ arguments: [String], input: String?, environment: [String: String],
    secondLimit: Int, byteLimit: Int
  ) throws {
    let folder = TemporaryFolder()
    try folder.put(input ?? "", into: "input")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, folder.path("input"), O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let errorFile = folder.path("errors")
    posix_spawn_file_actions_addopen(&actions, 2, errorFile, O_WRONLY | O_CREAT, 0o600)

    // prlimit sets the limits and executes the program.
    let words =
      ["prlimit", "--cpu=\(secondLimit)", "--data=\(byteLimit)", "--", executable] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var pid = pid_t()
    let code = posix_spawnp(&pid, words[0], &actions, nil, &argv, &envp)
    if code != 0 { throw CocoaError(.executableLoad) }

    var status: Int32 = 0
    var usage = rusage()
    while wait4(pid, &status, 0, &usage) < 0 && errno == EINTR {}
    signal = status & 0x7F
    exitCode = signal == 0 ? (status >> 8) & 0xFF : nil
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    processorTime = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    errorText = String(decoding: (try? folder.data("errors")) ?? Data(), as: UTF8.self)
  }
}
