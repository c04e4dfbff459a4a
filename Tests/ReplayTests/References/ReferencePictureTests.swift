import Canvas
import Controls
import Foundation
import Measuring
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// Files of references. spec: docs/spec/measuring.md#references
@Suite struct `Reference files` {
  private let rig: ReferenceRig

  init() throws { rig = try ReferenceRig() }

  /// A PNG file that claims a size, without pixels.
  private func claim(_ width: UInt32, _ height: UInt32) -> Data {
    let size = PNGChunk.bytes(width) + PNGChunk.bytes(height)
    return Data(PNGChunk.signature + PNGChunk.bytes(UInt32(13)) + Array("IHDR".utf8) + size)
  }

  @Test func `transparent pixels show the card`() throws {
    let path = try rig.paint("a@2x.png", "--transparent")
    #expect(try ReferencePicture(path: path, scale: 3.5).canvas.scale == 3.5)
    #expect(try ReferencePicture(path: rig.paint("b.png")).canvas.size == Size(166, 126))
    let picture = try ReferencePicture(path: path)
    #expect(try picture.words(over: Color(hex: 0x123456)).first == 0x123456)
    try rig.show(rig.paint("b@2x.png", "--transparent"))
    #expect(rig.figures?.maximum ?? 0 > 0, "it is off there, and on here")
    rig.toggle?.isOn = false
    rig.rig.advance(by: 1)
    // Both are rounded where the shadow is translucent.
    #expect(rig.figures?.maximum ?? 9 <= 2)
  }

