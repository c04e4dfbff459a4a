import Canvas
import Controls
import ControlsTesting
import Foundation
import Testing

@testable import Workbench
@testable import playground

/// spec: docs/spec/window.md#tools/more: goldens, pictures and tokens.
@Suite struct `Saving from the window` {
  private let golden = "switch-\(CaptureRig.stamp)"
  private let rig: CaptureRig

  init() throws { rig = try CaptureRig(.switch) }

  @Test func `a chip shows that the page is recorded, and a press stops the recording`() throws {
    func chip() -> StateChip? {
      rig.rig.advance(by: 0.1)
      return rig.rig.scene.all(StateChip.self).first
    }
    #expect(chip() == nil)
    rig.strike(.named("f9"))
    let shown = try #require(chip())
    #expect(rig.rig.scene.semantics(of: shown)?.label == "Recording. Stop recording.")
    rig.rig.click(at: shown.frameInScene.center)
    #expect(chip() == nil && !rig.capture.isRecording)
    rig.strike(.named("f9"))
    #expect(chip() != nil)
    rig.rig.controller.open(.slider)
    #expect(chip() == nil)
  }

  @Test func `a golden is a log and the picture at its end`() throws {
    rig.rig.press(at: rig.place(rig.controls[0], 0.8), wait: 0.07)
    rig.saveGolden()
    let log = try rig.goldenLog(.switch)
    let end = try #require(log.header.end)
    #expect(end > 0)
    let replayed = try SavedGolden(replaying: log)
    #expect(try rig.folder.bytes(golden + ".png") == replayed.png())
    #expect(replayed.target.controls[0].tracedState["pressed"] == .bool(true))
  }

