import Glibc

@MainActor
package final class FramePictures {
  package nonisolated static let (prefix, ending) = ("frame-", ".png")

  private let folder: String
  private let painter: FramePainter

  package init(folder: String, target: SceneReplica) throws {
    painter = try FramePainter(target)
    if mkdir(folder, 0o777) != 0 {
      let error = SystemError.latest
      if error.code != EEXIST {
        throw Failure(.cannotWrite, "cannot create the folder \(folder): \(error.reason)")
      }
    }
    self.folder = folder
  }

  package func write(_ frame: Replay.Frame) throws {
    let picture = try painter.paint(frame)
    let digits = String(frame.number)
    let padding = String(repeating: "0", count: max(0, 5 - digits.count))
    try OutputFile.write(
      try picture.png(), to: "\(folder)/\(Self.prefix)\(padding)\(digits)\(Self.ending)",
      named: .inFolder)
  }
}