  @Test func `each bad file has a sentence, and changes nothing`() throws {
    let shown = try rig.show(rig.paint("a@2x.png"))
    let folder = rig.folder
    try folder.put("", into: "empty.png")
    try folder.put("{}", into: "text.png")
    try folder.put(claim(10_000, 10_000), into: "large.png")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder.png"), withIntermediateDirectories: false)
    for (name, reason) in [
      ("missing.png", "No such file or directory"), ("folder.png", "irectory"),
      ("empty.png", "is not a PNG file"), ("text.png", "is not a PNG file"),
      ("large.png", "a picture of 10000 x 10000 px has more than 33554432 pixels"),
    ] {
      let sentence = refusal { _ = try ReferencePicture(path: folder.path(name)) }?.message ?? ""
      #expect(sentence.contains(reason) && sentence.contains(name), "\(sentence)")
      rig.rig.controller.takeFiles(["file://" + folder.path(name)])
      let banner = try #require(rig.banner)
      #expect(banner.title == "Can't load the reference")
      #expect(
        banner.message?.contains(name == "folder.png" ? "contains no PNG files" : reason) == true)
    }
    #expect(rig.stage.reference === shown)
  }

  @Test func `a file that is deleted while it is shown changes nothing`() throws {
    let path = try rig.paint("a@2x.png", "--on")
    try rig.show(path, mode: .difference)
    func colors() throws -> [Bitmap.Pixel] {
      let area = try #require(rig.stage.reference?.area)
      return try (0..<100).map {
        try rig.color(Double($0 % 10) / 10 + 0.05, Double($0 / 10) / 10 + 0.05, of: area)
      }
    }
    let before = try colors()
    try FileManager.default.removeItem(atPath: path)
    rig.rig.advance(by: 1)
    for mode in [ReferenceMode.overlay, .difference] {
      rig.stage.setReferenceMode(mode)
      rig.rig.advance(by: 1)
    }
    #expect(try colors() == before)
  }

  @Test func `dropped files are loaded by their kind`() throws {
    let controller = rig.rig.controller
    let path = try rig.paint("a@2x.png")
    controller.takeFiles(["file://" + path])
    #expect(rig.banner?.title == "Loaded a@2x.png" && rig.stage.reference?.mode == .overlay)
    try rig.folder.put(##"{"switch": {"track": {"on": {"$value": "#123456"}}}}"##, into: "b.json")
    controller.takeFiles(["file://" + rig.folder.path("b.json")])
    #expect(controller.scene.theme[SwitchColors.self].trackOn == Color(hex: 0x123456))
    controller.takeFiles(["file://" + path, "file://" + path])
    #expect(rig.banner?.message == "Drop one picture or film; 2 files were dropped.")
    rig.rig.open(.gallery, wait: 0.1)
    controller.takeFiles(["file://" + path])
    #expect(rig.banner?.message == "this page has no stage; open a control's page")
  }

  /// A dropped or pasted screenshot. spec: docs/spec/recordings.md#a-whole-screenshot
  @Test func `a whole screenshot is searched and cut out, and Undo shows what was there`() throws {
    let controller = rig.rig.controller
    let host = RecordingHost(of: controller)
    try rig.show(rig.paint("before@2x.png"))
    let path = try rig.paint("IMG_1.png", "--on", "--margin", "60")
    for isPasted in [false, true] {
      if isPasted {
        host.clipboardPicture = try rig.folder.bytes("IMG_1.png")
        try rig.run("paste")
      } else {
        controller.takeFiles(["file://" + path])
      }
      rig.rig.advance(by: 1)
      let name = isPasted ? "Clipboard" : "IMG_1.png"
      #expect(rig.banner?.title == "Found the switch in \(name), and cut it out")
      #expect(rig.banner?.message == "It has 2 pixels per point there.")
      // The control with 4 points on each side.
      #expect(
        rig.stage.reference?.comparison?.canvas == ReferenceCanvas(width: 118, height: 78, scale: 2)
      )
      #expect(rig.figures?.maximum == 0)
      let undo = try #require(rig.rig.scene.all(Banner.self).last?.actions.first)
      #expect(undo.title == "Undo")
      undo.run()
      #expect(rig.stage.reference?.reference.name == "before@2x.png")
    }
  }

  @Test func `a screenshot without the control is shown as it is`() throws {
    let folder = rig.folder
    try folder.snapshot("segmented --scale 2 --margin 80", as: "IMG_2.png")
    rig.rig.controller.takeFiles(["file://" + folder.path("IMG_2.png")])
    #expect(rig.banner?.title == "The switch was not found in IMG_2.png")
    #expect(rig.stage.reference?.reference.name == "IMG_2.png")
    let host = RecordingHost(of: rig.rig.controller)
    try rig.run("paste")
    #expect(rig.banner?.title == "Can't paste the clipboard")
    host.clipboardPicture = Array("no picture".utf8)
    try rig.run("paste")
    #expect(rig.banner?.message?.hasSuffix("is not a PNG file") == true)
  }

  @Test func `the menu loads a file that the desktop asks for`() throws {
    let host = RecordingHost(of: rig.rig.controller)
    let path = try rig.paint("a.png")
    host.onChoose = { $0(.file("file://" + path)) }
    try rig.run("load-reference")
    #expect(host.asked == [.reference] && rig.stage.reference?.reference.name == "a.png")
    rig.rig.controller.host = nil
    try rig.run("load-reference")
    let hint = "Drop a picture or film on the window, or start with --reference FILE."
    #expect(rig.banner?.message == hint)
  }

  @Test func `a saved reference is loaded without a difference, in every state`() throws {
    for (theme, state) in [
      (ThemeChoice.light, "On, pressed"), (.dark, "On, focused"), (.dark, "Off"),
    ] {
      let rig = try ReferenceRig(theme: theme)
      let preset = try #require(rig.stage.preview.description.states.first { $0.name == state })
      rig.stage.show(preset)
      rig.rig.advance(by: 1)
      try rig.run("save-reference")
      let name = "switch-\(CaptureRig.stamp)@2x.png"
      #expect(rig.banner?.title == "Saved \(name)")
      let view = try rig.show(rig.folder.path(name))
      #expect(view.comparison?.canvas == ReferenceCanvas(width: 166, height: 126, scale: 2))
      #expect(rig.figures?.maximum == 0 && rig.figures?.mean == 0, "\(state)")
      try rig.run("save-reference")
      #expect(rig.banner?.title == "Saved switch-\(CaptureRig.stamp)-2@2x.png")
    }
  }

  @Test func `a reference stays until it is removed, also when the page is reset`() throws {
    try rig.show(rig.paint("a@2x.png"), mode: .divider)
    rig.rig.open(.gallery, wait: 0.1)
    rig.rig.open(.switch, wait: 0.1)
    #expect(rig.rig.controller.stage?.reference?.mode == .divider)
    rig.capture.strike(.named("f9"))
    #expect(rig.rig.controller.stage?.reference?.mode == .divider)
    try rig.run("remove-reference")
    #expect(rig.rig.controller.stage?.reference == nil)
  }

  @Test func `options need a page with a stage`() throws {
    let path = try rig.paint("a@2x.png")
    func run(_ words: String) -> String? {
      refusal { _ = try RunCommand<Playground>.parse(words.words) }?.message
    }
    func snapshot(_ words: [String]) -> String? {
      refusal { _ = try SnapshotCommand<Playground>.read(words + ["--reference", path]) }?.message
    }
    for words in ["--reference a.png", "--reference a.png --page gallery"] {
      #expect(run(words)?.contains("--reference works only with --page switch, slider") == true)
    }
    #expect(run("--reference a.png --page switch --reference-scale 3") == nil)
    #expect(run("--reference-scale 2 --page switch") != nil)
    #expect(run("--reference-scale 11 --reference a --page switch") != nil)
    let other = snapshot(["switch", "--output", "-"])
    #expect(other?.contains("works only with window and --page switch") == true)
    let overwriting = snapshot(["window", "--page", "switch", "--output", path])
    #expect(overwriting?.contains("would overwrite the input") == true)
    func picture(_ options: String...) throws -> [UInt8] {
      let window = ["window", "--page", "switch", "--output", rig.folder.path("window.png")]
      try SnapshotCommand<Playground>.read(window + options).perform()
      return try rig.folder.bytes("window.png")
    }
    #expect(try picture() != picture("--reference", path))
  }
}

