import Canvas
import Controls
import Foundation
import Measuring
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/recordings.md#a-whole-screenshot: a control that is searched.
@Suite struct `whole screenshots` {
  private let folder = TemporaryFolder()

  /// A given picture of a control, which no code of the program has painted.
  private func reference(_ name: String) throws -> ScreenPage {
    let path = "Tests/ControlsTests/Fixtures/reference/exact_\(name).png"
    let bitmap = try Bitmap(png: [UInt8](Data(contentsOf: Checkout.file(path))))
    return ScreenPage(bitmap.opaqueWords(), width: bitmap.width)
  }

  private func save(_ page: ScreenPage, as name: String) throws {
    let bytes = page.words.withUnsafeBytes { [UInt8]($0) }
    let bitmap = try Bitmap(
      width: page.width, height: page.height, bgrx: bytes, bytesPerRow: 4 * page.width)
    try folder.put(bitmap.png(), into: name)
  }

  private func command(_ arguments: String) throws -> CompareCommand<Playground> {
    try CompareCommand<Playground>.read(
      arguments.words.map { $0.lowercased().hasSuffix(".png") ? folder.path($0) : $0 })
  }

  private func result(_ arguments: String) throws -> JSON {
    try .object(command(arguments).comparison().members)
  }

  /// The numbers of the member `found`.
  private func found(_ result: JSON) throws -> (frame: [Double], scale: Double, score: Double) {
    let found = try #require(result["found"])
    let frame = try #require(found["frame"]).values.compactMap(\.number)
    return (frame, found["scale"]?.number ?? 0, found["score"]?.number ?? 0)
  }

  nonisolated struct Sample: Sendable, CustomTestStringConvertible {
    var reference: String
    var options: String
    var size: (width: Double, height: Double)
    var isDark = false
    var testDescription: String { "\(reference) as \(options)" }
  }

  private nonisolated static let samples = [
    Sample(reference: "switch_light_on@2x", options: "switch --on", size: (51, 31)),
    Sample(reference: "switch_light_off@1x", options: "switch", size: (51, 31)),
    Sample(
      reference: "switch_dark_off@1x", options: "switch --theme auto", size: (51, 31), isDark: true),
    Sample(reference: "slider_light_050@2x", options: "slider", size: (200, 44)),
    Sample(
      reference: "seg3_light_sel1@2x", options: "segmented --segments 3 --selected 1",
      size: (300, 32)),
  ]

  @Test(arguments: samples, 1...6)
  func `a control is found within a pixel, with its scale`(sample: Sample, seed: UInt64) throws {
    // All seeds of one control, and a few of the others.
    if sample.reference != "switch_light_on@2x", seed > 3 { return }
    let scale = Double(1 + seed % 3)
    var page = ScreenPage(seed: seed, scale: scale, isDark: sample.isDark)
    let picture = try reference(sample.reference)
    let place = page.place(for: sample.size, scale: scale)
    page.draw(
      picture, scale: sample.reference.hasSuffix("@2x") ? 2 : 1, margin: 16, showing: 2,
      of: sample.size, at: place, pageScale: scale)
    page.addNoise(3)
    try save(page, as: "IMG_1.PNG")
    let result = try result("IMG_1.PNG --control \(sample.options)")
    let (frame, foundScale, score) = try found(result)
    #expect(foundScale == scale && score >= 0.75, "\(result.text)")
    #expect(abs(frame[0] - place.x) <= 1 && abs(frame[1] - place.y) <= 1, "\(frame), \(place)")
    #expect(frame[2] == sample.size.width * scale && frame[3] == sample.size.height * scale)
    // The control is painted in its theme, on the color around it.
    #expect((result["mean"]?.number ?? 99) < 25, "\(result.text)")
  }

