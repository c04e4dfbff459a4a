import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/command-line.md#snapshot: the effect of each option on the picture.
@Suite struct `snapshot command` {
  private let folder = TemporaryFolder()

  private func bytes(_ arguments: String) throws -> [UInt8] {
    try folder.snapshot(arguments)
    return try folder.bytes("picture.png")
  }

  private func picture(_ arguments: String) throws -> Bitmap { try Bitmap(png: bytes(arguments)) }

  /// With and without the argument parser.
  @Test func `snapshot reads its options`() throws {
    let words = """
      range high --low 0.25 --width 200 --ticks 5 --no-continuous --margin 3 --theme dark --scale 2 \
      --pressed --output -
      """.words
    let read = try #require(SnapshotCommand<Playground>(reading: words))
    let parsed = try SnapshotCommand<Playground>.parse(words)
    #expect(try read.bytes(as: .png) == parsed.bytes(as: .png))
    for other in [
      "slider", "--output -", "slider --output", "slider x y --output -", "slider -- --output -",
      "dial --output -", "slider --value -1 --output -",
    ] { #expect(SnapshotCommand<Playground>(reading: other.words) == nil, "\(other)") }
  }

  /// The live control is pending because its owner has not answered; after ten seconds the ring has
  /// its initial phase.
  @Test(arguments: [
    ("slider --value 0.25 --width 200", #""value": 0.9"#, Point(73, 38)),
    ("slider --value 0.25 --direction rtl", #""value": 0.9"#, Point(159, 38)),
    ("range --low 0.25", #""low": 0"#, Point(73, 38)),
    ("segmented --segments A,B,C --selected 2", #""segments": ["A", "B", "C"]"#, Point(266, 32)),
    (
      "segmented --segments A,B,C --selected 0,2 --mode multiple",
      #""segments": ["A", "B", "C"], "selected": [0], "selectionMode": "multiple""#, Point(266, 32)
    ),
  ])
  func `pending looks as after input`(arguments: String, options: String, place: Point) throws {
    let scene = arguments.prefix { $0 != " " }
    let direction = arguments.contains("rtl") ? "rtl" : "ltr"
    let log = """
      {"format": "playground-input", "version": 1, "scene": "\(scene)", "owner": 1000, \
      "direction": "\(direction)", "until": 11, "options": {\(options)}}
      {"t": 1, "event": "press", "x": \(place.x), "y": \(place.y)}
      {"t": 1, "event": "release", "x": \(place.x), "y": \(place.y)}
      {"t": 1, "event": "leave"}
      """
    let waiting = try picture(arguments + " --pending")
    let live = try Bitmap(png: SavedGolden(replaying: InputLog(parsing: log)).png())
    #expect(waiting.hasSamePixels(as: live))
    // Only the ring differs, centered in the requested value; in a segment it replaces the title.
    let plain = try picture(arguments)
    var (left, right) = (waiting.width, 0)
    for y in 0..<waiting.height {
      for x in 0..<waiting.width where waiting[x, y] != plain[x, y] {
        (left, right) = (min(left, x), max(right, x))
      }
    }
    #expect(abs(Double(left + right + 1) / 2 - place.x) < 1.6)
    #expect((13...19).contains(right - left + 1))
  }

  @Test(arguments: ["--selected none", "--mode momentary"])
  func `pending without a requested segment is rejected`(arguments: String) {
    #expect(throws: (any Error).self) {
      try SemanticsCommand<Playground>.read(["segmented", "--pending"] + arguments.words).shown()
    }
  }

  @Test(arguments: [("switch", ""), ("slider", ""), ("range", "high")])
  func `the thumb is drawn at a progress of its press`(control: String, part: String) throws {
    func bytes(_ arguments: String) throws -> [UInt8] {
      try self.bytes("\(control) \(arguments) --design glass")
    }
    let held = "--pressed \(part)"
    #expect(try bytes("\(held) --press-progress 0") == bytes(""))
    #expect(try bytes("\(held) --press-progress 1") == bytes(held))
    #expect(try ![bytes(""), bytes(held)].contains(bytes("--press-progress 0.5")))
  }

  @Test func `pressed holds the thumb, the pill or a segment, and changes no value`() throws {
    let toggle: Switch = try shownControl("switch --pressed")
    let pill: SegmentedControl = try shownControl("segmented --selected 1 --pressed")
    #expect(toggle.state.isPressed && !toggle.isOn)
    #expect(pill.state.isPillPressed && pill.selection == 1)
    for direction in LayoutDirection.allCases.map(\.rawValue) {
      let slider: Slider = try shownControl("slider --value 0.2 --pressed --direction \(direction)")
      #expect(slider.state.isGrabbed && slider.value == 0.2)
      let segment: SegmentedControl = try shownControl(
        "segmented --pressed-segment 2 --direction \(direction)")
      #expect(segment.state.pressedIndex == 2 && segment.selection == 0)
    }
  }

  @Test(arguments: ["switch", "slider", "range", "segmented", "text"])
  func `disabled, focused, high-contrast and dark controls differ`(control: String) throws {
    let plain = try bytes(control)
    let others = try ["--disabled", "--focused", "--contrast more", "--theme dark"].map {
      try bytes(control + " " + $0)
    }
    #expect(Set(others + [plain]).count == 5)
    // The focus ring is outside the control; around the thumb of a slider it is inside the control.
    if ["slider", "range"].contains(control) { return }
    let focused = try picture(control + " --focused")
    #expect((0..<16).contains { focused[focused.width / 2, $0] != focused[1, 1] })
  }

  @Test func `the background is that of the page, the card, or transparent`() throws {
    var cases: [(arguments: String, color: UInt32)] = [
      ("switch", 0xFFFFFF), ("switch --theme dark", 0x000000), ("segmented --elevated", 0xFFFFFF),
    ]
    cases += PreviewKind.allCases.map { ("\($0.rawValue) --theme dark --elevated", 0x1C1C1E) }
    for (arguments, color) in cases {
      #expect(try picture(arguments)[1, 1] == Bitmap.Pixel(hex: color), "\(arguments)")
    }
    #expect(
      try picture("segmented --theme dark --elevated")[166, 20]
        == Bitmap.Pixel(Theme.dark[SegmentedColors.self].elevatedBackground))
    let clear = try picture("switch --transparent")
    #expect(clear.format == .transparent && clear[1, 1]?.alpha == 0 && clear[31, 31]?.alpha == 255)
    #expect(try picture("switch").format == .opaque)
  }

  /// spec: docs/spec/command-line.md#snapshot/size: (box + margins) x scale, rounded up.
  @Test(arguments: [
    ("switch --margin 0", 51, 31), ("switch --margin 20.5 --scale 2", 184, 144),
    ("switch --scale 1.25", 104, 79), ("slider --width 30", 62, 76),
    ("slider --width 100.5 --margin 1", 103, 46), ("segmented --width 200", 232, 64),
    ("gallery --size 200x100.5 --scale 1.5", 300, 151), ("switch --style checkbox", 52, 52),
    ("switch --style button", 56, 64), ("slider --orientation vertical", 76, 232),
    ("range", 232, 76), ("range --orientation vertical", 76, 232), ("text", 232, 64),
    ("text --width 100 --text Studio", 132, 64),
  ])
  func `the picture has the scaled size with margins`(arguments: String, width: Int, height: Int)
    throws
  {
    let picture = try picture(arguments)
    #expect(picture.width == width && picture.height == height)
  }

  @Test func `a picture of the gallery has its own size and options`() throws {
    let plain = try picture("gallery")
    #expect(plain.width == 960 && plain.height == 680)
    #expect(plain[1, 1] == Bitmap.Pixel(Theme.light.groupedPage))
    #expect(try picture("gallery --theme dark --size 300x200")[1, 1] == Bitmap.Pixel(hex: 0x000000))
    #expect(try picture("gallery --transparent --size 300x200")[1, 1]?.alpha == 0)
    let others = try ["", "--disabled", "--no-labels", "--direction rtl", "--contrast more"].map {
      try bytes("gallery --size 300x200 " + $0)
    }
    #expect(try Set(others).count == 5 && bytes("gallery --pending") != bytes("gallery"))
  }

  @Test(arguments: [
    "switch --margin 1000", "switch --margin 0", "slider --width 30", "slider --width 4000",
    "slider --value 0", "slider --value 1", "segmented --selected 2",
    "segmented --pressed-segment 0", "segmented --segments 5 --selected 4", "switch --scale 4",
    "range --low 0 --high 1", "range --min-distance 1", "range --pressed low",
    "range --low 1 --high 1 --pressed high", "text --text Studio --selected 0,6",
    "text --selected 0,0", "text --symbol sun.max --clear-button --error Taken",
  ])
  func `snapshot accepts the ends of the ranges of its options`(arguments: String) {
    #expect(throws: Never.self) { try SemanticsCommand<Playground>.read(arguments.words).shown() }
  }

  @Test(arguments: [
    "switch --margin 1000.1", "switch --margin -0.1", "slider --width 29.9",
    "slider --width 4000.1", "slider --value 1.1", "slider --value -0.1", "slider --step 0",
    "slider --min 1", "slider --min 2 --max 1", "slider --step -1", "slider --max inf",
    "slider --step inf", "segmented --selected 3", "segmented --selected -1",
    "segmented --pressed-segment 3", "segmented --pressed-segment -1", "switch --on-tint FFF",
    "slider --value 0.3 --step 1e-300", "slider --min 0 --max 5e9 --value 4294967296 --step 1",
    "range --low -0.1", "range --high 1.1", "range --min-distance 2", "range --min-distance -1",
    "range --pressed middle", "range low", "slider --pressed low", "gallery --pressed low",
    "range --neutral 0.5", "switch --press-progress 1.1", "slider --press-progress -0.1",
    "segmented --press-progress 0.5", "gallery --press-progress 0.5", "lamp", "",
    "switch --scale 9", "switch --mixed", "switch --style radio", "switch --title",
    "switch --style checkbox --mixed --on", "switch --thumb-tint red", "text --selected 5",
    "text --selected 5,2", "text --selected -1,2", "text --text", "switch --text a",
    "text --on", "slider --selected 0,1", "window --page text",
  ])
  func `snapshot rejects options out of range`(arguments: String) {
    let refusal = refusal { _ = try SemanticsCommand<Playground>.read(arguments.words).shown() }
    #expect(refusal?.code == 64)
  }
}
