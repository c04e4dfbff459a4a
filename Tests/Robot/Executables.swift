import Foundation

/// Where programs are.
public enum Executables {
  /// The path of a program: the name itself if it is a path, else what PATH says.
  public static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    let candidates =
      name.contains("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The path at which a product of this package lies if it is built: beside the running program,
  /// which is the test bundle in tests.
  public static func product(_ name: String) -> String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The playground's path: the one that a user named, else the one beside the running program.
  public static func playground(named path: String?) throws -> String {
    let path = path ?? product("playground")
    guard find(path) != nil else {
      throw RobotError.notInstalled(
        program: path, hint: "build it with `scripts/build playground`, or name it with --program")
    }
    return path
  }
}
