internal import CXTest
import Foundation

/// Measurements of the process by the kernel.
extension Program {
  public func processorTime() throws -> Double {
    try threadFiles("schedstat").reduce(0) { $0 + ProcessorTime.milliseconds(schedstat: $1) }
  }

  /// Voluntary context switches of all threads, whose number stays while they sleep.
  public func voluntarySwitches() throws -> Int {
    try threadFiles("status").reduce(0) { $0 + Self.switches(in: $1) }
  }

  public func switchesOfFirstThread() throws -> Int { Self.switches(in: try status()) }

  /// Whether a signal has stopped the program, which counts as a context switch.
  public func isStopped() throws -> Bool {
    Self.value(after: "State:", in: try status())?.hasPrefix("T") == true
  }

  /// Whether all threads sleep without a time limit, so that only an event can wake the program.
  ///
  /// Threads of GLib's pool, which end 15 s after their last work, do not count.
  public func sleepsWithoutLimit() throws -> Bool {
    try threadFolders().allSatisfy { folder in
      if Self.text(folder + "/comm")?.hasPrefix("pool") == true { return true }
      // The number of the system call and its six arguments, or "running".
      let words = Self.text(folder + "/syscall")?.split(separator: " ") ?? []
      guard words.count > 6, let call = Int(words[0]) else { return false }
      let arguments = words[1...6].map { UInt($0.dropFirst(2), radix: 16) ?? 1 }
      return cxtest_sleeps_without_limit(call, arguments) != 0
    }
  }

  /// The modes of shared memory of the program, or of an earlier one with the same number.
  public func sharedMemoryModes() throws -> [String] {
    // `String(contentsOfFile:)` ends where the kernel ends its first portion, at 4 KB.
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/sysvipc/shm"))
    let table = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    return table.split(separator: "\n").compactMap { line in
      let columns = line.split(separator: " ")
      return columns.count > 4 && columns[4] == "\(pid)" ? String(columns[2]) : nil
    }
  }

  private func status() throws -> String {
    let file = "/proc/\(pid)/status"
    do {
      return try String(contentsOfFile: file, encoding: .utf8)
    } catch {
      throw RobotError.unreadable(what: file, reason: "\(error)")
    }
  }

  private func threadFiles(_ name: String) throws -> [String] {
    try threadFolders().compactMap { Self.text("\($0)/\(name)") }
  }

  private static func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private func threadFolders() throws -> [String] {
    let folder = "/proc/\(pid)/task"
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }
    } catch { throw RobotError.unreadable(what: folder, reason: "\(error)") }
  }

  private static func switches(in status: String) -> Int {
    value(after: "voluntary_ctxt_switches:", in: status).flatMap { Int($0) } ?? 0
  }

  private static func value(after key: String, in status: String) -> String? {
    let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.dropFirst(key.count).trimmingCharacters(in: .whitespaces)
  }
}

public enum ProcessorTime {
  /// The first number of `schedstat`, in nanoseconds.
  public static func milliseconds(schedstat line: String) -> Double {
    (line.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
  }
}
