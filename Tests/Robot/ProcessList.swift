import Foundation
import Synchronization

public enum ProcessList {
  /// Other processes whose environment has an entry with a prefix.
  public static func all(having prefix: String) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let own = getpid()
    return names.compactMap { Int32($0) }.filter { pid in
      guard pid != own, let bytes = FileManager.default.contents(atPath: "/proc/\(pid)/environ")
      else { return false }
      let entries = bytes.split(separator: 0)
      return entries.contains { $0.starts(with: prefix.utf8) }
    }
  }
}

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

  public static func playground(named path: String?) throws -> String {
    let path = path ?? product("playground")
    guard find(path) != nil else {
      throw RobotError.notInstalled(
        program: path, hint: "build it with `scripts/build playground`, or name it with --program")
    }
    return path
  }
}

/// A thread that lives as long as this program and starts every child.
///
/// The kernel ends children with the thread that started them, and pool threads come and go.
final class ParentThread: Sendable {
  static let shared = ParentThread()

  private let jobs = Mutex<[@Sendable () -> Void]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  private init() {
    Thread.detachNewThread { [self] in
      while true {
        arrivals.wait()
        let job = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        job?()
      }
    }
  }

  func run<Value: Sendable>(_ job: @escaping @Sendable () -> Value, otherwise: Value) -> Value {
    let outcome = Outcome<Value>()
    jobs.withLock {
      $0.append {
        outcome.value.withLock { $0 = job() }
        outcome.isDone.signal()
      }
    }
    arrivals.signal()
    outcome.isDone.wait()
    return outcome.value.withLock { $0 } ?? otherwise
  }
}

private final class Outcome<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
  let isDone = DispatchSemaphore(value: 0)
}
