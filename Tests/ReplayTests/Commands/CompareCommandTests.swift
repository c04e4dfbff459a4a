import Canvas
import ControlsTesting
import Support
import Testing

@testable import Measuring
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/measuring.md#compare.
@Suite struct `compare command` {
  private let folder = TemporaryFolder()

  private func bitmap(
    _ width: Int, _ height: Int, into name: String, _ color: (Int, Int) -> UInt32
  ) throws {
    let bitmap = try Bitmap(width: width, height: height, format: .transparent)
    for y in 0..<height {
      (bitmap.bytes + y * bitmap.bytesPerRow).withMemoryRebound(to: UInt32.self, capacity: width) {
        for x in 0..<width { $0[x] = color(x, y) }
      }
    }
    bitmap.pixelsChanged()
    try folder.put(bitmap.png(), into: name)
  }

  /// Words that end in .png are files in the folder.
  private func command(_ arguments: String) throws -> CompareCommand<Playground> {
    try CompareCommand<Playground>.read(
      arguments.words.map { $0.hasSuffix(".png") || $0.hasSuffix(".html") ? folder.path($0) : $0 })
  }

  private func metrics(_ arguments: String) throws -> JSON {
    try .object(command(arguments).comparison().members)
  }

  private func code(_ arguments: String) -> (Int32, String) {
    refusal { try command(arguments).perform() } ?? (0, "")
  }

  @Test func `a tolerance and masks leave pixels out`() throws {
    try bitmap(20, 10, into: "a.png") { _, _ in 0xFF80_8080 }
    try bitmap(20, 10, into: "b.png") { x, y in (x, y) == (3, 4) ? 0xFF80_8A70 : 0xFF80_8080 }
    #expect(try metrics("a.png b.png")["different"]?.number == 1)
    #expect(try metrics("a.png b.png --tolerance 16")["different"]?.number == 0)
    #expect(try metrics("a.png b.png --mask 3,4,1,1")["mean"]?.number == 0)
    #expect(try metrics("a.png b.png --mask 0,0,3,10 --mask 4,4,9,9")["max"]?.number == 16)
  }

  @Test func `transparency is white in light and black in dark`() throws {
    try bitmap(2, 2, into: "a.png") { _, _ in 0x8040_4040 }
    for (theme, level) in [("light", UInt32(0x40 + 0x7F)), ("dark", 0x40)] {
      try bitmap(2, 2, into: "b.png") { _, _ in 0xFF00_0000 | level * 0x01_0101 }
      #expect(try metrics("a.png b.png --theme \(theme)")["max"]?.number == 0)
    }
  }

  @Test(arguments: [
    "switch --on", "switch --on --pressed --scale 1.25", "slider --value 0.3 --scale 1.75",
    "range --low 0.2 --pressed low", "segmented --segments A,B,C --theme dark --elevated",
    "gallery --scale 1.5",
  ])
  func `a control equals its own snapshot`(arguments: String) throws {
    try folder.snapshot(arguments, as: "a.png")
    // The part is the word after --pressed.
    let words = arguments.words
    let options = (["--control", words[0]] + words.dropFirst()).joined(separator: " ")
    #expect(try metrics("a.png \(options)")["max"]?.number == 0)
  }

  @Test func `the scale is that of the name unless it is given`() throws {
    try folder.snapshot("switch --on --scale 2", as: "a@2x.png")
    #expect(try metrics("a@2x.png --control switch --on")["max"]?.number == 0)
    let other = "a@2x.png --control switch --on --scale 1 --crop 0,0,166,126"
    #expect(try metrics(other)["max"]?.number != 0)
    for name in ["folder/a@3x.PNG", "a@3x.mp4", "a@3x.MOV", "a.b@3x"] {
      #expect(ComparedPicture.scale(ofName: name) == 3)
    }
    for name in ["a.png", "a@0x.png", "a@x.png", "@2x.jpg", ""] {
      #expect(ComparedPicture.scale(ofName: name) == nil)
    }
  }

  @Test func `a control is in the center of a larger reference, at whole pixels`() throws {
    try folder.snapshot("switch --on --margin 18.3", as: "a.png")
    let shift = try #require(try metrics("a.png --control switch --on")["shift"]).values
    #expect(shift.count == 2 && shift.compactMap(\.number).allSatisfy { abs($0 - 0.3) <= 0.05 })
  }

  @Test func `a picture of noise has no shift from itself`() throws {
    for seed: UInt64 in 1...12 {
      var random = SeededGenerator(seed: seed)
      try bitmap(60, 50, into: "a.png") { _, _ in
        0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
      }
      let metrics = try metrics("a.png a.png")
      #expect(metrics["shift"]?.text == "[0, 0]" && metrics["meanAfterShift"]?.number == 0)
    }
  }