  @Test func `a screenshot without the control is refused with advice`() throws {
    for seed: UInt64 in 1...3 {
      var page = ScreenPage(seed: seed, scale: 2, isDark: false)
      page.addNoise(3)
      try save(page, as: "IMG_1.PNG")
      let refusal = refusal { try command("IMG_1.PNG --control switch --on").perform() }
      #expect(refusal?.code == 1)
      let message = refusal?.message ?? ""
      #expect(message.hasPrefix("cannot find the switch in ") && message.contains("--crop X,Y,W,H"))
    }
  }

  @Test func `a rectangle cuts by hand, and a scale that is given decides`() throws {
    try folder.snapshot("switch --on --scale 2 --margin 40", as: "a.png")
    let found = try found(result("a.png --control switch --on"))
    #expect(found.frame == [80, 80, 102, 62] && found.scale == 2 && found.score > 0.99)
    #expect(try result("a.png --control switch --on")["different"]?.number == 0)
    let cut = try result("a.png --control switch --on --scale 2 --crop 70,70,122,82")
    #expect(cut["found"] == nil && cut["different"]?.number == 0)
    #expect(cut["size"]?.values.compactMap(\.number) == [122, 82])
    // Without a scale, that of the control in the part.
    let scaled = try result("a.png --control switch --on --crop 70,70,122,82")
    #expect(try self.found(scaled).frame == [80, 80, 102, 62] && self.found(scaled).scale == 2)
    #expect(scaled["different"]?.number == 0)
    let masked = try result("a.png --control switch --on --scale 2 --mask 80,80,102,62")
    #expect(masked["different"]?.number == 0)
    for crop in ["0,0,300,20", "200,200,40,40"] {
      #expect(refusal { _ = try result("a.png --control switch --crop \(crop)") }?.code == 64)
    }
  }

  @Test func `the theme is that of the picture around the control`() throws {
    for theme in ["light", "dark"] {
      for margin in ["16", "60"] {
        try folder.snapshot(
          "switch --on --scale 2 --theme \(theme) --margin \(margin)", as: "a.png")
        let result = try result("a.png --control switch --on --scale 2 --theme auto")
        #expect(result["different"]?.number == 0, "\(theme), \(margin)")
      }
    }
  }
}

