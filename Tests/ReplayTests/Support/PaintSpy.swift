import Canvas
import Workbench

@testable import Controls

final class PaintSpy: Painter {
  private(set) var strokes: [String] = []
  private(set) var shapes: [Rect] = []
  private(set) var colors: [Color] = []
  private(set) var texts: [(text: Text, origin: Point)] = []
  var strings: [String] { texts.map(\.text.string) }

  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    shapes.append(shape.rect)
    colors.append(color)
    strokes.append("fill \(shape.rect.width) \(outline?.rect.width ?? 0) \(color.red)")
  }

  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    strokes.append("stroke \(shape.rect.width) \(width) \(color.red)")
  }

  func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?) {
    strokes.append("shadow \(shadow.blur) \(shape.rect.width) \(outline?.rect.width ?? 0)")
  }

  func fill(_ path: Path, at origin: Point, color: Color) {
    colors.append(color)
    strokes.append("path \(path.elements.count) \(origin.x) \(color.red)")
  }

  func stroke(_ path: Path, at origin: Point, _ stroke: Stroke, color: Color) {
    colors.append(color)
    strokes.append("line \(path.elements.count) \(stroke.width) \(color.red)")
  }

  func fillAligned(_ rect: Rect, color: Color) {
    colors.append(color)
    strokes.append("aligned \(rect.width) \(color.red)")
  }

  func draw(_ text: Text, at origin: Point, color: Color) {
    strokes.append("text \(text.string)")
    texts.append((text, origin))
  }

  func draw(_ image: Image, in rect: Rect, color: Color?) {
    strokes.append("image \(image.size.width) \(rect.width) \(color?.red ?? 0)")
  }

  func group(opacity: Double, bounds: (_ scale: Double) -> PixelRect?, _ body: () -> Void) {
    strokes.append("group \(opacity)")
    body()
    strokes.append("end")
  }

  func clip(to path: Path, at origin: Point, _ body: () -> Void) { body() }

  func clip(to rect: Rect, _ body: () -> Void) {
    strokes.append("clip \(rect.width) \(rect.height)")
    body()
    strokes.append("end")
  }

  func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    strokes.append("lens \(shape.rect.width) \(lens.bezel) \(lens.amount)")
    content()
    strokes.append("end")
  }
}

/// A painter that finds texts that are cut, or that leave the surface below them or the window.
final class LabelSpy: ForwardingPainter {
  /// In points.
  private static let tolerance = 1.0
  /// Smaller cards are parts of controls, such as thumbs.
  private static let leastSurface = Size(60, 40)
  private(set) var faults: [String] = []
  let painter: any Painter = PaintSpy()
  private let measuring = TextEngine()
  private let mayBeCut: (String) -> Bool
  private var clip: Rect
  private var surfaces: [Rect] = []

  init(window: Size, mayBeCut: @escaping (String) -> Bool) {
    clip = Rect(origin: .zero, size: window)
    self.mayBeCut = mayBeCut
  }

  func draw(_ text: Text, at origin: Point, color: Color) {
    let frame = Rect(origin: origin, size: measuring.size(of: text))
    if !frame.intersects(clip) { return }
    let whole = measuring.size(of: Text(text.string, font: text.font)).width
    if let limit = text.maximumWidth, whole > limit + Self.tolerance, !mayBeCut(text.string) {
      faults.append("\(text.string) is cut at \(limit) of \(whole) pt")
    }
    if frame.minX < clip.minX - Self.tolerance || frame.maxX > clip.maxX + Self.tolerance {
      faults.append("\(text.string) at \(frame) leaves \(clip)")
    }
    guard let surface = surfaces.last(where: { $0.contains(frame.center) }) else { return }
    let area = surface.outset(by: Self.tolerance)
    let isInside =
      frame.minX >= area.minX && frame.maxX <= area.maxX && frame.minY >= area.minY
      && frame.maxY <= area.maxY
    if !isInside { faults.append("\(text.string) at \(frame) leaves its surface \(surface)") }
  }

  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    let size = shape.rect.size
    let isLarge = size.width >= Self.leastSurface.width && size.height >= Self.leastSurface.height
    if isLarge && color.alpha == 1 { surfaces.append(shape.rect) }
  }

  /// A header that covers what scrolls below it is a surface too.
  func fillAligned(_ rect: Rect, color: Color) {
    if (20...60).contains(rect.height) && color.alpha == 1 { surfaces.append(rect) }
  }

  func clip(to rect: Rect, _ body: () -> Void) {
    let before = clip
    clip = before.intersection(rect)
    body()
    clip = before
  }
}

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