  @Test func `a shift at the limit of its search is none`() throws {
    for (inset, isBeyond) in [(2, false), (9, true)] {
      for (name, start) in [("a.png", 20), ("b.png", 20 + inset)] {
        try bitmap(60, 60, into: name) { x, y in
          (start..<start + 16).contains(x) && (20..<36).contains(y) ? 0xFF00_0000 : 0xFFFF_FFFF
        }
      }
      let metrics = try metrics("a.png b.png")
      #expect((metrics["shift"] == .null) == isBeyond)
      #expect((metrics["meanAfterShift"] == .null) == isBeyond)
      #expect(metrics["beyond"] == (isBeyond ? .bool(true) : nil))
    }
  }

  @Test func `limits that are exceeded give the exit code 1`() throws {
    try folder.snapshot("switch", as: "a.png")
    try folder.snapshot("switch --on", as: "b.png")
    #expect(code("a.png b.png").0 == 0 && code("a.png a.png --mean-limit 0 --max-limit 0").0 == 0)
    let mean = code("a.png b.png --mean-limit 32")
    #expect(mean.0 == 1 && mean.1.hasPrefix("the mean difference of 32.0"))
    #expect(
      code("a.png b.png --max-limit 209") == (
        1, "the largest difference of 210 levels exceeds --max-limit 209"
      ))
    #expect(code("a.png b.png --mean-limit 33 --max-limit 210").0 == 0)
  }

  @Test func `input that cannot be compared is refused in one sentence`() throws {
    try folder.snapshot("switch", as: "a.png")
    try folder.snapshot("switch --scale 2", as: "b.png")
    try folder.put("no picture", into: "c.png")
    let sizes = code("a.png b.png")
    #expect(sizes.0 == 65 && sizes.1.contains("83 x 63 px") && sizes.1.contains("166 x 126 px"))
    #expect(code("c.png a.png").1.hasSuffix("c.png: the image is not a PNG file"))
    let twice = refusal { _ = try CompareCommand<Playground>.read(["-", "-"]) }
    #expect(twice?.code == 64 && twice?.message.contains("can be read only once") == true)
    for arguments in ["a.png missing.png", "missing.png --control switch", "a.png c.png"] {
      #expect(code(arguments).0 == 65)
    }
    #expect(code("a.png a.png --mask 0,0,83,63").0 == 64)
    for arguments in ["a.png a.png", "a.png --control switch"] {
      let outside = code("\(arguments) --mask 82,63,9,9")
      #expect(outside.0 == 64 && outside.1.contains("--mask 82,63,9,9 is outside of the reference"))
      #expect(code("\(arguments) --mask 82,62,9,9").0 == 0)
    }
  }

  @Test(arguments: [
    "a.png", "a.png b.png --control switch", "a.png b.png --on", "a.png b.png --tolerance 256",
    "a.png b.png --tolerance -1", "a.png b.png --mean-limit nan", "a.png b.png --max-limit 256",
    "a.png b.png --mask 1,2,3", "a.png b.png --mask 1,2,0,3", "a.png b.png --mask -1,2,3,3",
    "a.png low --control switch", "a.png --control switch --margin 20", "a.png b.png --theme blue",
    "a.png b.png --crop 0,0,9,9", "a.png --control switch --crop 0,0,9",
  ])
  func `invalid arguments are rejected`(arguments: String) {
    #expect(throws: (any Error).self) { try CompareCommand<Playground>.read(arguments.words) }
  }

  @Test func `the painted difference is gray with different pixels in red`() throws {
    try bitmap(3, 1, into: "a.png") { x, _ in [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF][x] }
    try bitmap(3, 1, into: "b.png") { x, _ in [0xFF00_0000, 0xFFF0_FFFF, 0xFF00_0000][x] }
    #expect(code("a.png b.png --output d.png").0 == 0)
    let light = try Bitmap(png: folder.bytes("d.png"))
    #expect(light[0, 0] == Bitmap.Pixel(red: 170, green: 170, blue: 170))
    #expect(light[2, 0] == Bitmap.Pixel(red: 255, green: 0, blue: 0))
    let faint = try #require(light[1, 0])
    #expect(faint.red == 255 && (1...254).contains(faint.green) && faint.green == faint.blue)
    #expect(code("a.png b.png --output d.png --theme dark").0 == 0)
    #expect(try Bitmap(png: folder.bytes("d.png"))[0, 0]?.red == 0)
  }

  @Test func `the report needs no other files`() throws {
    try folder.snapshot("switch", as: "a&b.png")
    #expect(code("a&b.png --control switch --on --report r.html --max-limit 3").0 == 1)
    let text = try folder.text("r.html")
    #expect(text.matches(of: /<img[^>]* src="data:image\/png;base64,[A-Za-z0-9+\/=]+"/).count == 5)
    let regions = try #require(text.split(separator: "<table>").last { $0.contains("region (") })
    let rows = regions.split(separator: "</tr>").map { $0.matches(of: /<t[hd]>/).count }
    #expect(rows.count > 2 && rows.dropLast().allSatisfy { $0 == 4 }, "\(rows)")
    #expect(text.contains("--page: white"))
    #expect(!text.contains("http") && !text.contains("a&b.png") && text.contains("a&amp;b.png"))
    #expect(text.contains("exceeds --max-limit 3.") && text.contains("prefers-color-scheme: dark"))
  }
}
