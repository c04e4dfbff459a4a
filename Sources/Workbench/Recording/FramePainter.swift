import Canvas

/// A painter of the frames of a replica into a bitmap.
@MainActor
final class FramePainter {
  private let target: SceneReplica
  private let text = TextEngine()
  private let masks = MaskCache()
  private var bitmap: Bitmap

  init(_ target: SceneReplica) throws {
    self.target = target
    target.measure(with: text)
    bitmap = try Self.makeBitmap(for: target)
  }

  private static func makeBitmap(for target: SceneReplica) throws -> Bitmap {
    let size = target.scene.size
    try PictureSize.check(size, scale: target.scale, advice: PictureSize.adviceForLogs)
    let pixels = PictureSize.pixels(of: size, scale: target.scale)
    return try Bitmap(width: pixels.width, height: pixels.height)
  }

  /// The next frame is painted into the same bitmap.
  ///
  /// `isWhole` repaints everything, for a frame after others that were not painted.
  func paint(_ frame: Replay.Frame, isWhole: Bool = false) throws -> Bitmap {
    let size = PictureSize.pixels(of: target.scene.size, scale: target.scale)
    if size.width != bitmap.width || size.height != bitmap.height {
      bitmap = try Self.makeBitmap(for: target)
    }
    let painter = CairoPainter(target: bitmap, scale: target.scale, masks: masks, text: text)
    for rect in isWhole ? [size] : frame.update.damage.rects {
      painter.clipped(to: rect) { target.scene.paint(rect, with: painter) }
    }
    if painter.lacksMemory { throw PictureError.outOfMemory }
    return bitmap
  }
}

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
