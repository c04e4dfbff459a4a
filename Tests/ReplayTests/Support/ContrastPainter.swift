import Canvas
import Workbench

@testable import Controls

/// Paints everything but text into a bitmap, and compares each text with what it would lie on.
final class ContrastPainter: ForwardingPainter {
  struct Finding {
    var text: Text
    var center: Point
    var ratio: Double
  }

  /// Text is legible from this opacity on; disabled text is weaker.
  private static let leastOpacity = 0.51

  private(set) var findings: [Finding] = []
  let painter: any Painter
  private let bitmap: Bitmap
  private let engine = TextEngine()
  private var opacity = 1.0
  private var clips: [Rect] = []

  init(_ size: Size) throws {
    bitmap = try Bitmap(width: Int(size.width), height: Int(size.height))
    painter = CairoPainter(
      target: bitmap, scale: 1, masks: MaskCache(byteLimit: MaskCache.byteLimit(atScale: 1)),
      text: engine)
  }

  func draw(_ text: Text, at origin: Point, color: Color) {
    let place = Rect(origin: origin, size: engine.size(of: text))
    guard opacity * color.alpha >= Self.leastOpacity, !text.string.isEmpty,
      clips.allSatisfy({ $0.contains(place.center) }), let ground = ground(of: place)
    else { return }
    let ratio = color.composited(over: ground).contrast(with: ground)
    findings.append(Finding(text: text, center: place.center, ratio: ratio))
  }

  func group(opacity: Double, bounds: (_ scale: Double) -> PixelRect?, _ body: () -> Void) {
    let before = self.opacity
    self.opacity *= opacity
    painter.group(opacity: opacity, body)
    self.opacity = before
  }

  func clip(to rect: Rect, _ body: () -> Void) {
    clips.append(rect)
    painter.clip(to: rect, body)
    clips.removeLast()
  }

  /// The most frequent color below a place; lines and dots that cross it are not the ground.
  private func ground(of place: Rect) -> Color? {
    var counts: [Color: Int] = [:]
    for x in stride(from: place.minX, through: place.maxX, by: 3) {
      for y in stride(from: place.minY, through: place.maxY, by: 3) {
        guard let pixel = bitmap[Int(x), Int(y)] else { continue }
        let color = Color(
          red: Double(pixel.red) / 255, green: Double(pixel.green) / 255,
          blue: Double(pixel.blue) / 255)
        counts[color, default: 0] += 1
      }
    }
    return counts.max { $0.value < $1.value }?.key
  }
}
