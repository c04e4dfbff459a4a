import Canvas
import Controls
import Foundation
import Testing

@testable import Workbench
@testable import playground

/// spec: docs/spec/window.md#tools/more: a recording of the window replays frame by frame.
@Suite struct `Recording in the window` {
  private func check(_ rig: CaptureRig, sourceLocation: SourceLocation = #_sourceLocation) throws {
    rig.strike(.named("f9"))
    let replayed = try rig.replayed(rig.text("jsonl"))
    var compared = 0
    for (frame, state) in rig.states {
      guard let other = replayed[frame] else { continue }
      compared += 1
      if state.isClose(to: other, within: 1e-6) { continue }
      Issue.record(
        "frame \(frame) is \(state.text), and \(other.text) in the replay",
        sourceLocation: sourceLocation)
      return
    }
    #expect(compared > 30, sourceLocation: sourceLocation)
  }

  @Test(
    arguments: [
      (PageName.switch, ["pending": true], "tdd"), (.slider, ["ticks": 5], "rm"),
      (.segmented, ["count": 5], "r"),
    ] as [(PageName, [String: PropertyValue], String)])
  func `a recording of a control replays frame by frame`(
    name: PageName, values: [String: PropertyValue], keys: String
  ) throws {
    let rig = try CaptureRig(name, panels: [.sidebar, .inspector], isRecording: true)
    let control = rig.controls[0]
    rig.swipe(control, from: 0.8, to: 0.1)
    rig.swipe(control, from: 0.2, to: 0.9)
    let preview = try #require(rig.preview)
    let before = values.keys.map { ($0, preview.description.property($0)?.read(from: control)) }
    for (name, value) in values { try preview.set(name, to: value) }
    rig.advance(by: 0.3)
    rig.swipe(control, from: 0.9, to: 0.3)
    rig.strike(keys)
    for (name, value) in before { try preview.set(name, to: try #require(value)) }
    rig.advance(by: 0.2)
    rig.strike(.left)
    rig.swipe(control, from: 0.5, to: 0.5)
    try check(rig)
  }

  @Test(arguments: [[], [.sidebar, .inspector], [.log]] as [Set<PanelName>])
  func `a recording of the gallery replays frame by frame`(panels: Set<PanelName>) throws {
    let rig = try CaptureRig(.gallery, panels: panels, size: .wide, isRecording: true)
    rig.swipe(rig.controls[1], from: 0.2, to: 0.9)
    rig.strike("t")
    rig.strike(.tab, .space)
    rig.strike("b")
    let slider = try #require(rig.controls.first { $0 is Slider })
    rig.swipe(slider, from: 0.6, to: 0.2)
    rig.rig.resize(to: Size(1000, 720))
    rig.advance(by: 0.1)
    rig.swipe(slider, from: 0.3, to: 0.8)
    rig.strike("e")
    rig.strike(.escape)
    rig.strike("d")
    // The press on the chip ends the state in the replay, too, which has no chip for the recording.
    rig.rig.press(at: try rig.rig.part("state-disabled").frameInScene.center)
    rig.advance(by: 0.1)
    rig.rig.release()
    rig.advance(by: 0.1)
    rig.swipe(slider, from: 0.8, to: 0.4)
    try check(rig)
  }

  @Test(arguments: [PageName.switch, .slider, .segmented, .gallery, .trio], [false, true])
  func `pending, larger text and an accent color replay`(name: PageName, atFirst: Bool) throws {
    let rig = try CaptureRig(name)
    let accent = Color(red: 0.31, green: 0.2, blue: 0.68)
    if atFirst {
      rig.rig.controller.preferences.settings.accent = accent
      rig.strike("w==")
    }
    rig.strike(.named("f9"))
    for _ in 0..<2 {
      rig.swipe(try #require(rig.controls.first), from: 0.6, to: 0.1)
      rig.strike("w")
      rig.swipe(try #require(rig.controls.last), from: 0.3, to: 0.9)
      rig.strike("=")
    }
    rig.strike("c")
    rig.rig.controller.preferences.settings.accent = accent
    rig.advance(by: 0.3)
    try check(rig)
    let log = try InputLog(parsing: rig.text("jsonl"))
    #expect(log.header.isPending == atFirst && log.header.textSize == (atFirst ? 1.3 : 1))
    #expect(log.header.accent == (atFirst ? accent : nil))
    let replayed = try SavedGolden(replaying: log).target.scene
    #expect(replayed.theme == rig.rig.scene.theme && replayed.theme.accent != Theme.light.accent)
    if log.header.isOfControl {
      #expect(replayed.environment.textScale == rig.controls[0].scene?.environment.textScale)
    }
  }

  /// Goldens do not support token files, and logs do not support changes of tokens.
  @Test func `a token file that is loaded during a recording discards it`() throws {
    let rig = try CaptureRig(.switch, isRecording: true)
    rig.swipe(rig.controls[0], from: 0.5, to: 0.5)
    let path = try rig.folder.put(
      #"{"switch": {"thumb": {"diameter": {"$value": {"value": 25, "unit": "px"}}}}}"#,
      into: "mine.tokens.json")
    rig.rig.controller.apply(try TokenFile(path: path))
    rig.strike(.named("f9"))
    #expect(rig.says("Recording discarded"))
    #expect(throws: (any Error).self) { try rig.bytes("jsonl") }
    // A recording that starts with tokens needs them for its replay.
    rig.strike(.named("f9"))
    rig.strike(.named("f9"))
    #expect(rig.says("Saved "))
    #expect(rig.rig.strings.contains { $0.contains("To replay it, pass the loaded token file") })
  }

  @Test func `a recording reopens the page, and is saved under a new name, as banners say`() throws
  {
    let rig = try CaptureRig(.switch)
    let toggle = try #require(rig.controls[0] as? Switch)
    toggle.setOn(false, animated: false)
    rig.strike(.named("f9"))
    #expect(rig.capture.isRecording && (rig.controls[0] as? Switch)?.isOn == true)
    #expect(rig.controls[0] !== toggle && rig.says("The page was reset and is being recorded"))
    rig.swipe(rig.controls[0], from: 0.5, to: 0.5)
    rig.strike(.named("f9"))
    #expect(!rig.capture.isRecording && rig.says("Saved \(rig.file("jsonl"))"))
    rig.advance(by: 6)
    #expect(!rig.says("Saved"))
    let text = try rig.text("jsonl")
    #expect(text.hasPrefix(#"{"format": "playground-input", "version": 1, "scene": "switch""#))
    #expect(!text.contains("f9"))
    // The second recording does not replace the first.
    rig.strike(.named("f9"))
    rig.strike(.named("f9"))
    #expect(try rig.text("jsonl") == text)
    #expect(try !rig.folder.bytes("switch-20250102-030405-2.jsonl").isEmpty)
  }

  @Test func `a recording is kept if it cannot be written, until the session ends`() throws {
    let (folder, name) = (TemporaryFolder(), "switch-\(CaptureRig.stamp).jsonl")
    let path = folder.path("later")
    func rig() throws -> CaptureRig {
      let rig = try CaptureRig(.switch, folder: path, isRecording: true)
      rig.swipe(rig.controls[0], from: 0.5, to: 0.5)
      rig.strike(.named("f9"))
      #expect(rig.says("Cannot write \(path)/") && rig.says("Check free space"))
      #expect(rig.capture.lastLog != nil && rig.capture.unwritten.count == 1)
      return rig
    }
    let lost = try rig()
    #expect(throws: (any Error).self) { try lost.capture.finish() }
    #expect(throws: Never.self) { try lost.capture.finish() }
    let kept = try rig()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try kept.capture.finish()
    #expect(try !folder.bytes("later/\(name)").isEmpty && kept.capture.unwritten.isEmpty)
  }

  @Test func `recordings that could not be written are all kept, with the names of their pages`()
    throws
  {
    let folder = TemporaryFolder()
    let path = folder.path("later")
    let rig = try CaptureRig(.switch, folder: path, isRecording: true)
    rig.strike(.named("f9"))
    rig.strike("3", modifiers: .control)
    #expect(rig.rig.controller.pageName == .slider)
    for _ in 0..<2 { rig.strike(.named("f9")) }
    #expect(rig.says("Cannot write") && rig.capture.unwritten.count == 2)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    rig.capture.writeRecordings()
    #expect(rig.says("Saved 2 recordings") && rig.capture.unwritten.isEmpty)
    for name in ["switch", "slider"] {
      let text = try folder.text("later/\(name)-\(CaptureRig.stamp).jsonl")
      #expect(text.contains("\"scene\": \"\(name)\""))
    }
  }

  @Test func `the end of the session ends a recording, which is written`() throws {
    let rig = try CaptureRig(.switch, isRecording: true)
    rig.swipe(rig.controls[0], from: 0.5, to: 0.5)
    try rig.capture.finish()
    #expect(try rig.text("jsonl").contains("\"press\""))
    #expect(rig.capture.unwritten.isEmpty)
  }

  @Test(arguments: [PageName.matrix, .parts, .advice])
  func `a page without a log format cannot be recorded`(name: PageName) throws {
    let rig = try CaptureRig(name, size: .wide, isRecording: true)
    #expect(!rig.capture.isRecording && rig.says("Can't record this page"))
  }

  @Test func `opening another page discards the recording`() throws {
    let rig = try CaptureRig(.gallery, isRecording: true)
    rig.strike("2", modifiers: .control)
    #expect(!rig.capture.isRecording && rig.says("Recording discarded"))
  }
}
