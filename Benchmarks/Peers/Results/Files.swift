import Foundation
import Robot

/// Writes results and progress messages.
enum Files {
  /// Creates a file before the measurement, so that an unwritable path fails early.
  static func reserve(_ path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw RobotError.unwritable(file: path, reason: String(cString: strerror(errno)))
    }
    close(file)
  }

  /// Replaces the contents of a file.
  static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw RobotError.unwritable(file: path, reason: error.localizedDescription)
    }
  }

  /// Prints a progress message to standard error, because the table goes to standard output.
  static func say(_ sentence: String) {
    FileHandle.standardError.write(Data("peers: \(sentence)\n".utf8))
  }
}
