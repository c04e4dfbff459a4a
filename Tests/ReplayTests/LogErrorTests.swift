import Testing

@testable import Workbench

/// spec: command-line, replay: an invalid log ends the replay with the line number and exit code
/// 65.
@Suite struct `Input log errors` {
  private func header(_ scene: String = "switch", _ rest: String = "", options: String = "")
    -> String
  {
    #"{"format": "playground-input", "version": 1, "scene": "\#(scene)"\#(rest), "#
      + #""options": {\#(options)}}"#
  }

  nonisolated private static let press = #"{"t": 0.1, "event": "press", "x": 30, "y": 31}"#

  private func rejection(_ lines: String...) -> (code: Int32, message: String)? {
    refusal {
      let log = try InputLog(parsing: lines.joined(separator: "\n"))
      try Replay(log: log, rate: 60, end: 1).run(SceneReplica(log.header)) { _ in }
    }
  }

  private func expect(
    _ failure: (code: Int32, message: String)?, begins: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(failure?.code == 65, sourceLocation: sourceLocation)
    #expect(failure?.message.hasPrefix(begins) == true, sourceLocation: sourceLocation)
  }

  @Test func `a valid log is accepted, also with empty lines`() {
    #expect(rejection(header(), Self.press, Self.press) == nil && rejection(header()) == nil)
    #expect(rejection(header(), "", Self.press, "", "") == nil)
  }

