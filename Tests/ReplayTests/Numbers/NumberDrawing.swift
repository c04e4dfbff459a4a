@testable import Canvas

/// Extreme numbers in geometry, display lists, damage and painting.
struct NumberDrawing {
  private var numbers: ExtremeNumbers
  private let text: TextEngine
  private let masks: MaskCache

  init(seed: UInt64, text: TextEngine, masks: MaskCache) {
    numbers = ExtremeNumbers(seed: seed)
    self.text = text
    self.masks = masks
  }

  /// - Returns: A description of the fault. `nil` if there is none.
  mutating func run() throws -> String? {
    if let fault = checkGeometry() { return fault }
    let scale =
      numbers.random.chance(0.8) ? numbers.random.pick([1, 1.5, 4]) : numbers.number(1...4)
    let origin = numbers.random.chance(0.7) ? Point(3, 4) : numbers.point()
    let (old, new) = (list(), list())
    let placement = DisplayList.Placement(origin: origin, scale: scale)
    var damage = Region()
    new.addDamage(since: old, at: placement, text: text, to: &damage)
    new.addDamage(since: new, at: placement, text: text, to: &damage)
    for list in [old, new] { damage.add(list.bounds(at: placement, text: text)) }
    if damage.area < 0 || damage.bounds.area < 0 { return "a negative area \(damage)" }

    let bitmap = try Bitmap(width: 64, height: 48)
    let painter = CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)
    damage.clip(to: PixelRect(x: 0, y: 0, width: 64, height: 48))
    for rect in damage.rects {
      painter.clipped(to: rect) { new.replay(on: painter, at: origin, text: text) }
    }
    new.replay(on: painter, at: origin, text: text)
    if masks.statistics.byteCount > masks.byteLimit { return "the cache is over its limit" }
    return nil
  }

  private mutating func list(depth: Int = 2) -> DisplayList {
    DisplayList { record(with: $0, depth: depth) }
  }

  private mutating func record(with painter: any Painter, depth: Int) {
    for _ in 0..<Int.random(in: 1...3, using: &numbers.random) {
      switch Int.random(in: 0..<9, using: &numbers.random) {
      case 0: painter.fill(numbers.shape(), color: numbers.color(), within: numbers.outline())
      case 1:
        painter.strokeInside(numbers.shape(), width: numbers.number(0...9), color: numbers.color())
      case 2: painter.drawShadow(numbers.shadow(), of: numbers.shape(), within: numbers.outline())
      case 3, 4:
        painter.fill(
          numbers.shape(), color: numbers.color(),
          casting: ShadowPair(soft: numbers.shadow(), contact: numbers.shadow()))
      case 5: painter.fill(numbers.path(), at: numbers.point(), color: numbers.color())
      case 6: painter.fillAligned(numbers.rect(), color: numbers.color())
      case 7: painter.draw(numbers.text(), at: numbers.point(), color: numbers.color())
      default:
        if depth == 0 { continue }
        let opacity = numbers.number(0...1)
        let inner = list(depth: depth - 1)
        painter.group(opacity: opacity) {
          inner.replay(on: painter, at: numbers.point(-4...4), text: text)
        }
      }
    }
  }

  private mutating func checkGeometry() -> String? {
    let (a, b) = (numbers.rect(), numbers.rect())
    let scale = numbers.number(1...4)
    let places = [
      a, b, a.union(b), a.intersection(b), a.inset(by: numbers.number(0...9)),
      a.outset(by: Insets(horizontal: numbers.number(0...9), vertical: numbers.number(0...9))),
    ].flatMap { [PixelRect(covering: $0, scale: scale), PixelRect(aligning: $0, scale: scale)] }
    var region = Region()
    for place in places {
      if place.area < 0 { return "a negative area of \(place)" }
      region.add(place)
      region.add(place.outset(by: GaussianBlur.visibleReach(sigma: GaussianBlur.sigma(a.x))))
    }
    if region.area < 0 { return "a negative area of \(region)" }
    let shape = numbers.shape()
    if !(shape.effectiveRadius >= 0) { return "a radius of \(shape.effectiveRadius)" }
    _ = (shape.cornerExtent, shape.inset(by: numbers.number(0...9)).cornerExtent)
    _ = a.distance(to: numbers.point())
    let time = Instant(seconds: numbers.number(0...10)).advanced(by: numbers.number(0...10))
    let span = time.seconds(since: Instant(seconds: numbers.number(0...10)))
    if !span.isFinite { return "a span of \(span)" }
    let (color, other) = (numbers.color(), numbers.color())
    _ = color.mixed(with: other, by: numbers.number(0...1)).matched(
      over: other.composited(over: color))
    return nil
  }
}
