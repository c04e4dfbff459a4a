import Testing

@testable import Canvas

struct DrawnText {
  let bitmap: Bitmap

  init(width: Int = 400, height: Int = 120) throws {
    bitmap = try Bitmap(width: width, height: height)
    bitmap.bytes.update(repeating: 255, count: bitmap.bytesPerRow * height)
  }

  init(
    _ text: Text, at origin: Point = .zero, scale: Double = 1, with engine: TextEngine,
    width: Int = 400, height: Int = 120
  ) throws {
    try self.init(width: width, height: height)
    draw(text, at: origin, scale: scale, with: engine)
  }

  func draw(
    _ text: Text, at origin: Point = .zero, scale: Double = 1, clip: PixelRect? = nil,
    with engine: TextEngine
  ) {
    let painter = CairoPainter(target: bitmap, scale: scale, masks: MaskCache(), text: engine)
    painter.clipped(to: clip ?? PixelRect(0, 0, bitmap.width, bitmap.height)) {
      painter.draw(text, at: origin, color: .black)
    }
  }

  var touched: PixelRect {
    let (bytes, width, bytesPerRow) = (bitmap.bytes, bitmap.width, bitmap.bytesPerRow)
    var result = PixelRect.zero
    for y in 0..<bitmap.height {
      // The fourth byte of a pixel is undefined in an opaque bitmap.
      let row = UnsafeRawPointer(bytes + y * bytesPerRow)
      func isMarked(_ x: Int) -> Bool {
        row.load(fromByteOffset: x * 4, as: UInt32.self) & 0xFFFFFF != 0xFFFFFF
      }
      guard let first = (0..<width).first(where: isMarked),
        let last = (0..<width).last(where: isMarked)
      else { continue }
      result = result.union(PixelRect(minX: first, minY: y, maxX: last + 1, maxY: y + 1))
    }
    return result
  }

  var pixels: [Bitmap.Pixel] {
    (0..<bitmap.height).flatMap { y in (0..<bitmap.width).compactMap { x in bitmap[x, y] } }
  }
}

@Suite struct `Text drawing` {
  let engine = TextEngine()
  let font = Font(size: 13, weight: .medium)

  static let scales = [1, 1.5, 2]

  @Test(arguments: scales)
  func `text has the same gray bytes, aligned to whole pixels`(scale: Double) throws {
    let text = Text("Appearance fÅj|", font: font)
    let place = Point(3.3, 4.6)
    let aligned = Point((3.3 * scale).rounded() / scale, (4.6 * scale).rounded() / scale)
    let first = try DrawnText(text, at: place, scale: scale, with: engine)
    for (place, engine) in [(place, engine), (place, TextEngine()), (aligned, engine)] {
      let other = try DrawnText(text, at: place, scale: scale, with: engine)
      #expect(other.bitmap.hasSamePixels(as: first.bitmap))
    }
    let grays = Set(first.pixels)
    #expect(grays.allSatisfy { $0.red == $0.green && $0.green == $0.blue } && grays.count > 10)
  }

  @Test(arguments: scales)
  func `text painted in parts equals text painted at once`(scale: Double) throws {
    let text = Text("Appearance fÅj| مرحبا", font: Font(size: 22, weight: .bold))
    let whole = try DrawnText(text, at: Point(5, 5), scale: scale, with: engine)
    let parts = try DrawnText()
    for y in stride(from: 0, to: 120, by: 17) {
      for x in stride(from: 0, to: 400, by: 23) {
        let clip = PixelRect(x, y, 23, 17)
        parts.draw(text, at: Point(5, 5), scale: scale, clip: clip, with: engine)
      }
    }
    #expect(parts.bitmap.firstDifference(from: whole.bitmap) == nil)
  }

  @Test(
    arguments: [1, 1.5, 2, 3],
    [
      "fÅj|", "Ty", "gjpqy", "ÁŐÇ", "(Q)", "W", "ooooof", "e\u{301}\u{323}", "مرحبا", "שלום", "日本語",
      "😀", "👩\u{200D}👩\u{200D}👧", "\u{10FFFD}\u{10FFFD}f",
    ])
  func `all ink lies within the paint bounds`(scale: Double, string: String) throws {
    engine.scale = scale
    let origin = Point(10.3, 10.7)
    for font in [
      Font(size: 9, tracking: -1), Font(size: 11, weight: .bold), Font(size: 13, tracking: -2),
      Font(size: 20, weight: .bold, tracking: 0.7),
    ] {
      let text = Text(string, font: font)
      let picture = try DrawnText(
        text, at: origin, scale: scale, with: engine, width: 340, height: 150)
      let bounds = PixelRect(
        covering: engine.paintBounds(of: text).offset(by: origin), scale: scale)
      #expect(!picture.touched.isEmpty && bounds.contains(picture.touched))
      // The bounds are tight: at most 10 px around the line box and the ink.
      let box = PixelRect(covering: Rect(origin: origin, size: engine.size(of: text)), scale: scale)
      #expect(box.union(picture.touched).outset(by: 10).contains(bounds))
    }
  }

