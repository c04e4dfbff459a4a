import Foundation
import Robot

/// The conditions of the measurement: date, hardware, kernel and load.
struct Conditions: Codable, Sendable {
  var date: String
  var processor: String
  var cores: Int
  var kernel: String
  /// The load average of the last minute, before the first measurement.
  var loadBefore: Double?
  /// The number of font files that Fontconfig lists, on which a start depends.
  var fonts: Int?
  var display = "Xvfb 1280x800x24, a new one for each repetition; no window manager, no session bus"

  init(date: Date) {
    self.date = date.formatted(.iso8601)
    let processors = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    processor = processors.flatMap { ProcText.text("model name", in: $0) } ?? "unknown"
    cores = ProcessInfo.processInfo.activeProcessorCount
    let release = try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)
    kernel = release?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown"
    loadBefore = Self.load
  }

  /// The load average of the last minute.
  static var load: Double? {
    let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
    return text?.split(separator: " ").first.flatMap { Double($0) }
  }

  /// The environment of a program: a display without desktop services, the same for every program.
  @MainActor
  static func environment(
    display: String, runtimeFolder: String, contestant: Contestant
  ) -> [String: String?] {
    let common: [String: String?] = [
      "DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_A11Y": "none", "NO_AT_BRIDGE": "1",
      "XDG_RUNTIME_DIR": runtimeFolder, "XDG_CACHE_HOME": runtimeFolder + "/cache",
    ]
    return Program.environment(display: display)
      .merging(common) { _, new in new }
      .merging(contestant.environment.mapValues { $0 }) { _, new in new }
  }
}
