import Canvas

@MainActor
package final class FramePictures {
  package nonisolated static let (prefix, ending) = ("frame-", ".png")

  private let folder: String
  private let painter: FramePainter

  package init(folder: String, target: SceneReplica) throws {
    painter = try FramePainter(target)
    try OutputFile.makeFolder(folder)
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

/// A frame of a replay.
@MainActor
public struct ReplayedFrame {
  /// The number of the frame, counted from 0.
  public let number: Int

  /// The time of the frame since the start of the log, in seconds.
  public let time: Double

  /// The states, the actions and the damage of the frame as a line of JSON.
  public let trace: String

  let paint: () throws -> Bitmap

  /// Paints the frame into a new bitmap.
  ///
  /// Throws an error with a description if the frame is not the current one, or if the picture is
  /// too large.
  public func picture() throws -> Bitmap { try paint() }
}
