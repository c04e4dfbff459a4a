@testable import Canvas

/// Extreme numbers in geometry, display lists, damage and painting.
struct NumberDrawing {
  private static let (text, masks) = (TextEngine(), MaskCache())

  var numbers: ExtremeNumbers

  mutating func run() throws {
    let (text, masks) = (Self.text, Self.masks)
    try checkGeometry()
    let scale =
      numbers.random.chance(0.8) ? numbers.random.pick([1, 1.5, 4]) : numbers.number(1...4)
    let origin = numbers.random.chance(0.7) ? Point(3, 4) : numbers.point()
    let (old, new) = (list(), list())
    let placement = DisplayList.Placement(origin: origin, scale: scale)
    var damage = Region()
    new.addDamage(since: old, at: placement, text: text, to: &damage)
    new.addDamage(since: new, at: placement, text: text, to: &damage)
    for list in [old, new] { damage.add(list.bounds(at: placement, text: text)) }
    try require(damage.area >= 0 && damage.bounds.area >= 0, "a negative area of \(damage)")

    let bitmap = try Bitmap(width: 64, height: 48)
    let painter = CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)
    damage.clip(to: PixelRect(x: 0, y: 0, width: 64, height: 48))
    for rect in damage.rects {
      painter.clipped(to: rect) { new.replay(on: painter, at: origin, text: text) }
    }
    new.replay(on: painter, at: origin, text: text)
    try require(masks.statistics.byteCount <= masks.byteLimit, "the cache is over its limit")
  }

  private mutating func list(depth: Int = 2) -> DisplayList {
    DisplayList { record(with: $0, depth: depth) }
  }

  private mutating func record(with painter: any Painter, depth: Int) {
    for _ in 0..<numbers.random.int(in: 1...3) {
      switch numbers.random.int(in: 0...8) {
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
          inner.replay(on: painter, at: numbers.point(-4...4), text: Self.text)
        }
      }
    }
  }

  private mutating func checkGeometry() throws {
    let (a, b) = (numbers.rect(), numbers.rect())
    let scale = numbers.number(1...4)
    let places = [
      a, b, a.union(b), a.intersection(b), a.inset(by: numbers.number(0...9)),
      a.outset(by: Insets(horizontal: numbers.number(0...9), vertical: numbers.number(0...9))),
    ].flatMap { [PixelRect(covering: $0, scale: scale), PixelRect(aligning: $0, scale: scale)] }
    var region = Region()
    for place in places {
      try require(place.area >= 0, "a negative area of \(place)")
      region.add(place)
      region.add(place.outset(by: GaussianBlur.visibleReach(sigma: GaussianBlur.sigma(a.x))))
    }
    try require(region.area >= 0, "a negative area of \(region)")
    let shape = numbers.shape()
    try require(shape.effectiveRadius >= 0, "a radius of \(shape.effectiveRadius)")
    _ = (shape.cornerExtent, shape.inset(by: numbers.number(0...9)).cornerExtent)
    _ = a.distance(to: numbers.point())
    let time = Instant(seconds: numbers.number(0...10)).advanced(by: numbers.number(0...10))
    let span = time.seconds(since: Instant(seconds: numbers.number(0...10)))
    try require(span.isFinite, "a span of \(span)")
    let (color, other) = (numbers.color(), numbers.color())
    _ = color.mixed(with: other, by: numbers.number(0...1)).matched(
      over: other.composited(over: color))
  }
}

/// Random values, some of them extreme.
struct ExtremeNumbers {
  var random: EntryRandom

  init(_ bytes: [UInt8]) {
    var bytes = EntryBytes(bytes)
    random = EntryRandom(seed: bytes.word(), changes: bytes)
  }

  private static let extremes: [Double] = [
    0, -0.0, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity,
    -.infinity, .nan, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
    1e19, -1e19, 9.223372036854776e18, 4_294_967_296, 2_147_483_648, 32_768, 16_777_217, 1e6, -1e6,
    1e-9, -1, 1e15,
  ]

  mutating func number(_ usual: ClosedRange<Double>, extreme: Double = 0.35) -> Double {
    random.chance(extreme) ? random.pick(Self.extremes) : random.number(in: usual)
  }

  mutating func numbers(_ count: Int, _ usual: ClosedRange<Double> = 0...1) -> [Double] {
    (0..<count).map { _ in number(usual) }
  }

  mutating func point(_ usual: ClosedRange<Double> = 0...80, extreme: Double = 0.35) -> Point {
    Point(number(usual, extreme: extreme), number(usual, extreme: extreme))
  }

  mutating func size(_ usual: ClosedRange<Double> = 1...80) -> Size {
    Size(number(usual), number(usual))
  }

  mutating func rect() -> Rect { Rect(origin: point(), size: size()) }

  mutating func color() -> Color {
    let parts = (0..<4).map { _ in number(0...1, extreme: 0.1) }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  mutating func shape() -> RoundedRectangle {
    RoundedRectangle(
      rect(), radius: number(0...20, extreme: 0.1),
      curve: random.chance(0.5) ? .circular : .continuous)
  }

  mutating func outline() -> RoundedRectangle? { random.chance(0.3) ? shape() : nil }

  mutating func shadow() -> Shadow {
    // A wide blur of a round shape takes a second without optimization.
    Shadow(offset: point(-3...3), blur: number(0...6, extreme: 0.1), color: color())
  }

  mutating func text() -> Text {
    Text(
      random.pick(["", "g", "On 12"]),
      font: Font(
        size: number(4...20), figures: random.chance(0.5) ? .tabular : .proportional,
        tracking: number(-1...1)), maximumWidth: random.chance(0.5) ? number(0...60) : nil)
  }

  mutating func path() -> Path {
    // Extreme numbers are rare here, because one of them hides the rest of the path.
    func next() -> Point { point(0...20, extreme: 0.05) }
    var path = Path()
    path.move(to: point(0...20))
    for _ in 0..<random.int(in: 1...4) {
      if random.chance(0.5) {
        path.addLine(to: next())
      } else {
        path.addCubic(to: next(), control1: next(), control2: next())
      }
    }
    path.close()
    return path
  }
}