  @Test func `a time outside 0...1000000 s is rejected`() {
    for time in ["1e9", "-0.1", "1e300", "1000000.1"] {
      let failure = rejection(header(), #"{"t": \#(time), "event": "leave"}"#)
      expect(failure, begins: "line 2: t must be 0 to 1000000 s")
    }
    for time in ["1e6", "-0.0"] {
      #expect(rejection(header(), #"{"t": \#(time), "event": "leave"}"#) == nil)
    }
  }

  @Test func `a time before that of the previous event is rejected`() {
    let back = #"{"t": 0.0999, "event": "release", "x": 30, "y": 31}"#
    expect(rejection(header(), Self.press, back, Self.press), begins: "line 3: ")
  }

  @Test(arguments: [
    "{", "press", "[]", "3", #"{"t": 0.2, "event": "leave"} x"#, #"{"t": 0.2, "event": "leave""#,
    #"{t: 0.2, event: leave}"#, #""leave""#, "null",
  ])
  func `a line that is not a JSON object is rejected with its line number`(line: String) {
    expect(rejection(header(), "", Self.press, line), begins: "line 4: ")
  }

  @Test(arguments: [
    #""event": "prance""#, #""event": "Press", "x": 1, "y": 1"#, #""event": 7"#, "",
    #""event": "move", "x": 3"#, #""event": "move", "x": "3", "y": 1"#,
    #""event": "press", "x": 3, "y": 1, "button": 1.5"#,
    #""event": "press", "x": 3, "y": 1, "buton": 1"#, #""event": "key""#,
    #""event": "key", "key": """#, #""event": "key", "key": "spacebar""#,
    #""event": "keyUp", "key": "pageup""#, #""event": "press", "x": 3, "y": 1, "button": 0"#,
    #""event": "release", "x": 3, "y": 1, "button": -1"#,
    #""event": "key", "key": "a", "modifiers": "shift""#,
    #""event": "key", "key": "a", "modifiers": ["hyper"]"#, #""event": "theme", "theme": "pink""#,
    #""event": "theme""#, #""event": "direction", "direction": "up""#,
    #""event": "motion", "motion": 1"#, #""event": "disabled", "value": "yes""#,
    #""event": "set", "value": true"#,
    #""event": "set", "property": "isOn", "value": true, "animated": 1"#,
    #""event": "set", "property": "isOn", "value": 1"#, #""event": "set", "property": "isOn""#,
    #""event": "set", "property": "hue", "value": 1"#,
    #""event": "set", "property": "isOn", "value": true, "control": "lamp""#,
    #""event": "insertSegment", "index": 0, "title": "New""#,
    #""event": "removeSegment", "index": 0"#, #""event": "hover", "x": 3"#,
    #""event": "dragOver", "y": 3"#, #""event": "press", "x": 3, "y": 1, "device": "glove""#,
    #""event": "press", "x": 3, "y": 1, "pointer": "left""#,
  ])
  func `an unknown event or a wrong or missing member is rejected`(members: String) {
    let line = #"{"t": 0.2\#(members.isEmpty ? "" : ", ")\#(members)}"#
    expect(rejection(header(), Self.press, line), begins: "line 3: ")
  }

  @Test(arguments: [
    #""t": -1, "#, #""t": "0.2", "#, #""t": 1e99, "#, #""t": true, "#, #""t": null, "#, "",
  ])
  func `a wrong or missing time is rejected`(time: String) {
    let line = #"{\#(time)"event": "leave"}"#
    expect(rejection(header(), Self.press, line), begins: "line 3: ")
  }

  @Test(arguments: [
    ("segmented", "selected", "3"), ("segmented", "segments", "33"), ("slider", "hue", "1"),
    ("segmented", "offsets", #"{"3": [0, 0]}"#), ("segmented", "offsets", #"{"0": [1e300, 0]}"#),
    ("segmented", "offsets", #"{"0": [1, 2], "0": [3, 4]}"#), ("switch", "style", #""radio""#),
  ])
  func `an invalid change is rejected`(scene: String, property: String, value: String) {
    let set = #"{"t": 0.2, "event": "set", "property": "\#(property)", "value": \#(value)}"#
    let prefix = property == "offsets" ? "line 3: offsets " : "line 3: "
    expect(rejection(header(scene), Self.press, set), begins: prefix)
  }

  @Test(arguments: [
    #""insertSegment", "title": "New""#, #""insertSegment", "index": 4, "title": "New""#,
    #""insertSegment", "index": -1, "title": "New""#,
    #""insertSegment", "index": 0, "symbol": "no.such""#,
    #""insertSegment", "index": 0, "control": "lamp""#, #""removeSegment", "index": 3"#,
    #""removeSegment", "index": -1"#, #""removeSegment", "index": 0, "title": "Old""#,
  ])
  func `inserting or removing a segment at a wrong index is rejected`(members: String) {
    let line = #"{"t": 0.2, "event": \#(members)}"#
    expect(rejection(header("segmented"), Self.press, line), begins: "line 3: ")
  }

  @Test(arguments: [
    press, "{}", "hello", #"{"format": "playground-input", "scene": "switch"}"#,
    #"{"version": 1, "scene": "switch"}"#,
    #"{"format": "playground-output", "version": 1, "scene": "switch"}"#,
    #"{"format": "playground-input", "version": 2, "scene": "switch"}"#,
    #"{"format": "playground-input", "version": "1", "scene": "switch"}"#,
    #"{"format": "playground-input", "version": 1}"#,
    #"{"format": "playground-input", "version": 1, "scene": "dial"}"#,
    #"{"format": "playground-input", "version": 1, "scene": "switch", "options": []}"#,
  ])
  func `a missing or wrong header is rejected`(line: String) {
    expect(rejection("", line, Self.press), begins: "line 2")
  }

  @Test(arguments: [
    #""theme": "pink""#, #""scale": 1.1"#, #""scale": 5"#, #""direction": "up""#,
    #""motion": "wild""#, #""weather": "fine""#,
  ])
  func `a wrong member of the header is rejected`(member: String) {
    expect(rejection("", header("switch", ", " + member), Self.press), begins: "line 2")
  }

  @Test(arguments: ["", " ", "\n\n"])
  func `an empty log is rejected`(text: String) throws {
    let failure = try #require(rejection(text))
    #expect(failure.code == 65 && failure.message.contains("header"))
  }

  /// Values of a wrong kind are tested with the properties.
  @Test(arguments: [
    ("switch", #""on": 1"#), ("switch", #""label": 3"#), ("switch", #""disabled": "no""#),
    ("slider", #""min": 2, "max": 1"#), ("slider", #""min": 1, "max": 1"#),
    ("slider", #""step": 0"#), ("slider", #""step": 9e-7"#), ("slider", #""width": 29.9"#),
    ("slider", #""min": 0, "max": 10, "step": 9e-6"#), ("slider", #""width": 4001"#),
    ("slider", #""ticks": 0"#), ("slider", #""tickLabels": [1]"#),
    ("slider", #""enabledRange": [2, 1]"#), ("slider", #""valueScale": "logarithmic""#),
    ("segmented", #""segments": 33"#),
    (
      "segmented", #""segments": [\#(Array(repeating: "\"\"", count: 33).joined(separator: ", "))]"#
    ),
    ("segmented", #""selected": 3"#), ("segmented", #""selected": [0, 1]"#),
    ("segmented", #""width": 29"#), ("segmented", #""disabledSegments": [3]"#),
    ("segmented", #""widths": [1, 2]"#), ("segmented", #""beneath": ["a"]"#),
    ("segmented", #""symbols": ["list", "nothing", "map"]"#),
    ("segmented", #""offsets": {"3": [0, 0]}"#), ("range", #""minimumDistance": -1"#),
    ("range", #""minimumDistance": 2"#),
    // Options of other scenes.
    ("switch", #""sound": true"#), ("switch", #""trackPress": "jump""#), ("slider", #""on": true"#),
    ("range", #""neutralValue": 0.5"#), ("segmented", #""step": 1"#), ("trio", #""on": true"#),
    ("trio", #""segments": 3"#), ("gallery", #""value": 1"#),
  ])
  func `an unknown or invalid option is rejected`(scene: String, option: String) {
    expect(rejection(header(scene, options: option), Self.press), begins: "line 1, options: ")
  }

  @Test(arguments: [
    #""textSize": 2.5"#, #""textSize": "large""#, #""accent": "blue""#, #""accent": [1, 0]"#,
    #""accent": [1, 0, 2]"#, #""accent": 7"#, #""pending": 1"#, #""contrast": "less""#,
  ])
  func `an invalid environment setting is rejected`(member: String) throws {
    let key = try #require(member.split(separator: "\"").first)
    let event = #"{"t": 0.2, "event": "\#(key)", \#(member)}"#
    expect(rejection(header(), event), begins: "line 2: \(key) must be ")
    let first = rejection(header("switch", ", " + member), Self.press)
    expect(first, begins: "line 1: \(key) must be ")
  }

  @Test func `valid environment settings are accepted in a header and in events`() {
    let header = header("switch", #", "textSize": 1.3, "accent": "AF52DE", "pending": true"#)
    let events = [
      #"{"t": 0, "event": "textSize", "textSize": 0.8}"#, #"{"t": 0, "event": "accent"}"#,
      #"{"t": 0, "event": "accent", "accent": [0.1, 0.2, 0.3]}"#,
      #"{"t": 0, "event": "pending", "pending": false}"#,
      #"{"t": 0, "event": "contrast", "contrast": "more"}"#,
    ]
    #expect(rejection(([header] + events).joined(separator: "\n")) == nil)
    #expect(rejection(header, #"{"t": 0, "event": "textSize"}"#) != nil)
  }

  @Test func `a repeated member is rejected`() {
    let line = #"{"t": 0.1, "t": 0.2, "event": "release", "x": 30, "y": 31}"#
    expect(rejection(header(), line), begins: "line 2: t appears twice")
  }

  @Test(arguments: ["\n", "\r\n"]) func `lines end with LF or CRLF`(end: String) throws {
    #expect(try InputLog(parsing: header() + end + Self.press + end).events.count == 1)
  }
}
