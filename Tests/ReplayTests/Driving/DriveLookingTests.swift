import Canvas
import Controls
import Foundation
import Support
import Testing

@testable import Driving
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/driving.md#target; docs/spec/driving.md#methods: trees, states and pictures.
@Suite struct `Driving: looking` {
  nonisolated private static let toggle = #""target": {"role": "switch"}"#

  // MARK: Targets

  @Test func `targets match one element, or the error lists candidates`() throws {
    let rig = try DriveRig("--page gallery")
    let several = try rig.refusal("tap", Self.toggle)
    #expect(several.code == -32001)
    let lines = several.data["candidates"]?.values.compactMap(\.string) ?? []
    #expect(lines.count == 6 && lines.allSatisfy { $0.contains(" switch \"") })
    #expect(try rig.refusal("tap", #""target": {"label": "wi-fi"}"#).code == -32001)
    #expect(try rig.refusal("tap", #""target": {"role": "switch", "index": 9}"#).code == -32001)
    #expect(try rig.refusal("tap", #""target": {}"#).code == -32602)
    #expect(try rig.refusal("tap", #""target": {"ref": "e999"}"#).code == -32002)
    try rig.call("tap", #""target": {"role": "switch", "label": "Bluetooth"}"#)
    try rig.call("tap", #""target": {"role": "switch", "index": 1}"#)
    let place = try rig.call("state", #""target": {"at": [319, 222]}"#)
    #expect(place["label"]?.string == "Bluetooth" && place["isOn"] == .bool(false))
  }

  @Test func `a ref stays with its element and is never given to another`() throws {
    let rig = try DriveRig("--page trio")
    let before = try rig.lines()
    try rig.call("tap", Self.toggle)
    #expect(try rig.lines().map { $0.words[0] } == before.map { $0.words[0] })
    try rig.call("open", #""page": "trio""#)
    #expect(try rig.refusal("tap", #""target": {"ref": "e2"}"#).code == -32002)
    let refs = Set(before.map { $0.words[0] })
    #expect(refs.isDisjoint(with: try rig.lines().map { $0.words[0] }))
  }

  @Test func `an element out of sight is scrolled into view, and a log does the same`() throws {
    let rig = try DriveRig("--page gallery --size 480x320")
    let target = #""target": {"label": "Size", "role": "segmented"}"#
    #expect(try rig.lines(#""text": "size""#).contains { $0.contains("offscreen") })
    try rig.call("hover", target)
    #expect(
      try rig.lines(#""root": {"label": "Size", "role": "segmented"}, "depth": 0"#)
        .allSatisfy { !$0.contains("offscreen") })
    try rig.call("settle")
    // An element in sight needs no event in the log.
    try rig.call("hover", target)
    let log = try #require(rig.call("log")["log"]?.string)
    #expect(log.split(separator: #""reveal""#).count == 2)
    try rig.expectReplay()
  }

  @Test func `the tree of the gallery is short, and can be filtered`() throws {
    let rig = try DriveRig("--page gallery")
    let lines = try rig.lines()
    #expect(lines.count <= 60)
    #expect(lines[0].hasSuffix("window \"\" at=0,0 960x680"))
    let toggle = try #require(lines.first { $0.contains("switch \"Wi-Fi\"") })
    #expect(toggle.hasSuffix("value=on [focusable] actions=toggle,focus at=293,146.5 51x31"))
    let some = try rig.call("tree", #""role": "switch", "limit": 2"#)
    #expect(some["lines"]?.values.count == 2 && some["more"] == .integer(4))
    let disabled = try rig.lines(#""state": "disabled""#).map { $0.words[0] }
    #expect(disabled == lines.filter { $0.contains("disabled]") }.map { $0.words[0] })
    #expect(try rig.refusal("tree", #""state": "red""#).message.contains("disabled or offscreen"))
    let json = try rig.call("tree", #""role": "switch", "format": "json""#)["elements"]?.values
    #expect(json?.count == 6 && json?.first?["label"]?.string == "Wi-Fi")
  }

  // MARK: Errors

  @Test(arguments: [
    ("disabled", #""target": {"role": "switch"}, "value": true"#, -32602, "takes no target"),
    ("press", "", -32602, "target"), ("move", #""dx": 3"#, -32602, "target"),
    ("state", #""target": {"ref": "e2"}"#, -32002, "no element has the ref e2"),
    ("tap", #""target": {"role": "swich"}"#, -32001, "did you mean switch?"),
    ("tree", #""role": "swich""#, -32602, "did you mean switch?"),
    ("rewind", #""seconds": 99"#, -32602, "seconds must be 0 to 0.0"),
    ("rewind", #""time": 99"#, -32602, "time or seconds must be"),
    (
      "tap", #""x": 3, "y": 4"#, -32602,
      "tap takes no x; it takes target, count, hold and modifiers"
    ),
    ("info", #""page": 1"#, -32602, "info takes no page"),
    ("type", "", -32602, "text is missing: the text"),
    ("act", toggle, -32602, "action is missing: an action that tree shows"),
    ("picture", #""path": "a.gif""#, -32602, ".svg"),
  ])
  func `errors name what is wrong`(
    method: String, parameters: String, code: Int, message: String
  ) throws {
    let refusal = try DriveRig().refusal(method, parameters)
    #expect(refusal.code == code && refusal.message.contains(message))
  }

  // MARK: Window

  @Test(arguments: [
    "", "--page trio", "--theme dark --page switch --page gallery --scale 2",
    "--page trio --size 900x600 --panels none", "slider --value 0.25 --pressed",
  ])
  func `a page or a control is read without the argument parser`(arguments: String) throws {
    let read = try #require(DriveCommand<Playground>(reading: arguments.words))
    let parsed = try DriveCommand<Playground>.parse(arguments.words)
    let infos = try [read, parsed].map { try DriveRig($0.scene.makeScene()).call("info") }
    #expect(infos[0] == infos[1])
    #expect(read.scene.window.tokens.tokens == nil)
  }

  @Test(arguments: [
    "dial", "--page", "--page nowhere", "--page=trio", "--size 900", "--help", "--theme",
    "--theme --page trio", "--page trio --on",
  ])
  func `other arguments are left to the argument parser`(arguments: String) {
    #expect(DriveCommand<Playground>(reading: arguments.words) == nil)
  }

  @Test func `a window has the options of run`() throws {
    let folder = TemporaryFolder()
    let path = try folder.snapshot("slider", as: "slider.png")
    let rig = try DriveRig(
      "--page slider --set value=0.35 --overlays box,hit --reference \(path) "
        + "--reference-mode beside")
    func expectOptions() throws {
      #expect(try rig.number("value", of: #"{"role": "slider", "index": 0}"#) == 0.35)
      let commands = try rig.call("commands")["commands"]?.values ?? []
      func command(_ name: String) -> JSON? { commands.first { $0["name"]?.string == name } }
      #expect(command("hit")?["isOn"] == .bool(true) && command("paint")?["isOn"] == .bool(false))
      #expect(command("remove-reference")?["disabledReason"] == .null)
      #expect(command("undo")?["disabledReason"] != .null)
    }
    try expectOptions()
    try rig.call("advance", #""seconds": 1"#)
    try rig.call("rewind", #""time": 0.5"#)
    try expectOptions()
    // One switch is for all.
    #expect(try DriveRig("--page stress --count 3").lines(#""role": "switch""#).count == 4)
  }

  @Test func `time goes at the speed of the option`() throws {
    let rig = try DriveRig("switch --speed 0.1")
    #expect(try rig.call("tap", Self.toggle)["time"]?.number == 0.005)
    #expect(try rig.call("advance", #""frames": 3"#)["time"]?.number == 0.01)
    #expect(try rig.call("advance", #""seconds": 0.1"#)["time"]?.number == 0.02)
    #expect(try rig.refusal("settle", #""limit": 0.1"#).code == -32005)
    #expect(try rig.call("info")["time"]?.number == 0.03)
  }

  @Test(arguments: [
    ("switch --page trio", "--page works only without a control"),
    ("switch --overlays box", "--overlays works only without a control"),
    ("--on", "--on works only with a control"), ("--width 60", "--width works only with a control"),
    ("--page trio --set value=1", "--set works only with --page switch"),
    ("--page slider --set nothing=1", "--set nothing: not a property of a slider"),
    ("--page slider --set value=x", "--set: value"),
    ("--page range --set low=0.9", "--set: low 0.9 does not fit the other values"),
    ("--page trio --reference a.png", "--reference works only with --page switch"),
    ("--page switch --reference -", "--reference must be a file"),
    ("switch --tokens -", "--tokens must be a file"), ("--speed 0", "--speed must be"),
    ("--text-size 3", "--text-size must be"), ("--count -1", "--count must be"),
  ])
  func `options that do not fit are refused`(arguments: String, message: String) {
    let refusal = refusal { _ = try DriveRig(arguments) }
    #expect(refusal?.message.hasPrefix(message) == true, "\(refusal?.message ?? "accepted")")
  }

  @Test func `pages, environment and commands of a window`() throws {
    let rig = try DriveRig("--page trio --theme dark")
    #expect(try rig.call("info")["theme"]?.string == "dark")
    let opened = try rig.call("open", #""page": "switch", "theme": "light", "size": [900, 700]"#)
    #expect(opened["page"]?.string == "switch" && opened["theme"]?.string == "light")
    #expect(opened["size"] == JSON(parsing: "[900, 700]"))
    #expect(try rig.refusal("open", #""page": "nowhere""#).code == -32602)
    let commands = try rig.call("commands")["commands"]?.values ?? []
    #expect(Set(commands.compactMap { $0["name"]?.string }).count == commands.count)
    try rig.call("run", #""name": "theme", "value": true"#)
    try rig.call("run", #""name": "theme", "value": true"#)
    #expect(try rig.call("info")["theme"]?.string == "dark")
    let unavailable = try #require(commands.first { $0["disabledReason"] != .null })
    let refusal = try rig.refusal("run", #""name": \#(try #require(unavailable["name"]).text)"#)
    #expect(refusal.code == -32003 && refusal.data["reason"] == unavailable["disabledReason"])
  }

  // MARK: Pictures

  @Test func `pictures have the size, the scale and the format of the request`() throws {
    let rig = try DriveRig("switch --on")
    let shot = Self.toggle + #", "margin": 16, "scale": 2"#
    #expect(try rig.call("picture", shot)["size"] == JSON(parsing: "[166, 126]"))
    let folder = TemporaryFolder()
    let path = try folder.snapshot("switch --on --scale 2", as: "switch@2x.png")
    #expect(try rig.picture(shot) == folder.bytes("switch@2x.png"))
    let difference = try rig.call("compare", shot + #", "reference": \#(JSON.string(path).text)"#)
    #expect(difference["max"] == .integer(0))
    let unfit = try rig.refusal(
      "compare", Self.toggle + #", "reference": \#(JSON.string(path).text)"#)
    #expect(unfit.code == -32602 && unfit.message.contains("scale"))
    let svg = JSON.string(folder.path("a.svg")).text
    #expect(try rig.call("picture", Self.toggle + #", "path": \#(svg)"#)["path"] != nil)
    #expect(try folder.text("a.svg").contains("<svg"))
    #expect(try rig.refusal("picture", #""path": "/nowhere/a.png""#).code == -32004)
    #expect(try rig.refusal("compare", #""reference": "/nowhere/a.png""#).code == -32004)
    #expect(try rig.refusal("picture", #""scale": 0"#).code == -32602)
    // Standard input has the requests, and nobody writes or reads the pipe.
    #expect(try rig.refusal("compare", #""reference": "-""#).code == -32602)
    let pipe = folder.path("pipe.png")
    #expect(mkfifo(pipe, 0o600) == 0)
    for (method, key) in [("compare", "reference"), ("picture", "path")] {
      #expect(try rig.refusal(method, #""\#(key)": \#(JSON.string(pipe).text)"#).code == -32004)
    }
  }

  @Test func `a picture at another scale has all samples, and changes nothing`() throws {
    let rig = try DriveRig("--page parts")
    let folder = TemporaryFolder()
    _ = try folder.snapshot("window --page parts --scale 2", as: "parts@2x.png")
    #expect(try rig.picture(#""scale": 2"#) == folder.bytes("parts@2x.png"))
    try rig.call("scroll", #""x": 430, "y": 300, "dy": 100"#)
    let before = try rig.picture()
    _ = try rig.picture(#""scale": 2"#)
    #expect(try rig.picture() == before)
    #expect(try rig.call("settle")["time"] == .number(0))
    #expect(try rig.picture() == before)
  }

  // MARK: Scenes of apps

  @Test func `any scene can be driven, and rewound if it is made anew`() throws {
    let rig = DriveRig(DrivenScene(size: Size(83, 63)) { Scene(Switch(label: "Alarm")) })
    #expect(try rig.call("info")["pages"] == .array([]))
    try rig.call("tap", #""target": {"label": "Alarm"}"#)
    try rig.call("settle")
    #expect(try rig.call("state", #""target": {"label": "Alarm"}"#)["isOn"] == .bool(true))
    try rig.call("rewind", #""time": 0"#)
    #expect(try rig.call("state", #""target": {"label": "Alarm"}"#)["isOn"] == .bool(false))
    for method in ["log", "open"] { #expect(try rig.refusal(method).code == -32003) }
  }
}