  @Test(arguments: scales)
  func `a limited line leaves no ink beyond its limit`(scale: Double) throws {
    for string in ["Play sound on startup", "مرحبا بالعالم مرحبا بالعالم"] {
      let ink = try [60, nil].map { limit in
        let text = Text(string, font: font, maximumWidth: limit)
        return try DrawnText(text, at: Point(10, 4), scale: scale, with: engine).touched
      }
      #expect(ink[0].maxX <= Int(70 * scale) && ink[0].minX >= Int(10 * scale) - 1)
      #expect(ink[1].maxX > Int(70 * scale))
    }
  }

  @Test func `a limited line begins like the whole line and ends in an ellipsis`() throws {
    let string = "iiiiiiiiiiiiiiiiiiii"
    let limited = try DrawnText(Text(string, font: font, maximumWidth: 40), with: engine)
    let whole = try DrawnText(Text(string, font: font), with: engine)
    #expect(try #require(limited.bitmap.firstDifference(from: whole.bitmap)).x > 10)
    // An ellipsis has ink only at the baseline; an i extends above the middle.
    let end = limited.touched.maxX - 2
    let baseline = engine.line(for: Text("i", font: font), scale: 1).baseline
    #expect((0..<(baseline - 4)).allSatisfy { limited.bitmap[end, $0]?.green == 255 })
  }

  @Test func `right-to-left text begins at its right end`() throws {
    let word = Text("שלום", font: Font(size: 30))
    let letter = Text("ש", font: Font(size: 30))
    let start = engine.size(of: word).width - engine.size(of: letter).width
    let words = try DrawnText(word, with: engine)
    let letters = try DrawnText(letter, at: Point(start, 0), with: engine)
    for y in 0..<120 {
      for x in Int(start) + 2..<400 { #expect(words.bitmap[x, y] == letters.bitmap[x, y]) }
    }
    #expect(words.touched.minX < Int(start))
  }

  @Test func `drawing at another scale does not change measurements`() throws {
    let text = Text("Appearance", font: font)
    let size = engine.size(of: text)
    let picture = try DrawnText(text, scale: 2, with: engine)
    #expect(engine.size(of: text) == size)
    let other = TextEngine()
    other.scale = 2
    let expected = try DrawnText(text, scale: 2, with: other)
    #expect(picture.bitmap.hasSamePixels(as: expected.bitmap))
  }

  @Test(arguments: [nil, "monospace", "No Such Family"], [1, 2])
  func `text of the matched fonts is that of all fonts`(family: String?, scale: Double) throws {
    let all = TextEngine()
    let fonts = [
      Font(size: 13, family: family), Font(size: 17, weight: .bold, family: family),
      Font(size: 12, figures: .tabular, tracking: 0.3, family: family),
      Font(size: 12, figures: .tabular, family: family),
    ]
    for string in [
      "Wi-Fi 10 %", " AVAToo “fi” – … ", "Ελληνικά", "Привет", "שלום", "日本語", "Wi-Fi 日本", "a\tb",
      "e\u{301}\u{323}", "😀 ok", "❤ ❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{10FFFD}f", "",
    ] {
      for font in fonts {
        let text = Text(string, font: font)
        let picture = try DrawnText(text, scale: scale, with: engine)
        for wish in engine.fonts.matched.keys { all.fonts.matched[wish] = .some(nil) }
        let expected = try DrawnText(text, scale: scale, with: all)
        #expect(picture.bitmap.hasSamePixels(as: expected.bitmap), "\(string)")
        (engine.scale, all.scale) = (scale, scale)
        #expect(engine.size(of: text) == all.size(of: text), "\(string)")
        #expect(engine.paintBounds(of: text) == all.paintBounds(of: text), "\(string)")
      }
    }
    #expect(engine.fonts.matched.values.contains { $0 != nil })
  }

  @Test func `engines on several threads draw the same text`() async throws {
    let text = Text("Appearance مرحبا 10 %", font: font)
    let pictures = try await withThrowingTaskGroup(of: [Bitmap.Pixel].self) { group in
      for _ in 0..<8 {
        group.addTask { try DrawnText(text, with: TextEngine(), width: 200, height: 30).pixels }
      }
      return try await group.reduce(into: Set<[Bitmap.Pixel]>()) { $0.insert($1) }
    }
    #expect(pictures.count == 1)
  }
}
