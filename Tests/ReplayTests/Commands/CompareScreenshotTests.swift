import Canvas
import Controls
import Foundation
import Measuring
import ReferenceRenderer
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

  @Test func `long edges between the ends of a control do not show it`() throws {
    // Rows of a list, at 2 pixels per point.
    let (width, height) = (780, 1688)
    let words = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      let isRow = (32..<748).contains(x) && y >= 120 && (y - 120) % 120 < 88
      return isRow ? 0xF7F7F7 : 0xFFFFFF
    }
    try save(ScreenPage(words, width: width), as: "list.png")
    try folder.snapshot("switch --on --margin 80", as: "on.png")
    for arguments in ["list.png --control text", "on.png --control switch"] {
      let refusal = refusal { try command(arguments).perform() }
      #expect(refusal?.code == 1, "\(arguments)")
    }
  }

  @Test(arguments: [false, true])
  func `a control at the border of a screenshot is found in its place`(isBottom: Bool) throws {
    try folder.snapshot("switch --on --scale 3 --margin 60", as: "a.png")
    let bitmap = try Bitmap(png: folder.bytes("a.png"))
    for distance in 0...3 {
      let rect = PixelRect(
        x: 0, y: 0, width: isBottom ? bitmap.width : 180 + 153 + distance,
        height: isBottom ? 180 + 93 + distance : bitmap.height)
      let part = bitmap.opaqueWords().part(rect, width: bitmap.width)
      try save(ScreenPage(part, width: rect.width), as: "b.png")
      let result = try result("b.png --control switch --on")
      #expect(try found(result).frame == [180, 180, 153, 93], "\(distance) px: \(result.text)")
    }
  }

  @Test func `of several controls, the one whose colors are nearest is found`() throws {
    try folder.snapshot("gallery --scale 3", as: "a.png")
    for tint in ["34C759", "FF9500"] {
      let result = try result("a.png --control switch --on --on-tint \(tint) --scale 3")
      #expect(try #require(result["mean"]?.number) < 5, "\(tint)")
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
