import Canvas
import Controls
import SpecTrait
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// Files with a custom appearance.
/// spec: docs/spec/command-line.md#appearance
@Suite struct `Appearance file` {
  private let folder: TemporaryFolder

  init() throws {
    folder = TemporaryFolder()
    try write("normal.png", width: 21)
    try write("selected.png", width: 21, level: 90)
    try write("divider.png", width: 6)
    try write("wide@2x.png", width: 42, height: 80)
    try write("narrow.png", width: 2)
    try write("even.png", width: 20)
    try folder.put("this is no picture", into: "text.png")
  }

  private func write(_ name: String, width: Int, height: Int = 40, level: UInt8 = 30) throws {
    let bitmap = try Bitmap(width: width, height: height)
    CairoPainter(target: bitmap, scale: 1, masks: MaskCache(), text: TextEngine()).fillAligned(
      Rect(x: 0, y: 0, width: Double(width), height: Double(height)),
      color: Color(red: Double(level) / 255, green: 0, blue: 0))
    try folder.put(bitmap.png(), into: name)
  }

  private func file(_ text: String) throws -> AppearanceFile {
    try AppearanceFile(path: folder.put(text, into: "look.json"))
  }

  private func failure(_ text: String) throws -> Failure {
    try #require(throws: Failure.self) { try file(text) }
  }

  @Test func `a file sets all parts of an appearance`() throws {
    let appearance = try file(
      """
      {
        "scale": 1,
        "backgrounds": {"normal": "normal.png", "selected": "selected.png"},
        "dividers": [
          {"left": "normal", "right": "normal", "image": "divider.png"},
          {"left": "selected", "right": "normal", "image": "divider.png"}
        ],
        "titleColors": {"normal": "333333", "selected": "FFFFFF"},
        "contentPositionAdjustment": {"first": [3, 0], "last": [-3, 0.5]},
        "contentReference": "button"
      }
      """
    ).appearance
    #expect(appearance.height == 40)
    #expect(appearance.backgroundImage(for: .normal)?.size == Size(21, 40))
    #expect(appearance.backgroundImage(for: .normal)?.capInsets == Insets(left: 10, right: 10))
    #expect(appearance.backgroundImage(for: .selected) != appearance.backgroundImage(for: .normal))
    #expect(appearance.dividerImage(left: .selected, right: .normal)?.size.width == 6)
    #expect(appearance.dividerImage(left: .normal, right: .selected) == nil)
    #expect(appearance.titleColor(for: .normal) == Color(hex: 0x333333))
    #expect(appearance.contentPositionAdjustment(for: .last) == Point(-3, 0.5))
    #expect(appearance.contentReference == .button)
  }

