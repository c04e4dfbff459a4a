import Foundation

public enum Executables {
  /// The path of a program; names without a slash are looked up in `PATH`.
  public static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    let candidates =
      name.contains("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The path of a product of this package, beside the running program or test bundle.
  public static func product(_ name: String) -> String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The path of the playground; `nil` means the one beside the running program.
  public static func playground(named path: String?) throws -> String {
    let path = path ?? product("playground")
    guard find(path) != nil else {
      throw RobotError.notInstalled(
        program: path, hint: "build it with `scripts/build playground`, or name it with --program")
    }
    return path
  }
}