  /// The phase of the pending ring, the text size and the accent color of the desktop are kept.
  @Test(arguments: [PageName.switch, .slider, .range, .segmented, .gallery], [0, 0.14, 0.53])
  func `a golden shows rings, text size and accent color`(name: PageName, seconds: Double) throws {
    let rig = try CaptureRig(name)
    rig.rig.controller.preferences.settings.accent = Color(red: 0.61, green: 0.1, blue: 0.43)
    // The controls become pending between two steps of the ring.
    rig.rig.advance(by: 0.04)
    rig.strike("w")
    for _ in 0..<3 { rig.strike("=") }
    if seconds > 0.5 {
      rig.rig.controller.reopenPage()
      rig.rig.advance(by: 2.3)
    }
    rig.swipe(try #require(rig.controls.first), from: 0.3, to: 0.9)
    rig.rig.leave(wait: seconds)
    let control = try #require(rig.controls.first)
    let seen = try name == .gallery ? rig.rig.picture() : control.scene?.picture(scale: 1)
    #expect(control.semantics?.isPending == true)
    rig.saveGolden()
    let golden = try SavedGolden(replaying: rig.goldenLog(name))
    // The control of the stage has no background of its own.
    if name != .gallery { golden.target.scene.background = .none }
    #expect(try #require(seen).hasSamePixels(as: golden.target.scene.picture(scale: 1)))
  }

  @Test(arguments: [Appearance.light, .dark], [0, 1, 2])
  func `a golden follows the desktop like the window`(preferred: Appearance, presses: Int) throws {
    let rig = try CaptureRig(.gallery, theme: .auto, preferred: preferred)
    for _ in 0..<presses {
      rig.strike("t")
      rig.rig.advance(by: 0.5)
    }
    rig.swipe(try #require(rig.controls.first), from: 0.3, to: 0.9)
    rig.rig.leave(wait: 1)
    let seen = try rig.rig.picture()
    rig.saveGolden()
    let log = try rig.goldenLog(.gallery)
    #expect(log.header.followsDesktop)
    #expect(try seen.hasSamePixels(as: SavedGolden(replaying: log).target.scene.picture(scale: 1)))
  }

  @Test func `a golden is saved into the configured folder`() throws {
    let rig = try CaptureRig(.switch, goldens: "Tests/Goldens")
    rig.saveGolden()
    #expect(try !rig.folder.bytes("Tests/Goldens/\(golden).jsonl").isEmpty)
    #expect(try !rig.folder.bytes("Tests/Goldens/\(golden).png").isEmpty)
  }

  /// The program sets the control, or an assistive technology performs an action.
  @Test(arguments: [false, true])
  func `no golden is saved from a change without input to a recording`(isAction: Bool) throws {
    let toggle = try #require(rig.controls[0] as? Switch)
    if isAction { _ = toggle.perform(.toggle) } else { toggle.setOn(false, animated: false) }
    rig.saveGolden(succeeds: false)
    rig.strike(.named("f9"))
    rig.strike(.named("f9"))
    rig.saveGolden()
  }

  @Test func `input is kept up to a duration and a number of events, and then dropped`() {
    let history = InputRecording(InputLogHeader(scene: .control("switch")), since: .zero)
    let event = InputLogEvent.Kind.input(.focusGained(time: .zero))
    // An unused page stays idle however long it is open.
    let first = Instant(seconds: 86_400)
    history.add(event, at: first)
    #expect(first.seconds(since: history.start) == 0.5)
    history.add(event, at: history.start.advanced(by: InputRecording.longest))
    #expect(history.entries.count == 2 && history.flaw == nil)
    history.add(event, at: history.start.advanced(by: InputRecording.longest + 0.1))
    #expect(history.flaw != nil && history.entries.isEmpty)
    let other = InputRecording(InputLogHeader(scene: .control("switch")), since: .zero)
    for _ in 0..<InputRecording.mostEvents { other.add(.environment(.motion, "full"), at: .zero) }
    #expect(other.flaw == nil)
    other.add(.environment(.motion, "full"), at: .zero)
    #expect(other.flaw != nil)
  }

  /// The ring turns once a second.
  @Test func `the kept input of a pending control begins a whole number of turns earlier`() {
    var header = InputLogHeader(scene: .control("switch"))
    header.isPending = true
    let history = InputRecording(header, since: Instant(seconds: 0.25))
    history.add(.environment(.motion, "reduced"), at: Instant(seconds: 86_400.125))
    #expect(history.start == Instant(seconds: 86_399.25))
    let lines = history.text(until: Instant(seconds: 86_401.01)).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains(#""pending": true, "options""#))
  }

  @Test func `a picture shows the control with its margins, or else the whole window`() throws {
    rig.strike("s")
    #expect(try Image(png: rig.bytes("png")).size == Size(83, 63))
    rig.capture.savePicture(scale: 3)
    #expect(try Image(png: rig.folder.bytes("switch-20250102-030405-2.png")).size == Size(249, 189))
    let page = try CaptureRig(.trio)
    page.strike("s")
    #expect(try Image(png: page.bytes("png")).size == Size(480, 640))
  }

  /// A link can lead to any file, and numbered names can be taken too.
  @Test func `a picture takes a free name and follows no link`() throws {
    let taken = "switch-20250102-030405"
    try rig.folder.link(taken + ".png", to: rig.folder.path("made"))
    for number in 2...120 { try rig.folder.put("mine", into: "\(taken)-\(number).png") }
    rig.strike("s")
    #expect(rig.says("Saved \(taken)-121.png") && rig.says("In \(rig.folder.url.path)"))
    #expect(try rig.folder.bytes("\(taken)-121.png").starts(with: [0x89, 0x50]))
    #expect(try rig.folder.bytes("\(taken)-99.png") == Array("mine".utf8))
    #expect(!FileManager.default.fileExists(atPath: rig.folder.path("made")))
  }

  @Test func `a saved file can be shown in its folder`() throws {
    let host = RecordingHost(of: rig.rig.controller)
    rig.strike("s")
    rig.rig.advance(by: 0.1)
    let show = try #require(rig.rig.scene.all(LinkButton.self).first { $0.title == "Show" })
    rig.rig.click(at: show.frameInScene.center)
    #expect(host.shownFiles.map { String($0.suffix(rig.file("png").count)) } == [rig.file("png")])
  }

  @Test(arguments: [false, true])
  func `a saved file can be removed again until it is changed`(isChanged: Bool) throws {
    for isGolden in [false, true] {
      rig.strike("s", modifiers: isGolden ? .shift : [])
      rig.rig.advance(by: 0.1)
      if isChanged { try rig.folder.put("mine", into: rig.file("png")) }
      let undo = try #require(rig.rig.scene.all(LinkButton.self).first { $0.title == "Undo" })
      rig.rig.click(at: undo.frameInScene.center)
      #expect(rig.says(isChanged ? "Can't undo saving" : "Removed \(golden).png"))
      #expect(try rig.folder.names.isEmpty != isChanged)
      if isChanged { return }
    }
  }

  @Test func `pictures are saved into the folder of pictures, and other files are not`() throws {
    let rig = try CaptureRig(.switch, pictures: "Pictures")
    let (home, pictures) = (rig.folder.url.path, rig.folder.path("Pictures"))
    func folder(_ configured: String?) -> String? {
      UserFolder.pictures(configured: configured) { $0 == "HOME" ? home : nil }
    }
    #expect(folder(nil) == nil && folder(home) == nil && folder("/nowhere/at/all") == nil)
    try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: false)
    #expect(folder(nil) == pictures && folder(home) == pictures && folder("/") == "/")
    rig.strike("s")
    #expect(rig.says("In \(pictures)"))
    rig.capture.exportTokens()
    #expect(try Set(rig.folder.names) == ["Pictures", rig.file("tokens.json")])
    #expect(try FileManager.default.contentsOfDirectory(atPath: pictures) == [rig.file("png")])
  }

  @Test func `vectors are saved as SVG or PDF, and exported tokens load again and change nothing`()
    throws
  {
    rig.capture.saveVectors(.svg)
    rig.capture.saveVectors(.pdf)
    #expect(try rig.text("svg").contains("<svg"))
    #expect(try rig.bytes("pdf").starts(with: Array("%PDF".utf8)))
    rig.capture.exportTokens()
    let file = try TokenFile(path: rig.folder.path(rig.file("tokens.json")))
    #expect(Design(theme: .light).changed(by: file) == Design(theme: .light))
  }

  @Test func `a movie shows the latest input`() throws {
    rig.capture.saveMovie()
    #expect(rig.says("Nothing to save yet"))
    rig.rig.advance(by: 10)
    rig.swipe(rig.controls[0], from: 0.8, to: 0.1)
    rig.capture.saveMovie()
    let bytes = try rig.bytes("png")
    #expect(String(decoding: bytes.prefix(64), as: UTF8.self).contains("acTL"))
    #expect(bytes.count < 400_000)
  }

  @Test(arguments: ["picture", "vectors", "movie", "golden", "tokens"])
  func `an error of saving is shown with its remedy`(what: String) throws {
    let rig = try CaptureRig(.switch, size: Size(900, 700), folder: "/nowhere/at/all")
    rig.swipe(rig.controls[0], from: 0.5, to: 0.5)
    switch what {
    case "picture": rig.capture.savePicture()
    case "vectors": rig.capture.saveVectors(.pdf)
    case "movie": rig.capture.saveMovie()
    case "golden": rig.capture.saveGolden()
    default: rig.capture.exportTokens()
    }
    #expect(rig.says("Cannot write /nowhere/at/all/"))
    #expect(rig.says("Check free space and permissions, "))
    // A narrower banner than the window allows has room for all of its text.
    #expect(try #require(rig.rig.controller.workbench.banners.children.first).frame.width < 860)
  }

  @Test func `the path of a file names its folder, for failures`() {
    let files = CaptureFiles(
      folder: ".", program: "playground", pictures: { "." }, stamp: { CaptureRig.stamp })
    let folder = FileManager.default.currentDirectoryPath
    for path in [files.path("jsonl", of: "switch"), files.picture("png", of: "switch")] {
      #expect(path.hasPrefix(folder + "/switch-"), "\(path)")
    }
  }

  @Test func `the menu More has all commands for saving, and offers to stop a recording`() throws {
    let rig = try CaptureRig(.switch, panels: [.sidebar, .inspector])
    rig.rig.click(at: rig.rig.controller.workbench.toolbar.more.frameInScene.center, wait: 0.5)
    let titles = [
      "Reset and Record", "Replay", "Save Picture", "Save PNG at 2×", "Save SVG", "Save PDF",
      "Save Movie", "Save Golden Picture", "Export Tokens", "Recording", "Pictures",
    ]
    #expect(titles.allSatisfy(rig.rig.strings.contains))
    rig.strike(.escape)
    rig.strike(.named("f9"))
    rig.strike(.named("f10"))
    #expect(rig.says("Can't replay while recording"))
    rig.rig.click(at: rig.rig.controller.workbench.toolbar.more.frameInScene.center, wait: 0.5)
    let shown = rig.rig.strings
    #expect(shown.contains("Stop Recording") && !shown.contains("Reset and Record"))
  }

  @Test func `a window with a log of all input is not reset`() {
    rig.capture.isLogged = true
    let control = rig.controls[0]
    for key in ["f9", "f10"] { rig.strike(.named(key)) }
    #expect(rig.controls[0] === control && !rig.capture.isRecording)
    #expect(
      rig.says("This window records from its start (--record), so the page cannot be reset"))
  }

  @Test func `the reset before a recording can be undone`() throws {
    let toggle = try #require(rig.controls[0] as? Switch)
    rig.swipe(toggle, from: 0.8, to: 0.1)
    for isEnded in [false, true] {
      rig.strike(.named("f9"))
      #expect(rig.controls[0] !== toggle && rig.capture.isRecording)
      if isEnded { rig.strike(.named("f9")) }
      rig.strike("z", modifiers: .control)
      #expect(rig.controls[0] === toggle && !toggle.isOn && !rig.capture.isRecording)
      // The input since the page was first opened is known.
      rig.saveGolden()
    }
    rig.strike("z", modifiers: .control)
    #expect(rig.says("Nothing to undo on this page"))
  }
}