  @Test func `pixels are scaled by the file or by the name of the image`() throws {
    let twice = try file(#"{"scale": 2, "backgrounds": {"normal": "normal.png"}}"#).appearance
    #expect(twice.height == 20)
    let named = try file(#"{"backgrounds": {"normal": "wide@2x.png"}}"#).appearance
    #expect(named.backgroundImage(for: .normal)?.size == Size(21, 40))
    #expect(named.backgroundImage(for: .normal)?.capInsets == Insets(left: 10, right: 10))
    #expect(named.contentReference == .segment)
  }

  @Test(.spec("appearance-p19"))
  func `stretch sets the caps of all images or of one, and different ones have a remark`() throws {
    let all = try file(#"{"stretch": [4, 17], "backgrounds": {"normal": "normal.png"}}"#)
    #expect(all.appearance.backgroundImage(for: .normal)?.capInsets == Insets(left: 4, right: 4))
    #expect(all.remarks.isEmpty)
    let fine = try file(
      #"{"scale": 2, "stretch": [4, 17], "backgrounds": {"normal": "normal.png"}}"#)
    #expect(fine.appearance.backgroundImage(for: .normal)?.capInsets == Insets(left: 2, right: 2))
    let one = try file(#"{"backgrounds": {"normal": {"image": "normal.png", "stretch": [2, 5]}}}"#)
    #expect(one.appearance.backgroundImage(for: .normal)?.capInsets == Insets(left: 2, right: 16))
    #expect(one.remarks.count == 1)
    #expect(
      try file(#"{"backgrounds": {"normal": "even.png"}}"#).remarks == [
        "even.png: the ends that do not stretch are 9.0 px on the left and 10.0 px on the right; "
          + "the control's ends differ"
      ])
  }

  @Test(arguments: [
    #"{"backgrounds": {"normal": "none.png"}}"#: "none.png",
    #"{"backgrounds": {"normal": "text.png"}}"#: "text.png is not a PNG file",
    #"{"backgrounds": {"normal": "narrow.png"}}"#: "narrow.png is 2 px wide",
    #"{"backgrounds": {"selected": "normal.png"}}"#: "an image for normal",
    #"{"backgrounds": {"hot": "normal.png"}}"#: "hot is not a state of a segment",
    #"{"backgrounds": {"normal": 7}}"#: "normal must be the name of a file",
    #"{}"#: "backgrounds must be an object", #"[]"#: "expected a JSON object",
    #"{"#: "expected JSON", "": "expected JSON",
    #"{"backgrounds": {"normal": "normal.png"}, "scale": 0}"#: "scale must be",
    #"{"backgrounds": {"normal": "normal.png"}, "scale": 1e-300}"#: "a number from 0.1 to 16",
    #"{"backgrounds": {"normal": "normal.png", "normal": "text.png"}}"#: "normal appears twice",
    #"{"backgrounds": {"normal": "normal.png"}, "dividers": ["#
      + #"{"left": "normal", "right": "normal", "image": "normal.png"}, "#
      + #"{"left": "normal", "right": "normal", "image": "normal.png"}]}"#:
      "divider 2: a divider for the same two states appears above",
    #"{"backgrounds": {"normal": "normal.png"}, "stretch": [9]}"#: "stretch must be",
    #"{"backgrounds": {"normal": "normal.png"}, "stretch": [9, 99]}"#: "stretch must be",
    #"{"backgrounds": {"normal": "normal.png"}, "dividers": {}}"#: "dividers must be a list",
    #"{"backgrounds": {"normal": "normal.png"}, "dividers": [{"left": "normal"}]}"#:
      "divider 1: right is missing",
    #"{"backgrounds": {"normal": "normal.png"}, "titleColors": {"normal": "red"}}"#: "color",
    #"{"backgrounds": {"normal": "normal.png"}, "contentPositionAdjustment": {"left": [0, 0]}}"#:
      "left is not a kind of segment",
    #"{"backgrounds": {"normal": "normal.png"}, "contentPositionAdjustment": {"any": [0]}}"#:
      "must be [x, y]",
    #"{"backgrounds": {"normal": "normal.png"}, "contentReference": "middle"}"#:
      "contentReference must be one of",
    #"{"backgrounds": {"normal": "normal.png"}, "background": 1}"#: "unknown key background",
  ])
  func `an invalid file is rejected by name with a reason`(text: String, reason: String) throws {
    let failure = try failure(text)
    #expect(failure.code == .badInput)
    #expect(failure.message.contains(reason), "\(failure.message)")
    #expect(failure.message.contains("look.json"))
  }

  @Test func `snapshot uses an appearance file`() throws {
    _ = try file(#"{"backgrounds": {"normal": "normal.png", "selected": "selected.png"}}"#)
    func snapshot(_ look: String) throws {
      try SnapshotCommand<Playground>.read([
        "segmented", "--appearance", folder.path(look), "--output", folder.path("a.png"),
      ]).run()
    }
    try snapshot("look.json")
    let picture = try Bitmap(png: folder.bytes("a.png"))
    #expect((picture.width, picture.height) == (332, 72) && picture[20, 36]?.red == 90)
    #expect(picture[300, 36]?.red == 30)
    let failure = try #require(throws: Failure.self) { try snapshot("no.json") }
    #expect(failure.code == .badInput && failure.message.contains("no.json"))
  }

  private func log(_ options: String, _ values: String...) throws -> InputLog {
    let header = """
      {"format": "playground-input", "version": 1, "scene": "segmented", "options": {\(options)}}
      """
    let events = values.map {
      #"{"t": 0.1, "event": "set", "property": "appearance", "value": \#($0)}"#
    }
    return try InputLog(
      parsing: ([header] + events).joined(separator: "\n"), folder: folder.url.path)
  }

  @Test func `a log has an appearance as a file name or as an object`() throws {
    _ = try file(#"{"backgrounds": {"normal": "normal.png"}}"#)
    for text in [#""look.json""#, #"{"backgrounds": {"normal": "normal.png"}}"#] {
      let target = SceneReplica(try log(#""appearance": "# + text).header)
      #expect(try #require(target.controls.first as? SegmentedControl).appearance?.height == 40)
      #expect(target.size == Size(332, 72))
    }
    let failure = try #require(throws: Failure.self) {
      try log(#""appearance": {"backgrounds": {"normal": "none.png"}}"#)
    }
    #expect(failure.message.contains("line 1, options: appearance"))
    #expect(failure.message.contains("none.png"))
    #expect(throws: Failure.self) { try log(#""appearance": 7"#) }
  }

  @Test func `a log sets and removes an appearance`() throws {
    _ = try file(#"{"backgrounds": {"normal": "normal.png"}}"#)
    let log = try log("", #""look.json""#, "null", #""none.json""#)
    let target = SceneReplica(log.header)
    let control = try #require(target.controls.first as? SegmentedControl)
    try target.perform(log.events[0])
    #expect(control.appearance?.height == 40)
    try target.perform(log.events[1])
    #expect(control.appearance == nil)
    let failure = try #require(throws: Failure.self) { try target.perform(log.events[2]) }
    #expect(failure.code == .badInput && failure.message.contains("none.json"))
  }

  @Test func `the written example equals the drawn appearance`() throws {
    try AppearanceCommand.parse([folder.url.path]).run()
    let file = try AppearanceFile(path: folder.path("appearance.json"))
    let (written, art) = (file.appearance, try ButtonArt().appearance())
    #expect(file.remarks.isEmpty && written.height == art.height)
    let all = SegmentState.allCases
    func sizes(_ look: SegmentedAppearance) -> [Size?] {
      all.map { look.backgroundImage(for: $0)?.size }
        + all.flatMap { left in all.map { look.dividerImage(left: left, right: $0)?.size } }
    }
    #expect(sizes(written) == sizes(art))
  }
}
