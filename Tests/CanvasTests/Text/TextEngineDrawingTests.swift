import Testing

@testable import Canvas

extension Picture {
  /// A black line of text.
  fileprivate init(
    _ text: Text, at origin: Point = .zero, scale: Double = 1, with engine: TextEngine,
    width: Int = 400, height: Int = 120
  ) throws {
    try self.init(width, height, scale: scale, text: engine) {
      $0.draw(text, at: origin, color: .black)
    }
  }

  fileprivate var touched: PixelRect {
    pixels.indices.filter { pixels[$0] != 0xFFFF_FFFF }
      .reduce(.zero) { $0.union(PixelRect($1 % width, $1 / width, 1, 1)) }
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
    let first = try Picture(text, at: place, scale: scale, with: engine)
    for (place, engine) in [(place, engine), (place, TextEngine()), (aligned, engine)] {
      #expect(try Picture(text, at: place, scale: scale, with: engine).pixels == first.pixels)
    }
    let grays = Set(first.pixels)
    #expect(grays.allSatisfy { $0 & 0xFFFFFF == ($0 & 0xFF) * 0x010101 } && grays.count > 10)
  }

  @Test(arguments: scales)
  func `text painted in parts equals text painted at once`(scale: Double) throws {
    let text = Text("Appearance fÅj| مرحبا", font: Font(size: 22, weight: .bold))
    let whole = try Picture(text, at: Point(5, 5), scale: scale, with: engine)
    let parts = try Picture(400, 120, scale: scale, text: engine) { painter in
      for index in 0..<144 {
        painter.clipped(to: PixelRect(index % 18 * 23, index / 18 * 17, 23, 17)) {
          painter.draw(text, at: Point(5, 5), color: .black)
        }
      }
    }
    #expect(parts.pixels == whole.pixels)
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
      let picture = try Picture(
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
        return try Picture(text, at: Point(10, 4), scale: scale, with: engine).touched
      }
      #expect(ink[0].maxX <= Int(70 * scale) && ink[0].minX >= Int(10 * scale) - 1)
      #expect(ink[1].maxX > Int(70 * scale))
    }
  }

  @Test func `a limited line begins like the whole line and ends in an ellipsis`() throws {
    let string = "iiiiiiiiiiiiiiiiiiii"
    let limited = try Picture(Text(string, font: font, maximumWidth: 40), with: engine)
    let whole = try Picture(Text(string, font: font), with: engine)
    #expect(try #require(limited.differingPlaces(from: whole).map(\.x).min()) > 10)
    // An ellipsis has ink only at the baseline; an i extends above the middle.
    let end = limited.touched.maxX - 2
    let baseline = engine.line(for: Text("i", font: font), scale: 1).baseline
    #expect((0..<(baseline - 4)).allSatisfy { limited[end, $0] == 0xFFFF_FFFF })
  }

  @Test func `right-to-left text begins at its right end`() throws {
    let word = Text("שלום", font: Font(size: 30))
    let letter = Text("ש", font: Font(size: 30))
    let start = engine.size(of: word).width - engine.size(of: letter).width
    let words = try Picture(word, with: engine)
    let letters = try Picture(letter, at: Point(start, 0), with: engine)
    for y in 0..<120 { for x in Int(start) + 2..<400 { #expect(words[x, y] == letters[x, y]) } }
    #expect(words.touched.minX < Int(start))
  }

  @Test func `drawing at another scale does not change measurements`() throws {
    let text = Text("Appearance", font: font)
    let size = engine.size(of: text)
    let picture = try Picture(text, scale: 2, with: engine)
    #expect(engine.size(of: text) == size)
    let other = TextEngine()
    other.scale = 2
    let expected = try Picture(text, scale: 2, with: other)
    #expect(picture.pixels == expected.pixels)
  }

  @Test(arguments: [nil, "monospace", "No Such Family"], [1, 2])
  func `text of the matched fonts is that of all fonts`(family: String?, scale: Double) throws {
    let all = TextEngine()
    let fonts = [
      Font(size: 13, family: family), Font(size: 17, weight: .bold, family: family),
      Font(size: 12, figures: .tabular, tracking: 0.3, family: family),
      Font(size: 12, figures: .tabular, family: family),
      Font(size: 13, weight: .medium, family: family),
      Font(size: 13, weight: .semibold, family: family),
    ]
    for string in [
      "Wi-Fi 10 %", " AVAToo “fi” – … ", "Ελληνικά", "Привет", "שלום", "日本語", "Wi-Fi 日本", "a\tb",
      "e\u{301}\u{323}", "😀 ok", "❤ ❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{10FFFD}f", "",
    ] {
      for font in fonts {
        let text = Text(string, font: font)
        let picture = try Picture(text, scale: scale, with: engine)
        for wish in engine.fonts.matched.keys { all.fonts.matched[wish] = .some(nil) }
        let expected = try Picture(text, scale: scale, with: all)
        #expect(picture.pixels == expected.pixels, "\(string)")
        (engine.scale, all.scale) = (scale, scale)
        #expect(engine.size(of: text) == all.size(of: text), "\(string)")
        #expect(engine.paintBounds(of: text) == all.paintBounds(of: text), "\(string)")
      }
    }
    #expect(engine.fonts.matched.values.contains { $0 != nil })
  }

  @Test func `engines on several threads draw the same text`() async throws {
    // More fonts than Cairo keeps open, and each size anew.
    let fonts = (10..<20).flatMap { size in
      ["Inter", "Inter Display", "DejaVu Sans", "DejaVu Serif", "monospace"].flatMap { family in
        [.regular, .medium, .semibold, .bold].map { weight in
          Font(size: Double(size), weight: weight, family: family)
        }
      }
    }
    let pictures = try await withThrowingTaskGroup(of: [[UInt32]].self) { group in
      for task in 0..<4 {
        group.addTask {
          var pictures = [[UInt32]](repeating: [], count: fonts.count)
          var engine = TextEngine()
          for step in fonts.indices {
            if step % 20 == 0 { engine = TextEngine() }
            let index = (step + task * fonts.count / 4) % fonts.count
            pictures[index] = try Picture(
              Text("f\u{10FFFD}", font: fonts[index]), with: engine, width: 80, height: 30
            ).pixels
          }
          return pictures
        }
      }
      return try await group.reduce(into: Set<[[UInt32]]>()) { $0.insert($1) }
    }
    #expect(pictures.count == 1)
  }
}