/// A page like those of a phone, from plain numbers: cards with rows, icons, lines and words.
private nonisolated struct ScreenPage {
  var words: [UInt32]
  let width: Int
  var height: Int { words.count / width }

  private var state: UInt64 = 1

  /// The row without words, in points.
  private static let freeRow = 300.0
  /// In points.
  private static let size = (width: 340.0, height: 420.0)

  init(_ words: [UInt32], width: Int) { (self.words, self.width) = (words, width) }

  init(seed: UInt64, scale: Double, isDark: Bool) {
    width = Int(Self.size.width * scale)
    let page: UInt32 = isDark ? 0x000000 : 0xF2F2F7
    words = [UInt32](repeating: page, count: width * Int(Self.size.height * scale))
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    let card: UInt32 = isDark ? 0x1C1C1E : 0xFFFFFF
    let text: UInt32 = isDark ? 0xFFFFFF : 0x000000
    var y = 30 * scale
    while y < (Self.freeRow - 60) * scale {
      let rows = 1 + Int(random() * 3)
      fill(16 * scale, y, Double(width) - 32 * scale, 44 * scale * Double(rows), 10 * scale, card)
      for row in 0..<rows {
        let top = y + 44 * scale * Double(row)
        if row > 0 { fill(60 * scale, top, Double(width) - 76 * scale, 1, 0, 0xC6C6C8) }
        fill(26 * scale, top + 8 * scale, 28 * scale, 28 * scale, 6 * scale, color())
        var x = 66 * scale
        for _ in 0..<5 + Int(random() * 12) {
          // A stem and a bow, as of a letter.
          let advance = (3 + 5 * random()) * scale
          fill(x, top + (14 + 4 * random()) * scale, 1.5 * scale, 14 * scale, 0, text)
          fill(x, top + 20 * scale, advance, (1 + 6 * random()) * scale, scale, text)
          x += advance + 2 * scale
        }
      }
      y += 44 * scale * Double(rows) + 30 * scale
    }
    fill(
      0, Self.freeRow * scale, Double(width), Double(height) - Self.freeRow * scale, 0,
      isDark ? 0x000000 : 0xFFFFFF)
  }

  /// 0...1.
  private mutating func random() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / Double(UInt64(1) << 53)
  }

  private mutating func color() -> UInt32 { UInt32(random() * Double(0xFF_FFFF)) }

  /// Fills a rounded rectangle without smooth edges.
  private mutating func fill(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double, _ color: UInt32
  ) {
    for row in max(0, Int(y.rounded()))..<max(0, min(self.height, Int((y + height).rounded()))) {
      let middle = Double(row) + 0.5
      let beyond = max(y + radius - middle, middle - y - height + radius, 0)
      let inset = radius - max(radius * radius - beyond * beyond, 0).squareRoot()
      let start = max(0, Int((x + inset).rounded()))
      let end = min(self.width, Int((x + width - inset).rounded()))
      if start < end {
        words.replaceSubrange(
          (row * self.width + start)..<(row * self.width + end),
          with: repeatElement(color, count: end - start))
      }
    }
  }

  /// A place between pixels in the free row, for a size in points.
  mutating func place(
    for size: (width: Double, height: Double), scale: Double
  ) -> (x: Double, y: Double) {
    (
      (8 + random() * (Self.size.width - size.width - 16)) * scale,
      (Self.freeRow + 8 + random() * (Self.size.height - Self.freeRow - size.height - 16)) * scale
    )
  }

  /// Draws a picture of a control with a margin in points, of which only a part is shown.
  mutating func draw(
    _ picture: ScreenPage, scale: Double, margin: Double, showing shown: Double,
    of size: (width: Double, height: Double), at place: (x: Double, y: Double), pageScale: Double
  ) {
    let factor = scale / pageScale
    let border = shown * pageScale
    let right = place.x + size.width * pageScale + border
    let bottom = place.y + size.height * pageScale + border
    for y in Int(place.y - border) + 1..<Int(bottom) {
      for x in Int(place.x - border) + 1..<Int(right) {
        var sum = SIMD3<Double>.zero
        for step in 0..<9 {
          let u = Double(x) + (Double(step % 3) + 0.5) / 3 - place.x
          let v = Double(y) + (Double(step / 3) + 0.5) / 3 - place.y
          sum += picture.mixed(u * factor + margin * scale, v * factor + margin * scale)
        }
        words[y * width + x] = Self.word(sum / 9)
      }
    }
  }

  /// The color at a place between pixels.
  private func mixed(_ x: Double, _ y: Double) -> SIMD3<Double> {
    let (u, v) = (x - 0.5, y - 0.5)
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    func color(_ dx: Double, _ dy: Double) -> SIMD3<Double> {
      let column = min(max(Int(left + dx), 0), width - 1)
      let word = words[min(max(Int(top + dy), 0), height - 1) * width + column]
      return SIMD3(Double(word >> 16 & 0xFF), Double(word >> 8 & 0xFF), Double(word & 0xFF))
    }
    let (h, k) = (u - left, v - top)
    let above = color(0, 0) * (1 - h) + color(1, 0) * h
    let below = color(0, 1) * (1 - h) + color(1, 1) * h
    return above * (1 - k) + below * k
  }

  private static func word(_ color: SIMD3<Double>) -> UInt32 {
    let levels = (color.x.rounded(), color.y.rounded(), color.z.rounded())
    return UInt32(levels.0) << 16 | UInt32(levels.1) << 8 | UInt32(levels.2)
  }

  /// Adds a number of levels at most to each pixel.
  mutating func addNoise(_ most: Int) {
    for index in words.indices {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let change = Int32(state >> 33) % Int32(2 * most + 1) - Int32(most)
      func channel(_ shift: UInt32) -> UInt32 {
        UInt32(min(max(Int32(words[index] >> shift & 0xFF) + change, 0), 255)) << shift
      }
      words[index] = channel(16) | channel(8) | channel(0)
    }
  }
}
