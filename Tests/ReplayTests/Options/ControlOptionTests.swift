import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/command-line.md#fuller-set; docs/spec/command-line.md#range: options of
/// `snapshot`, and their errors.
@Suite struct `Options of each control` {
  @Test(arguments: [1.0, 1.25, 2, 4])
  func `the title of a switch fits at every scale`(scale: Double) throws {
    for style in SwitchStyle.allCases {
      let toggle: Switch = try shownControl(
        "switch --style \(style.rawValue) --title Airplane --scale \(scale)")
      let text = TextEngine()
      text.scale = scale
      let wanted = toggle.measure(.zero, in: LayoutContext(text: text, direction: .leftToRight))
      #expect(toggle.frame.width >= wanted.width)
    }
    let titled = try SemanticsCommand<Playground>.read(
      ["switch", "--style", "checkbox", "--title", "Wi-Fi"]
    ).shown().size
    #expect(titled.height == 52 && titled.width > 80)
  }

  @Test func `a slider has its defaults, and a logarithmic one 10 between 1 and 100`() throws {
    let plain: Slider = try shownControl("slider")
    #expect(plain.ticks == nil && plain.neutralValue == nil && plain.enabledRange == nil)
    #expect(plain.style == .default && plain.orientation == .horizontal)
    let slider: Slider = try shownControl("slider --min 1 --max 100 --value-scale logarithmic")
    #expect(slider.value == 10 && slider.state.fraction == 0.5)
    let (middle, far): (Slider, Slider) = try (
      shownControl("slider --min -5 --max 3"), shownControl("slider --min 1e308 --max 1.6e308")
    )
    #expect([middle, far].allSatisfy { abs($0.state.fraction - 0.5) < 1e-9 })
    let ticked: Slider = try shownControl("slider --ticks 2 --tick-labels A,B --no-labels")
    #expect(ticked.ticks == .count(2))
  }

  @Test(arguments: [
    ("slider --range 5,5", "--range must be two different numbers, the lower one first."),
    ("slider --range 5,4", "--range must be"),
    ("slider --min 5 --max 5", "--min must be below max"), ("slider --ticks 0", "--ticks"),
    ("slider --ticks 1001", "--ticks"), ("slider --ticks-only", "--ticks-only needs ticks"),
    ("slider --ticks 2 --tick-labels A,B,C", "--tick-labels has 3 labels for 2"),
    ("slider --neutral 2", "--neutral 2.0"), ("slider --enabled-range 2,3", "--enabled-range"),
    ("slider --enabled-range 0.7,0.2", "enabled-range"),
    ("slider --enabled-range 1", "enabled-range"),
    ("slider --value-scale logarithmic", "same side of 0"),
    ("slider --orientation up", "orientation"), ("slider --min-symbol nothing", "min-symbol"),
    ("slider --track-tint red", "track-tint"),
    ("range --low 0.9 --high 0.1", "--high 0.1 does not fit the other values; it would be 0.9."),
    ("range --low 0.9", "--low 0.9 does not fit the other values; it would be 0.75."),
    ("text --text hi --selected 0,99", "--selected must lie within the text"),
    ("text --text éa --selected 0,1", "--selected must lie within the text, between characters"),
    (
      "range --neutral 0.5",
      " is not an option of a range slider: the track is filled between the thumbs."
    ),
    (
      "range --thumbless",
      " is not an option of a range slider: without thumbs, nothing would show which end of the "
        + "fill a press moves."
    ),
  ])
  func `an invalid option is rejected with its reason`(arguments: String, words: String) throws {
    let refusal = try #require(
      refusal { _ = try SemanticsCommand<Playground>.read(arguments.words).shown() })
    #expect(refusal.message.contains(words), "\(refusal)")
  }

  private func range(_ arguments: String) throws -> RangeSlider {
    try shownControl("range " + arguments)
  }

  @Test func `a range slider without values has the middle half of its range`() throws {
    let options = ["", "--min 10 --max 30", "--min -5 --max -1", "--max 10 --low 3"]
    #expect(try options.map { try range($0).range } == [0.25...0.75, 15...25, -4 ... -2, 3...7.5])
  }

  @Test func `a text field has its text, and its selection with the focus too`() throws {
    for options in ["", " --focused"] {
      let arguments = "text --text Studio --selected 2,5" + options
      // Without its scene, a control has no focus.
      let shown = try SemanticsCommand<Playground>.read(arguments.words).shown()
      let field = try #require(shown.control as? TextField)
      #expect(field.text == "Studio" && field.selection.range == 2..<5)
      #expect(field.isFocused == !options.isEmpty)
    }
    let whole: TextField = try shownControl("text --text Studio --focused")
    #expect(whole.selection.range == 0..<6)
  }

  @Test func `a pressed part of a range slider is a thumb`() throws {
    let options = [
      "", "--pressed", "--pressed low", "--pressed high", "--pressed high --direction rtl",
    ]
    let held = try options.map { try range($0).behavior.heldThumbs }
    #expect(held == [[], [.lower], [.lower], [.upper], [.upper]])
  }
}

