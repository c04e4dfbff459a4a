import Testing

@testable import Workbench

/// spec: docs/spec/command-line.md#input-log/events: an invalid log ends the replay with the line
/// number and exit code 65.
@Suite struct `Input log errors` {
  private func header(_ scene: String = "switch", _ rest: String = "", options: String = "")
    -> String
  {
    #"{"format": "playground-input", "version": 1, "scene": "\#(scene)"\#(rest), "#
      + #""options": {\#(options)}}"#
  }

  private let press = #"{"t": 0.1, "event": "press", "x": 30, "y": 31}"#

  private func leave(at time: String) -> String { #"{"t": \#(time), "event": "leave"}"# }

  private func rejection(_ lines: [String]) -> (code: Int32, message: String)? {
    refusal {
      let log = try InputLog(parsing: lines.joined(separator: "\n"))
      try Replay(log: log, rate: 60, end: 1).run(SceneReplica(log.header)) { _ in }
    }
  }

  private func expectRejection(
    _ lines: String..., begins: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let failure = rejection(lines)
    #expect(
      failure?.code == 65 && failure?.message.hasPrefix(begins) == true,
      "\(lines): \(failure?.message ?? "")", sourceLocation: sourceLocation)
  }

  @Test func `a valid log is accepted, also with empty lines and CRLF`() throws {
    for lines in [
      [header()], [header(), press, press], [header(), "", press, "", ""],
      [header(), leave(at: "1e6")], [header(), leave(at: "-0.0")],
    ] { #expect(rejection(lines) == nil) }
    for end in ["\n", "\r\n"] {
      #expect(try InputLog(parsing: header() + end + press + end).events.count == 1)
    }
  }

  @Test func `a line without an object or a valid time is rejected with its number`() {
    for time in ["1e9", "-0.1", "1e300", "1000000.1"] {
      expectRejection(header(), leave(at: time), begins: "line 2: t must be 0 to 1000000 s")
    }
    // The last time is before that of the previous event.
    let times = ["-1", #""0.2""#, "1e99", "true", "null", "0.0999"]
    let lines = [
      "{", "press", "[]", "3", leave(at: "0.2") + " x", #"{"t": 0.2, "event": "leave""#,
      "{t: 0.2, event: leave}", #""leave""#, "null", #"{"event": "leave"}"#,
    ]
    for line in lines + times.map(leave) {
      expectRejection(header(), "", press, line, begins: "line 4: ")
    }
    expectRejection(header("trio", #", "speed": 0"#), begins: "line 1: speed must be 0.001 to 100")
    let repeated = #"{"t": 0.1, "t": 0.2, "event": "release", "x": 30, "y": 31}"#
    expectRejection(header(), repeated, begins: "line 2: t appears twice")
  }

  /// Unknown events, and wrong or missing members.
  @Test(arguments: [
    "switch": [
      #""prance""#, #""Press", "x": 1, "y": 1"#, "7", #""move", "x": 3"#,
      #""move", "x": "3", "y": 1"#, #""press", "x": 3, "y": 1, "button": 1.5"#,
      #""press", "x": 3, "y": 1, "buton": 1"#, #""key""#, #""key", "key": """#,
      #""key", "key": "spacebar""#, #""keyUp", "key": "pageup""#,
      #""press", "x": 3, "y": 1, "button": 0"#, #""release", "x": 3, "y": 1, "button": -1"#,
      #""key", "key": "a", "modifiers": "shift""#, #""key", "key": "a", "modifiers": ["hyper"]"#,
      #""theme", "theme": "pink""#, #""theme""#, #""direction", "direction": "up""#,
      #""motion", "motion": 1"#, #""disabled", "value": "yes""#, #""set", "value": true"#,
      #""set", "property": "isOn", "value": true, "animated": 1"#,
      #""set", "property": "isOn", "value": 1"#, #""set", "property": "isOn""#,
      #""set", "property": "hue", "value": 1"#,
      #""set", "property": "isOn", "value": true, "control": "lamp""#,
      #""set", "property": "style", "value": "radio""#,
      #""insertSegment", "index": 0, "title": "New""#, #""removeSegment", "index": 0"#,
      #""hover", "x": 3"#, #""dragOver", "y": 3"#, #""press", "x": 3, "y": 1, "device": "glove""#,
      #""press", "x": 3, "y": 1, "pointer": "left""#,
    ],
    "slider": [#""set", "property": "hue", "value": 1"#],
    "segmented": [
      #""set", "property": "selected", "value": 3"#, #""set", "property": "segments", "value": 33"#,
      #""set", "property": "offsets", "value": {"3": [0, 0]}"#,
      #""set", "property": "offsets", "value": {"0": [1e300, 0]}"#,
      #""set", "property": "offsets", "value": {"0": [1, 2], "0": [3, 4]}"#,
      #""insertSegment", "title": "New""#, #""insertSegment", "index": 4, "title": "New""#,
      #""insertSegment", "index": -1, "title": "New""#,
      #""insertSegment", "index": 0, "symbol": "no.such""#,
      #""insertSegment", "index": 0, "control": "lamp""#, #""removeSegment", "index": 3"#,
      #""removeSegment", "index": -1"#, #""removeSegment", "index": 0, "title": "Old""#,
    ],
  ])
  func `an invalid event is rejected`(scene: String, events: [String]) {
    expectRejection(header(scene), press, #"{"t": 0.2}"#, begins: "line 3: ")
    for event in events {
      let line = #"{"t": 0.2, "event": \#(event)}"#
      let begins = event.contains("offsets") ? "line 3: offsets " : "line 3: "
      expectRejection(header(scene), press, line, begins: begins)
    }
  }

  @Test func `a missing or wrong header is rejected`() {
    let lines = [
      press, "{}", "hello", #"{"format": "playground-input", "scene": "switch"}"#,
      #"{"version": 1, "scene": "switch"}"#,
      #"{"format": "playground-output", "version": 1, "scene": "switch"}"#,
      #"{"format": "playground-input", "version": 2, "scene": "switch"}"#,
      #"{"format": "playground-input", "version": "1", "scene": "switch"}"#,
      #"{"format": "playground-input", "version": 1}"#,
      #"{"format": "playground-input", "version": 1, "scene": "dial"}"#,
      #"{"format": "playground-input", "version": 1, "scene": "switch", "options": []}"#,
    ]
    let members = [
      #""theme": "pink""#, #""scale": 1.1"#, #""scale": 5"#, #""direction": "up""#,
      #""motion": "wild""#, #""weather": "fine""#,
    ]
    for line in lines + members.map({ header("switch", ", " + $0) }) {
      expectRejection("", line, press, begins: "line 2")
    }
    expectRejection("{}", begins: "line 1: expected the header of an input log")
    expectRejection(
      #"{"format": "playground-input", "version": 2, "scene": "switch"}"#,
      begins: "line 1: expected version 1, found 2")
    for text in ["", " ", "\n\n"] {
      let failure = rejection([text])
      #expect(failure?.code == 65 && failure?.message.contains("header") == true)
    }
  }

  @Test func `long lines and texts are rejected before they are laid out`() {
    expectRejection(
      header(), press, String(repeating: " ", count: 1 << 20) + press,
      begins: "line 3 is longer than 1048576 bytes")
    let (longest, long) = (
      String(repeating: "x", count: 10_000), String(repeating: "é", count: 5001)
    )
    func set(_ property: String, _ text: String) -> String {
      #"{"t": 0.2, "event": "set", "property": "\#(property)", "value": "\#(text)"}"#
    }
    #expect(rejection([header(options: #""label": "\#(longest)""#), set("label", longest)]) == nil)
    let reason = " must have at most 10000 bytes of text"
    expectRejection(header(), set("title", long), begins: "line 2: title" + reason)
    for name in ["title", "label"] {
      expectRejection(
        header(options: #""\#(name)": "\#(long)""#), begins: "line 1, options: \(name)" + reason)
    }
    let titles = Array(repeating: #""\#(longest.prefix(2001))""#, count: 5).joined(separator: ",")
    expectRejection(
      header("segmented", options: #""segments": [\#(titles)]"#),
      begins: "line 1, options: segments" + reason)
  }

  /// Values of a wrong kind are tested with the properties.
  @Test(arguments: [
    "switch": [
      #""on": 1"#, #""label": 3"#, #""disabled": "no""#,
      // Options of other scenes, here and below.
      #""sound": true"#, #""trackPress": "jump""#,
    ],
    "slider": [
      #""min": 2, "max": 1"#, #""step": 9e-7"#, #""min": 0, "max": 10, "step": 9e-6"#,
      #""width": 29.9"#, #""width": 4001"#, #""tickLabels": [1]"#, #""on": true"#,
    ],
    "segmented": [
      #""segments": 33"#,
      #""segments": [\#(repeatElement("\"\"", count: 33).joined(separator: ","))]"#,
      #""selected": 3"#, #""selected": [0, 1]"#, #""width": 29"#, #""disabledSegments": [3]"#,
      #""widths": [1, 2]"#, #""beneath": ["a"]"#, #""symbols": ["list", "nothing", "map"]"#,
      #""offsets": {"3": [0, 0]}"#, #""step": 1"#,
    ],
    "range": [
      #""low": 0.9, "high": 0.1"#, #""low": 1, "high": 0"#, #""minimumDistance": -1"#,
      #""minimumDistance": 2"#, #""neutralValue": 0.5"#,
    ],
    "trio": [#""on": true"#, #""segments": 3"#], "gallery": [#""value": 1"#],
  ])
  func `an unknown or invalid option is rejected`(scene: String, options: [String]) {
    for option in options {
      expectRejection(header(scene, options: option), press, begins: "line 1, options: ")
    }
  }

  @Test(arguments: [
    #""textSize": 2.5"#, #""textSize": "large""#, #""accent": "blue""#, #""accent": [1, 0]"#,
    #""accent": [1, 0, 2]"#, #""accent": 7"#, #""pending": 1"#, #""contrast": "less""#,
  ])
  func `an invalid environment setting is rejected`(member: String) throws {
    let key = try #require(member.split(separator: "\"").first)
    let event = #"{"t": 0.2, "event": "\#(key)", \#(member)}"#
    expectRejection(header(), event, begins: "line 2: \(key) must be ")
    let header = header("switch", ", " + member)
    expectRejection(header, press, begins: "line 1: \(key) must be ")
  }

  @Test func `valid environment settings are accepted in a header and in events`() {
    let header = header("switch", #", "textSize": 1.3, "accent": "AF52DE", "pending": true"#)
    let events = [
      #"{"t": 0, "event": "textSize", "textSize": 0.8}"#, #"{"t": 0, "event": "accent"}"#,
      #"{"t": 0, "event": "accent", "accent": [0.1, 0.2, 0.3]}"#,
      #"{"t": 0, "event": "pending", "pending": false}"#,
      #"{"t": 0, "event": "contrast", "contrast": "more"}"#,
    ]
    #expect(rejection([header] + events) == nil)
    #expect(rejection([header, #"{"t": 0, "event": "textSize"}"#]) != nil)
  }
}
