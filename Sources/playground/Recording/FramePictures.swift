import Canvas

#if canImport(Glibc)
import Glibc
#endif

/// Writes the frames of a replay as pictures, each painted as a window would: only what changed.
@MainActor
final class FramePictures {
  private let folder: String
  private let target: ReplayTarget
  private let text = TextEngine()
  private let masks = MaskCache()
  private var bitmap: Bitmap
  private var painter: CairoPainter

  init(folder: String, target: ReplayTarget) throws {
    if mkdir(folder, 0o777) != 0 {
      let error = SystemError.latest
      if error.code != EEXIST {
        throw Failure(.cannotWrite, "cannot make the folder \(folder): \(error.reason)")
      }
    }
    self.folder = folder
    self.target = target
    text.scale = target.scale
    target.scene.measure(with: text)
    bitmap = try Self.makeBitmap(for: target)
    painter = CairoPainter(target: bitmap, scale: target.scale, masks: masks, text: text)
  }

  private static func pixels(of target: ReplayTarget) -> PixelRect {
    PixelRect(covering: Rect(origin: .zero, size: target.scene.size), scale: target.scale)
  }

  private static func makeBitmap(for target: ReplayTarget) throws -> Bitmap {
    if let excess = PictureSize.excess(of: target.scene.size, scale: target.scale) {
      throw Failure(.badInput, "\(excess); give the log a smaller width, height or scale")
    }
    let size = pixels(of: target)
    return try Bitmap(width: size.width, height: size.height)
  }

  func write(_ frame: Replay.Frame) throws {
    let size = Self.pixels(of: target)
    if size.width != bitmap.width || size.height != bitmap.height {
      bitmap = try Self.makeBitmap(for: target)
      painter = CairoPainter(target: bitmap, scale: target.scale, masks: masks, text: text)
    }
    for rect in frame.update.damage.rects {
      painter.clipped(to: rect) { target.scene.paint(rect, with: painter) }
    }
    let digits = String(frame.number)
    let padding = String(repeating: "0", count: max(0, 5 - digits.count))
    try OutputFile.write(try bitmap.png(), to: "\(folder)/frame-\(padding)\(digits).png")
  }
}
