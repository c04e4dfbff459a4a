import Foundation
import Robot

/// Where results and words go.
enum Files {
  /// Fails now if a file cannot be written later, when much work would be lost.
  static func reserve(_ path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw RobotError.unwritable(file: path, reason: String(cString: strerror(errno)))
    }
    close(file)
  }

  /// Replaces a file.
  static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw RobotError.unwritable(file: path, reason: error.localizedDescription)
    }
  }

  /// Says how far it is, beside the table that goes to standard output.
  static func say(_ sentence: String) {
    FileHandle.standardError.write(Data("peers: \(sentence)\n".utf8))
  }
}