/// spec: docs/spec/command-line.md#range/trace; docs/spec/command-line.md#fuller-set/trace: actions
/// and the trace.
@Suite struct `Controls in a log` {
  private func run(_ scene: String, _ options: String, _ events: String...) throws -> ReplayRun {
    let header = #""scene": "\#(scene)", "options": {\#(options)}"#
    return try ReplayRun(InputLog(header: header, events), rate: 60)
  }

  @Test func `a switch is traced as mixed and pending`() throws {
    let traced = try run("switch", #""style": "checkbox", "mixed": true, "pending": true"#)
      .end["switch"]
    #expect(traced?["pending"] == .bool(true) && traced?["mixed"] == .bool(true))
    #expect(traced?["isOn"] == .bool(false))
  }

  @Test func `a slider is traced with its fraction and tick, and the place of its thumb`() throws {
    let run = try run(
      "slider",
      #""min": 1, "max": 100, "value": 10, "valueScale": "logarithmic", "ticks": 3, "#
        + #""scrollWheel": "always""#,
      #"{"t": 0.1, "event": "scroll", "x": 100, "y": 38, "dx": 0, "dy": -1}"#)
    let first = run.states[Instant(seconds: 0)]?["slider"]
    #expect(first?["fraction"]?.number == 0.5 && first?["tick"]?.number == 1)
    let end = run.end["slider"]
    #expect(abs((end?["fraction"]?.number ?? 0) - 0.52) < 1e-9 && end?["tick"] == .null)
    #expect(run.actionNames == ["editingBegan", "valueChanged", "editingEnded"])
    let upright = try self.run("slider", #""value": 0.25, "orientation": "vertical""#).end["slider"]
    #expect(upright?["thumbX"]?.number == 22 && upright?["thumbY"]?.number == 143)
  }

  @Test func `a text field is traced with its text, and reports each change`() throws {
    let run = try run(
      "text", #""text": "Studio", "selected": [2, 5]"#,
      #"{"t": 0.1, "event": "key", "key": "tab"}"#, #"{"t": 0.2, "event": "text", "text": "un"}"#,
      #"{"t": 0.3, "event": "preedit", "text": "k", "caret": 1}"#,
      #"{"t": 0.4, "event": "text", "text": "か"}"#)
    #expect(run.end["text"]?["text"]?.string == "Stunかo")
    #expect(run.actionNames == ["editingBegan", "valueChanged", "valueChanged"])
  }

  @Test func `a range slider is traced with both thumbs, and the one that has the focus`() throws {
    let state = try run("range", #""low": 0.5, "high": 1"#).end["range"]
    #expect(state?["low"] == .number(0.5) && state?["high"] == .number(1))
    #expect(state?["lowX"] == .number(100) && state?["highX"] == .number(186))
    #expect(state?["grabbed"] == .null && state?["focused"] == .null)
    #expect(state?["enabled"] == .bool(true) && state?["pending"] == .bool(false))
    let tab = #"{"t": 0.1, "event": "key", "key": "tab"}"#
    #expect(try run("range", "", tab).end["range"]?["focused"] == .string("low"))
    #expect(try run("range", "", tab, tab).end["range"]?["focused"] == .string("high"))
  }

  @Test func `a range slider reports both values of a drag, or that both thumbs are held`() throws {
    let press = #"{"t": 0.1, "event": "press", "x": 73, "y": 38}"#
    let run = try run(
      "range", #""low": 0.25, "high": 0.75"#, press,
      #"{"t": 0.2, "event": "move", "x": 90.2, "y": 38}"#,
      #"{"t": 0.3, "event": "release", "x": 90.2, "y": 38}"#)
    #expect(run.states.values.contains { $0["range"]?["grabbed"] == .string("low") })
    #expect(run.end["range"]?["grabbed"] == .null)
    #expect(run.actionNames == ["editingBegan", "valueChanged", "editingEnded"])
    let change = run.actions[1]
    #expect(change["control"] == .string("range"))
    let values = (change["value"]?.values ?? []).compactMap(\.number)
    #expect(values.count == 2 && abs(values[0] - 0.35) < 1e-9 && values[1] == 0.75)
    #expect(abs((run.end["range"]?["lowX"]?.number ?? 0) - 74.2) < 1e-9)
    let both = try self.run(
      "range", #""dragsRange": true"#, press.replacing(#""x": 73"#, with: #""x": 116"#))
    #expect(both.end["range"]?["grabbed"] == .string("both"))
  }
}
