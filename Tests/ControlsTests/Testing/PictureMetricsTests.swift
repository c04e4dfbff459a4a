import Canvas
import Controls
import ControlsTesting
import Foundation
import Testing

@Suite struct `Metrics of a picture difference` {
  private static let white: UInt32 = 0xFFFFFF

  private func blank(_ width: Int, _ height: Int) -> Picture {
    Picture(
      width: width, height: height, pixels: Array(repeating: Self.white, count: width * height))
  }

  @Test func `pixels above the tolerance are different, and masked ones do not count`() {
    var picture = blank(10, 5)
    (picture[0, 0], picture[1, 0], picture[9, 4]) = (0xFDFFFF, 0xFFFCFF, 0xFFFF00)
    let all = PictureDifference(picture, blank(10, 5))
    #expect(all.different == 2 && all.share == 0.04 && all.maximum == 255)
    #expect(all.mean == (2 + 3 + 255) / 50.0 && all.worst == (9, 4))
    #expect(PictureDifference(picture, blank(10, 5), tolerance: 1).different == 3)
    // The masks overlap each other and the edge.
    let masked = PictureDifference(
      picture, blank(10, 5), masks: [PixelRect(8, 3, 9, 9), PixelRect(9, 0, 1, 5)])
    #expect(masked.maximum == 3 && masked.mean == 5 / 43.0 && masked.share == 1 / 43.0)
  }

  @Test func `pixels within 4 px in both directions are one region`() {
    var picture = blank(40, 30)
    for (x, y) in [(5, 5), (9, 9), (5, 10), (14, 9), (30, 20), (31, 20), (26, 24)] {
      picture[x, y] = 0
    }
    picture[31, 20] = 0xFFFFF0
    let regions = PictureDifference(picture, blank(40, 30)).regions
    #expect(
      regions.map(\.frame) == [
        PixelRect(5, 5, 5, 6), PixelRect(26, 20, 6, 5), PixelRect(14, 9, 1, 1),
      ])
    #expect(regions.map(\.different) == [3, 3, 1])
    #expect(regions[1].mean == (255 + 15 + 255) / 3.0 && regions[1].maximum == 255)
  }

  @Test func `a picture has a color for each pixel, and no other`() async {
    var result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Picture(width: 2, height: 2, pixels: [1])
      }
    }
    #expect(result?.text.contains("a picture must have a color for each pixel") == true)
    result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Picture(width: 2, height: 2, pixels: [1, 2, 3, 4])[2, 0]
      }
    }
    #expect(result?.text.contains("the position must be inside the picture") == true)
  }

  nonisolated private static let shifts = [
    Point(0.25, 0), Point(0.5, 0.5), Point(-0.3, 0.7), Point(1.21, -2.4), Point(0.79, 0.21),
    Point(-2.9, -0.06),
  ]

  /// A gray disc, sampled 16 times in each direction.
  private func disc(at offset: Point) -> Picture {
    var picture = blank(64, 60)
    for y in 0..<60 {
      for x in 0..<64 {
        var covered = 0
        for step in 0..<256 {
          let dx = Double(x) + (Double(step % 16) + 0.5) / 16 - 31 - offset.x
          let dy = Double(y) + (Double(step / 16) + 0.5) / 16 - 29 - offset.y
          if dx * dx + dy * dy < 17.3 * 17.3 { covered += 1 }
        }
        picture[x, y] = UInt32((Double(256 * 240 - covered * 170) / 256).rounded()) * 0x01_0101
      }
    }
    return picture
  }

  /// The pictures are painted anew, so nothing in them was interpolated.
  @Test(arguments: shifts) func `a disc's shift is exact to 0.02 px`(offset: Point) throws {
    let difference = PictureDifference(disc(at: .zero - offset), disc(at: .zero))
    let shift = try #require(difference.shift)
    #expect(abs(shift.x - offset.x) < 0.021 && abs(shift.y - offset.y) < 0.021, "\(shift)")
    #expect(try #require(difference.meanAfterShift) < difference.mean)
  }

  @Test func `a whole shift leaves no difference, also beside a mask`() throws {
    let picture = disc(at: Point(2, -1))
    let difference = PictureDifference(picture, disc(at: .zero))
    #expect(difference.shift == Point(-2, 1) && difference.meanAfterShift == 0)
    var spoiled = picture
    for x in 0..<20 { spoiled[x, 3] = 0xFF0000 }
    let masked = PictureDifference(spoiled, disc(at: .zero), masks: [PixelRect(0, 3, 20, 1)])
    #expect(masked.shift == Point(-2, 1) && masked.meanAfterShift == 0)
  }

  @Test func `there is no shift without edges, across two sizes, or in an open direction`() throws {
    let picture = disc(at: .zero)
    #expect(PictureDifference(picture, picture).shift == .zero)
    #expect(PictureDifference(blank(64, 60), picture).shift == nil)
    #expect(PictureDifference(picture, blank(64, 60)).meanAfterShift == nil)
    #expect(PictureDifference(blank(4, 4), blank(4, 4)).shift == nil)
    func stripe(at left: Int) -> Picture {
      var picture = blank(40, 40)
      for index in picture.pixels.indices where (left..<left + 9).contains(index % 40) {
        picture.pixels[index] = 0
      }
      return picture
    }
    #expect(PictureDifference(stripe(at: 12), stripe(at: 14)).shift == Point(2, 0))
    let difference = PictureDifference(blank(4, 5), blank(5, 4))
    #expect(!difference.hasSameSize && difference.levels.isEmpty && difference.shift == nil)
  }
}