@Suite struct `Magnified pixels` {
  private let colors: [UInt32] = [0xFF00_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000]

  private func image(_ magnifier: PixelMagnifier, in area: PixelRect) -> (
    place: PixelRect, pixels: [Bitmap.Pixel?]
  )? {
    guard let (made, place) = magnifier.image(of: area, color: { colors[$0] }),
      let bitmap = try? Bitmap(
        made.size, paint: { $0.draw(made, in: Rect(origin: .zero, size: made.size)) })
    else { return nil }
    let pixels = (0..<place.height).flatMap { y in (0..<place.width).map { bitmap[$0, y] } }
    return (place, pixels)
  }

  @Test func `enlarged pixels have no colors in between, and smaller ones are averaged`() throws {
    let magnifier = PixelMagnifier(width: 2, height: 2, origin: Point(10, 20), factor: 2.5)
    let shown = try #require(image(magnifier, in: PixelRect(x: 0, y: 22, width: 100, height: 1)))
    #expect(shown.place == PixelRect(x: 10, y: 22, width: 5, height: 1))
    let (green, red) = (Bitmap.Pixel(hex: 0x00FF00), Bitmap.Pixel(hex: 0xFF0000))
    #expect(shown.pixels == [green, green, red, red, red])
    #expect(magnifier.image(of: PixelRect(x: 0, y: 0, width: 9, height: 9)) { _ in 0 } == nil)
    let reducer = PixelMagnifier(width: 2, height: 2, origin: .zero, factor: 0.5)
    let small = try #require(image(reducer, in: PixelRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(small.place == PixelRect(x: 0, y: 0, width: 1, height: 1))
    #expect(small.pixels == [Bitmap.Pixel(hex: 0x404040)])
  }
}
