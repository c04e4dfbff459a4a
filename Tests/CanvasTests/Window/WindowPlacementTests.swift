import Foundation
import Testing

@testable import Canvas

@Suite struct `Window placement` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "placement-\(UUID().uuidString)")

  private var file: PlacementFile {
    PlacementFile(path: folder.appending(path: "a/b/main.placement").path)
  }

  @Test func `a placement is written as numbers, and other text is none`() {
    for (text, position, size) in [
      ("40.0 30.0 360.0 240.5", Point(40, 30), Size(360, 240.5)),
      (" 40 30\t360 240.5\n", Point(40, 30), Size(360, 240.5)),
      ("360 240.5", nil, Size(360, 240.5)), ("-40 30 360.5 240", Point(-40, 30), Size(360.5, 240)),
      ("1 32767", nil, Size(1, 32767)),
    ] {
      let placement = WindowPlacement(position: position, size: size)
      #expect(WindowPlacement(text) == placement && WindowPlacement("\(placement)") == placement)
      if text.contains("40.0") { #expect(placement.description == text) }
    }
    for text in [
      "", "360", "1 2 3", "1 2 3 4 5", "0 0 360 0", "0.5 240", "360 nan", "360 inf",
      "1e9 0 360 240", "360 wide", "{}", "0 -40000 360 240",
    ] { #expect(WindowPlacement(text) == nil) }
  }

  @Test(arguments: [
    // Inside, beyond each corner, and larger than the screen of 400 x 250 pt.
    (Point(10, 20), Size(100, 50), Point(10, 20), Size(100, 50)),
    (Point(-5, -6), Size(100, 50), Point(0, 0), Size(100, 50)),
    (Point(700, 450), Size(100, 50), Point(600, 400), Size(100, 50)),
    (Point(30, 40), Size(1000, 300), Point(0, 0), Size(400, 250)),
    (Point(900, 900), Size(100.2, 50), Point(599, 400), Size(100.2, 50)),
  ])
  func `a placement is moved into the screen`(
    position: Point, size: Size, fittedPosition: Point, fittedSize: Size
  ) {
    let screen = PixelSize(width: 800, height: 500)
    #expect(
      WindowPlacement(position: position, size: size).fitted(to: screen, scale: 2)
        == WindowPlacement(position: fittedPosition, size: fittedSize))
    #expect(
      WindowPlacement(size: size).fitted(to: screen, scale: 2) == WindowPlacement(size: fittedSize))
  }

  @Test func `a file keeps the placement, in folders that only the user can read`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(file.read() == nil)
    for x in [1.0, 2] {
      let placement = WindowPlacement(position: Point(x, 0), size: Size(360, 240))
      #expect(file.write(placement) && file.read() == placement)
    }
    let parent = folder.appending(path: "a/b").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == ["main.placement"])
    let attributes = try FileManager.default.attributesOfItem(atPath: parent)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `a broken or huge file is replaced, and a missing folder is no crash`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let placement = WindowPlacement(size: Size(360, 240))
    for text in ["wide\n", "360 240" + String(repeating: " ", count: 1000)] {
      #expect(file.write(placement))
      try Data(text.utf8).write(to: URL(filePath: file.path))
      #expect(file.read() == nil)
    }
    #expect(file.write(placement) && file.read() == placement)
    let impossible = PlacementFile(path: "/dev/null/main.placement")
    #expect(!impossible.write(placement) && impossible.read() == nil)
    #expect(PlacementFile(path: "/dev").read() == nil)
  }
}
