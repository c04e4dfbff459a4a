import Testing

@testable import Canvas

@Suite struct `Text sizes` {
  let engine = TextEngine()
  let font = Font(size: 13)

  static let scales = [1, 1.1, 1.25, 1.5, 1.75, 2, 3]

  @Test func `preparing fonts ahead gives the same fonts`() {
    let size = engine.size(of: Text("Text", font: font))
    TextEngine.prepareFonts()
    let other = TextEngine()
    #expect(other.size(of: Text("Text", font: font)) == size)
    #expect(other.familyName == engine.familyName)
  }

  /// Forty letters add up the rounding of each letter to whole pixels.
  @Test func `letters keep their designed widths from 2 pixels a point on`() {
    func widths(at scale: Double) -> [Double] {
      engine.scale = scale
      return "abcdefghijklmnop".map { letter in
        engine.size(of: Text(String(repeating: letter, count: 40), font: font)).width
      }
    }
    let designed = widths(at: 4)
    for (width, design) in zip(widths(at: 2), designed) { #expect(abs(width - design) <= 0.75) }
    #expect(zip(widths(at: 1.75), designed).contains { abs($0 - $1) > 0.75 })
  }

  @Test func `a family that is not installed has a named fallback, which keeps its name`() {
    let fallback = TextEngine(family: "No Such Family")
    #expect(fallback.isFallback && !fallback.familyName.isEmpty)
    #expect(fallback.size(of: Text("Text", font: font)).width > 0)
    let installed = TextEngine(family: fallback.familyName)
    #expect(installed.familyName == fallback.familyName && !installed.isFallback)
    // A system with fonts is recognized for any line.
    let engine = TextEngine()
    _ = engine.size(of: Text("g", font: Font(size: 0)))
    #expect(engine.hasFonts && TextEngine(family: "No Such Family").hasFonts)
  }

  @Test(arguments: scales)
  func `sizes and baselines are whole device pixels`(scale: Double) {
    engine.scale = scale
    let text = Text("Appearance", font: font)
    let size = engine.size(of: text)
    let baseline = Double(engine.line(for: text, scale: scale).baseline) / scale
    for length in [size.width, size.height] {
      #expect(abs(length * scale - (length * scale).rounded()) < 1e-9)
    }
    #expect(baseline > size.height / 2 && baseline < size.height)
  }

  @Test func `widths on the pixel grid are near the designed widths, and return with the scale`() {
    let text = Text("Minimum illumination", font: font)
    func width(at scale: Double) -> Double {
      engine.scale = scale
      return engine.size(of: text).width
    }
    let (designed, first) = (width(at: 8), width(at: 1))
    for scale in Self.scales { #expect(abs(width(at: scale) / designed - 1) < 0.08) }
    #expect(width(at: 2) != first && width(at: 1) == first)
  }

  @Test(arguments: scales)
  func `tracking is added between letters, and tabular digits are equal`(scale: Double) {
    engine.scale = scale
    func width(_ tracking: Double) -> Double {
      engine.size(of: Text("ABCDE", font: Font(size: 13, tracking: tracking))).width
    }
    // There are four gaps, and sizes are rounded up to whole pixels.
    #expect(abs(width(2) - width(0) - 8) <= 1 / scale + 1e-3)
    #expect(abs(width(-1) - width(0) + 4) <= 1 / scale + 1e-3)
    func widths(_ texts: [String], _ font: Font) -> Set<Double> {
      Set(texts.map { engine.size(of: Text($0, font: font)).width })
    }
    let tabular = Font(size: 13, weight: .medium, figures: .tabular)
    let digits = (0...9).map { "\($0)" }
    #expect(widths(digits, tabular).count == 1)
    #expect(widths(["10 %", "99 %", "47 %"], tabular).count == 1)
    // The digits of Inter have several widths unless they are tabular.
    #expect(widths(digits, Font(size: 40)).count > 1 || engine.isFallback)
  }

  @Test(arguments: scales)
  func `a line is no wider than its limit, and fits exactly into its own width`(scale: Double) {
    engine.scale = scale
    let string = "Play sound on startup, and dim the light"
    let natural = engine.size(of: Text(string, font: font))
    for limit in [20.0, 33.3, 50, 77.7, 120] {
      let size = engine.size(of: Text(string, font: font, maximumWidth: limit))
      #expect(size.width <= limit && size.width > limit / 2 && size.width < natural.width)
      #expect(size.height == natural.height)
    }
    for count in 1...40 {
      for tracking in [0, 0.3] {
        var text = Text(
          String("Minimum illumination, مرحبا 10 % 20 % 30 %".prefix(count)),
          font: Font(size: 13, tracking: tracking))
        let natural = (engine.size(of: text), engine.paintBounds(of: text))
        text.maximumWidth = natural.0.width
        #expect((engine.size(of: text), engine.paintBounds(of: text)) == natural)
      }
    }
  }

  @Test func `an empty line has no ink, and breaks and bad limits keep the layout`() {
    let (empty, letter) = (Text("", font: font), Text("x", font: font))
    #expect(engine.size(of: empty) == Size(0, engine.size(of: letter).height))
    let baselines = [empty, letter].map { engine.line(for: $0, scale: 1).baseline }
    #expect(baselines[0] == baselines[1] && engine.paintBounds(of: empty).isEmpty)
    let line = engine.size(of: Text("a b c", font: font))
    for string in ["a\nb\nc", "a\r\nb c", "a\u{2028}b\u{2029}c"] {
      #expect(engine.size(of: Text(string, font: font)) == line)
    }
    let limited = engine.size(of: Text("a\nb\nc d e", font: font, maximumWidth: 30))
    #expect(limited.height == line.height)
    let natural = engine.size(of: Text("Appearance", font: font)).width
    for limit in [0, -5, .infinity, -.infinity, .nan, 1e300] as [Double] {
      let size = engine.size(of: Text("Appearance", font: font, maximumWidth: limit))
      #expect(size.width > 0 && size.width <= natural)
    }
  }

  @Test func `a text that fits shares the line of the text without a maximum width`() {
    let text = Text("Appearance", font: font)
    let line = engine.line(for: text, scale: 1)
    let roomy = Text("Appearance", font: font, maximumWidth: engine.size(of: text).width)
    #expect(engine.line(for: roomy, scale: 1) === line)
    #expect(engine.lines(of: "Appearance", font: font, width: 500) == ["Appearance"])
    #expect(engine.lineCount == 1)
    let tight = Text("Appearance", font: font, maximumWidth: 30)
    #expect(engine.line(for: tight, scale: 1) !== line && engine.size(of: tight).width <= 30)
  }

  @Test func `the number of cached lines is limited`() {
    for index in 0..<2000 {
      _ = engine.size(of: Text("\(index)", font: font))
      #expect(engine.lineCount <= TextEngine.lineLimit)
    }
    #expect(engine.lineCount >= TextEngine.lineLimit / 2)
    engine.scale = 2
    _ = engine.size(of: Text("0", font: font))
    #expect(engine.lineCount == 1)
  }
}

@Suite struct `Text wrapping` {
  private let engine = TextEngine()
  private let font = Font(size: 13)
  private let sentence = "A press grows the thumb, and a release shrinks it again."

  @Test(arguments: [40.0, 90, 150, 400], [1.0, 1.5, 2])
  func `every word is kept in lines that fit`(width: Double, scale: Double) {
    engine.scale = scale
    let lines = engine.lines(of: sentence, font: font, width: width)
    #expect(lines.joined(separator: " ") == sentence)
    for line in lines where line.contains(" ") {
      #expect(engine.size(of: Text(line, font: font)).width <= width + 1 / scale)
    }
    let whole = engine.size(of: Text(sentence, font: font)).width
    #expect(lines.count >= Int((whole / width).rounded(.up)))
    #expect((lines.count == 1) == (whole <= width))
  }

  @Test func `words are never broken, line breaks are spaces, and empty text has no lines`() {
    for (text, width, lines) in [
      ("segmented control", 1.0, ["segmented", "control"]), ("on\noff", 100, ["on off"]),
      ("", 100, []),
    ] { #expect(engine.lines(of: text, font: font, width: width) == lines) }
    // Text in languages without spaces breaks between characters.
    let text = String(repeating: "文", count: 12)
    let lines = engine.lines(of: text, font: font, width: 40)
    #expect(lines.count > 1 && lines.joined() == text)
  }
}