@Suite struct `Saved reference picture` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "controls-testing/kept-pictures").path
  private let rig = SceneRig(Switch(isOn: true), size: Size(51, 31))

  private func kept(
    _ name: String, gate: PictureGate = .rounding, _ environment: [String: String] = [:]
  ) -> KeptPicture {
    KeptPicture("\(folder)/\(name).png", gate: gate, environment: environment)
  }

  @Test func `is written if its variable is set, and compared otherwise`() throws {
    let picture = try rig.picture()
    let written = kept("switch", ["BLESS_PICTURES": "1"]).compare(picture)
    #expect(try written.passes && Picture(file: "\(folder)/switch.png") == picture)
    #expect(kept("switch", gate: .exact).compare(picture).passes)
    rig.tap(at: .center).settle()
    let off = kept("switch", ["BLESS_NOTHING": "1"]).compare(try rig.picture())
    #expect(!off.passes && off.description.hasPrefix("switch: max "))
    let evidence = try #require(off.description.components(separatedBy: "see ").last)
    #expect(try Picture(file: "\(evidence)/expected.png") == picture)
  }

  @Test func `fails if the file is missing or invalid or of another size`() throws {
    let missing = kept("there-is-none").compare(try rig.picture())
    #expect(!missing.passes && missing.description.contains("BLESS_PICTURES=1"))
    #expect(missing.description.contains(#"exclude: ["kept-pictures"]"#))
    // The folder does not exist if no other test ran before.
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("no picture".utf8).write(to: URL(filePath: "\(folder)/text.png"))
    let text = kept("text").compare(try rig.picture())
    #expect(!text.passes && text.description.hasPrefix("text: "))
    try rig.picture().write(to: "\(folder)/size.png")
    try rig.rescale(to: 2)
    let comparison = kept("size").compare(try rig.picture())
    #expect(!comparison.passes && comparison.description.contains("166x126 px in place of 83x63"))
  }

  @Test func `is stored beside the test file, and records an issue if it differs`() throws {
    let test = "\(folder)/SomeTests.swift"
    try rig.picture().write(to: "\(folder)/Pictures/on.png")
    rig.expectPicture("on", testFile: test)
    withKnownIssue("an issue is what is expected here") {
      rig.expectPicture("there-is-none", testFile: test)
    }
    try rig.bitmap().expectPicture("on", testFile: test)
    rig.tap(at: .center).settle()
    withKnownIssue("an issue is what is expected here") { rig.expectPicture("on", testFile: test) }
    let off = try rig.bitmap()
    withKnownIssue("an issue is what is expected here") { off.expectPicture("on", testFile: test) }
  }
}
