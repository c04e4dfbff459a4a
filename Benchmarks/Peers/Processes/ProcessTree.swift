import Foundation
import Robot

/// A process and its descendants.
struct ProcessTree: Sendable {
  let root: Int32

  /// The processor use of each thread so far.
  func snapshot() -> Snapshot {
    var threads: [Int32: Usage] = [:]
    for process in members() {
      for thread in Self.numbers(in: "/proc/\(process)/task") {
        let folder = "/proc/\(process)/task/\(thread)"
        // A thread may exit between the two reads.
        guard let schedule = Self.read("\(folder)/schedstat"),
          let status = Self.read("\(folder)/status")
        else { continue }
        threads[thread] = Usage(
          processorTime: ProcessorTime.milliseconds(schedstat: schedule),
          voluntarySwitches: ProcText.number("voluntary_ctxt_switches", in: status) ?? 0)
      }
    }
    return Snapshot(threads: threads)
  }

  /// The current memory of the processes.
  func memory() -> Memory {
    var memory = Memory()
    OwnPages.letGo()
    for process in members() {
      memory.processes += 1
      memory.threads += Self.numbers(in: "/proc/\(process)/task").count
      guard let rollup = Self.read("/proc/\(process)/smaps_rollup") else { continue }
      memory.proportionalKiB += ProcText.number("Pss", in: rollup) ?? 0
      for key in ["Private_Clean", "Private_Dirty"] {
        memory.privateKiB += ProcText.number(key, in: rollup) ?? 0
      }
    }
    return memory
  }

  private func members() -> [Int32] {
    var parents: [Int32: Int32] = [:]
    for process in Self.numbers(in: "/proc") {
      parents[process] = Self.read("/proc/\(process)/stat").flatMap { ProcText.parent(stat: $0) }
    }
    return ProcText.family(of: root, parents: parents)
  }

  private static func numbers(in folder: String) -> [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).compactMap { Int32($0) }
  }

  private static func read(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}
