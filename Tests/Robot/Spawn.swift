import Foundation

struct Spawn: Sendable {
  var executable: String
  var arguments: [String]
  var environment: [String: String]

  /// The files that become the child's descriptors 0, 1, and so on.
  var descriptors: [Int32]

  /// The signal to the child when this program ends, such as `KILL`; `nil` for none.
  var lastSignal: String?

  /// Starts the child, by way of `setpriv` (util-linux), which sets the parent-death signal.
  func start() throws -> pid_t {
    let result = ParentThread.shared.run({ run() }, otherwise: .failure(ECHILD))
    switch result {
    case .success(let pid): return pid
    case .failure(let code):
      throw RobotError.cannotStart(program: executable, reason: String(cString: strerror(code)))
    }
  }

  private func run() -> Attempt {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Pool threads block signals, which children inherit.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // Children do not ignore what this program ignores, such as a hangup under nohup.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGHUP, SIGINT, SIGPIPE] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let prefix = lastSignal.map { ["setpriv", "--pdeathsig", $0, "--"] } ?? []
    let words = prefix + [executable] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }

    var pid = pid_t()
    let code = posix_spawnp(&pid, words[0], &actions, &attributes, &argv, &envp)
    return code == 0 ? .success(pid) : .failure(code)
  }

  private enum Attempt: Sendable {
    case success(pid_t)
    case failure(Int32)
  }
}
