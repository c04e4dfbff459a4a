import Foundation
import Testing

@testable import Canvas

/// A start of a program is an engine with the cache's file, which `end` saves.
@Suite final class `Text cache` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "text-cache-\(UUID().uuidString)")
  private var variables: [String: String] = [:]
  private let font = Font(size: 13, weight: .medium)

  private static let strings = [
    "Appearance fÅj|", "Ελληνικά Русский", "مرحبا", "日本語", "👋🏽", "\u{10FFFD}", " ", "",
  ]

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var path: String { folder.appending(path: "a/text-cache").path }

  private func start(family: String? = nil) -> TextEngine {
    let engine = TextEngine(family: family)
    let variables = variables
    engine.useCache(at: path) { variables[$0] ?? UserFolder.variable($0) }
    return engine
  }

  /// Saves the cache after a text was drawn.
  private func cache(_ text: Text) throws {
    let engine = start()
    _ = try TextPicture(text, with: engine)
    engine.saveCache()
    #expect(FileManager.default.fileExists(atPath: path))
  }

  /// Whether the next start draws a text without fonts.
  private func isCached(_ text: Text) throws -> Bool {
    let engine = start()
    _ = try TextPicture(text, with: engine)
    return !engine.isLoaded
  }

  @Test(arguments: [1.0, 1.25, 2, 3])
  func `text from the cache has the same pixels and sizes, and needs no fonts`(
    scale: Double
  ) throws {
    let texts = Self.strings.flatMap { string in
      [
        Text(string, font: font), Text(string, font: font, maximumWidth: 40),
        Text(string, font: Font(size: 17, weight: .bold, figures: .tabular, tracking: -0.4)),
        Text(string, font: Font(size: 11, family: "monospace")),
      ]
    }
    let (plain, first) = (TextEngine(), start())
    for engine in [plain, first] { engine.scale = scale }
    for text in texts { _ = try TextPicture(text, scale: scale, with: first) }
    first.saveCache()
    let second = start()
    second.scale = scale
    var isColored = false
    for text in texts {
      let pictures = try [plain, first, second].map {
        try TextPicture(text, at: Point(3, 40), scale: scale, with: $0)
      }
      for (engine, picture) in zip([first, second], pictures.dropFirst()) {
        #expect(picture.bitmap.hasSamePixels(as: pictures[0].bitmap), "\(text.string)")
        #expect(engine.size(of: text) == plain.size(of: text))
        #expect(engine.baseline(of: text) == plain.baseline(of: text))
        #expect(engine.paintBounds(of: text) == plain.paintBounds(of: text))
      }
      isColored = isColored || pictures[0].pixels.contains { $0.red != $0.green }
    }
    #expect(second.isLoaded == isColored)
    #expect(second.familyName == plain.familyName && second.isFallback == plain.isFallback)
    #expect(second.hasFonts)
  }

  @Test func `other text, fonts and scales are drawn with fonts`() throws {
    let text = Text("Light", font: font)
    try cache(text)
    #expect(try isCached(text))
    var others = Array(repeating: text, count: 4)
    others[0].string = "Light 👋"
    others[1].font.size = 14
    others[2].font.family = "monospace"
    others[3].maximumWidth = 20
    for other in others {
      let engine = start()
      let picture = try TextPicture(other, with: engine)
      #expect(engine.isLoaded)
      let plain = try TextPicture(other, with: TextEngine())
      #expect(picture.bitmap.hasSamePixels(as: plain.bitmap))
    }
    let engine = start()
    _ = try TextPicture(text, scale: 2, with: engine)
    #expect(engine.isLoaded)
  }

  @Test func `the lines of a text are cached`() throws {
    let string = "Press to stretch. Drag past the middle to flip."
    func lines(_ engine: TextEngine, _ width: Double) -> [String] {
      engine.lines(of: string, font: font, width: width)
    }
    let first = start()
    let expected = lines(first, 100)
    #expect(expected.count > 2 && expected == lines(TextEngine(), 100))
    first.saveCache()
    let second = start()
    #expect(lines(second, 100) == expected && !second.isLoaded)
    #expect(lines(second, 90) == lines(TextEngine(), 90) && second.isLoaded)
  }

  @Test func `a line that was only measured is drawn with fonts, and cached then`() throws {
    let text = Text("Light", font: font)
    let first = start()
    _ = first.size(of: text)
    first.saveCache()
    let second = start()
    #expect(second.size(of: text) == TextEngine().size(of: text) && !second.isLoaded)
    let picture = try TextPicture(text, with: second)
    let plain = try TextPicture(text, with: TextEngine())
    #expect(second.isLoaded && picture.bitmap.hasSamePixels(as: plain.bitmap))
    second.saveCache()
    #expect(try isCached(text))
  }

  @Test func `text has the same pixels when the scale changes and changes back`() throws {
    let text = Text("illumination", font: font)
    let (engine, plain) = (start(), TextEngine())
    _ = engine.size(of: text)
    for scale in [1.0, 2, 1, 1.5, 2] {
      let pictures = try [engine, plain].map { try TextPicture(text, scale: scale, with: $0) }
      #expect(pictures[0].bitmap.hasSamePixels(as: pictures[1].bitmap))
    }
    engine.saveCache()
    #expect(try isCached(text))
  }

  @Test func `a cached line has the same outline`() throws {
    let text = Text("Light", font: font)
    try cache(text)
    let engine = start()
    let line = engine.line(for: text, scale: 1)
    #expect(!engine.isLoaded)
    #expect(line.outline() == TextEngine().line(for: text, scale: 1).outline())
  }

  @Test func `text of other pages is kept`() throws {
    let texts = ["One", "Two", "Three"].map { Text($0, font: font) }
    for text in texts { try cache(text) }
    for text in texts { #expect(try isCached(text)) }
  }

  @Test func `the file has a limit, and keeps the text in use`() throws {
    let texts = (0..<40).map { Text("\($0)", font: Font(size: 400)) }
    let engine = start()
    for text in texts { _ = try TextPicture(text, with: engine) }
    engine.saveCache()
    let size = try Data(contentsOf: URL(filePath: path)).count
    #expect(size > TextCache.limit / 2 && size <= TextCache.limit)
    try cache(Text("New", font: font))
    #expect(try isCached(Text("New", font: font)))
  }

  @Test func `text after the first frame is not recorded`() throws {
    let texts = ["One", "Two"].map { Text($0, font: font) }
    let first = start()
    for text in texts {
      _ = try TextPicture(text, with: first)
      first.saveCache()
    }
    #expect(try isCached(texts[0]))
    #expect(try !isCached(texts[1]))
  }

  @Test func `the cache is not used after the first input`() throws {
    let text = Text("Light", font: font)
    try cache(text)
    let engine = start()
    engine.finishCache()
    let picture = try TextPicture(text, with: engine)
    let plain = try TextPicture(text, with: TextEngine())
    #expect(engine.isLoaded && picture.bitmap.hasSamePixels(as: plain.bitmap))
  }

  @Test func `a changed environment or family drops the cache`() throws {
    let text = Text("Light", font: font)
    for name in ["LANG", "FONTCONFIG_FILE", "FONTCONFIG_SYSROOT", "XDG_CONFIG_HOME"] {
      variables = [:]
      try cache(text)
      #expect(try isCached(text))
      variables[name] = "/nowhere"
      #expect(try !isCached(text), "\(name)")
    }
    variables = [:]
    let engine = start(family: "Inter Display")
    _ = engine.size(of: text)
    #expect(engine.isLoaded)
  }

  @Test func `a new configuration of the user drops the cache`() throws {
    let text = Text("Light", font: font)
    let home = folder.appending(path: "home").path
    variables = ["HOME": home, "XDG_CONFIG_HOME": home + "/config"]
    for name in ["config/fontconfig/fonts.conf", "config/fontconfig/conf.d/10.conf", ".fonts.conf"]
    {
      try cache(text)
      #expect(try isCached(text))
      let file = URL(filePath: "\(home)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("<fontconfig/>".utf8).write(to: file)
      #expect(try !isCached(text), "\(name)")
      try FileManager.default.removeItem(atPath: home)
    }
  }

  @Test func `a broken file is dropped and replaced`() throws {
    let text = Text("Light", font: font)
    try cache(text)
    let whole = try [UInt8](Data(contentsOf: URL(filePath: path)))
    var broken = stride(from: 0, to: whole.count, by: 97).map { place in
      var bytes = whole
      bytes[place] ^= 0x10
      return bytes
    }
    broken += [0, 1, 8, 16, 17, whole.count / 2, whole.count - 1].map { Array(whole.prefix($0)) }
    broken += [whole + [0], Array(repeating: 0xFF, count: 3 << 20), Array("text".utf8)]
    for bytes in broken {
      #expect(TextCacheFile(bytes) == nil)
    }
    for bytes in broken.suffix(5) {
      try Data(bytes).write(to: URL(filePath: path))
      #expect(try !isCached(text))
      try cache(text)
      #expect(try isCached(text))
    }
  }

  @Test func `a folder that cannot be made is no failure`() throws {
    let text = Text("Light", font: font)
    let engine = TextEngine()
    engine.useCache(at: "/dev/null/cache/text-cache")
    let picture = try TextPicture(text, with: engine)
    engine.saveCache()
    let plain = try TextPicture(text, with: TextEngine())
    #expect(picture.bitmap.hasSamePixels(as: plain.bitmap))
  }

  @Test func `of two programs at once, the last to save wins`() throws {
    let texts = ["One", "Two"].map { Text($0, font: font) }
    let engines = texts.map { _ in start() }
    for (engine, text) in zip(engines, texts) { _ = try TextPicture(text, with: engine) }
    for engine in engines { engine.saveCache() }
    #expect(try !isCached(texts[0]) && isCached(texts[1]))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "a").path)
        == ["text-cache"])
  }
}
