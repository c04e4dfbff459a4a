import Testing

@testable import Workbench

/// spec: command-line, replay: an invalid log ends the replay with the line number and exit code
/// 65.
@Suite struct `Input log errors` {
  private static let header =
    #"{"format": "playground-input", "version": 1, "scene": "switch", "options": {}}"#
  nonisolated private static let press = #"{"t": 0.1, "event": "press", "x": 30, "y": 31}"#

  private func rejection(_ lines: String...) -> Failure? {
    do {
      let log = try InputLog(parsing: lines.joined(separator: "\n"))
      try Replay(log: log, rate: 60, end: 1).run(SceneReplica(log.header)) { _ in }
    } catch let failure as Failure {
      return failure
    } catch {
      Issue.record(error)
    }
    return nil
  }

  private func expect(
    _ failure: Failure?, begins: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let failure = try #require(failure, sourceLocation: sourceLocation)
    #expect(failure.code.rawValue == 65, sourceLocation: sourceLocation)
    #expect(failure.message.hasPrefix(begins), sourceLocation: sourceLocation)
  }

  private func header(_ scene: String, options: String) -> String {
    #"{"format": "playground-input", "version": 1, "scene": ""# + scene + #"", "options": {"#
      + options + "}}"
  }

  @Test func `a valid log is accepted, also with empty lines`() {
    #expect(rejection(Self.header, Self.press) == nil)
    #expect(rejection(Self.header, "", Self.press, "", "") == nil && rejection(Self.header) == nil)
  }

  @Test(arguments: ["1e9", "-0.1", "1e300", "1000000.1"])
  func `a time outside 0...1000000 s is rejected`(time: String) throws {
    let failure = try #require(rejection(Self.header, #"{"t": \#(time), "event": "leave"}"#))
    #expect(failure == Failure(.badInput, "line 2: t must be 0 to 1000000 s"))
    #expect(rejection(Self.header, #"{"t": 1e6, "event": "leave"}"#) == nil)
    #expect(rejection(Self.header, #"{"t": -0.0, "event": "leave"}"#) == nil)
  }

  @Test func `a time before that of the previous event is rejected`() throws {
    let back = #"{"t": 0.0999, "event": "release", "x": 30, "y": 31}"#
    try expect(rejection(Self.header, Self.press, back, Self.press), begins: "line 3: ")
    #expect(rejection(Self.header, Self.press, Self.press) == nil)
  }

  @Test(arguments: [
    "{", "press", "[]", "3", #"{"t": 0.2, "event": "leave"} x"#, #"{"t": 0.2, "event": "leave""#,
    #"{t: 0.2, event: leave}"#, #""leave""#, "null",
  ])
  func `a line that is not a JSON object is rejected with its line number`(line: String) throws {
    try expect(rejection(Self.header, "", Self.press, line), begins: "line 4: ")
  }

  @Test(arguments: [
    #"{"t": 0.2, "event": "prance"}"#, #"{"t": 0.2, "event": "Press", "x": 1, "y": 1}"#,
    #"{"t": 0.2, "event": 7}"#, #"{"t": 0.2}"#, #"{"t": -1, "event": "leave"}"#,
    #"{"t": "0.2", "event": "leave"}"#,
    #"{"t": 1e99, "event": "leave"}"#, #"{"t": true, "event": "leave"}"#,
    #"{"t": null, "event": "leave"}"#, #"{"event": "leave"}"#,
    #"{"t": 0.2, "event": "move", "x": 3}"#, #"{"t": 0.2, "event": "move", "x": "3", "y": 1}"#,
    #"{"t": 0.2, "event": "press", "x": 3, "y": 1, "button": 1.5}"#,
    #"{"t": 0.2, "event": "press", "x": 3, "y": 1, "buton": 1}"#,
    #"{"t": 0.2, "event": "key"}"#, #"{"t": 0.2, "event": "key", "key": ""}"#,
    #"{"t": 0.2, "event": "key", "key": "spacebar"}"#,
    #"{"t": 0.2, "event": "keyUp", "key": "pageup"}"#,
    #"{"t": 0.2, "event": "press", "x": 3, "y": 1, "button": 0}"#,
    #"{"t": 0.2, "event": "release", "x": 3, "y": 1, "button": -1}"#,
    #"{"t": 0.2, "event": "key", "key": "a", "modifiers": "shift"}"#,
    #"{"t": 0.2, "event": "key", "key": "a", "modifiers": ["hyper"]}"#,
    #"{"t": 0.2, "event": "theme", "theme": "pink"}"#, #"{"t": 0.2, "event": "theme"}"#,
    #"{"t": 0.2, "event": "direction", "direction": "up"}"#,
    #"{"t": 0.2, "event": "motion", "motion": 1}"#,
    #"{"t": 0.2, "event": "disabled", "value": "yes"}"#,
    #"{"t": 0.2, "event": "set", "value": true}"#,
    #"{"t": 0.2, "event": "set", "property": "isOn", "value": true, "animated": 1}"#,
    #"{"t": 0.2, "event": "set", "property": "isOn", "value": 1}"#,
    #"{"t": 0.2, "event": "set", "property": "isOn"}"#,
    #"{"t": 0.2, "event": "set", "property": "hue", "value": 1}"#,
    #"{"t": 0.2, "event": "set", "property": "isOn", "value": true, "control": "lamp"}"#,
    #"{"t": 0.2, "event": "insertSegment", "index": 0, "title": "New"}"#,
    #"{"t": 0.2, "event": "removeSegment", "index": 0}"#,
    #"{"t": 0.2, "event": "hover", "x": 3}"#, #"{"t": 0.2, "event": "dragOver", "y": 3}"#,
    #"{"t": 0.2, "event": "press", "x": 3, "y": 1, "device": "glove"}"#,
    #"{"t": 0.2, "event": "press", "x": 3, "y": 1, "pointer": "left"}"#,
  ])
  func `an unknown event and one with a wrong or missing member are rejected`(line: String) throws {
    try expect(rejection(Self.header, Self.press, line), begins: "line 3: ")
  }

  @Test(arguments: [
    ("segmented", "selected", "3"), ("segmented", "segments", "33"), ("slider", "hue", "1"),
    ("segmented", "offsets", #"{"3": [0, 0]}"#), ("segmented", "offsets", #"{"0": [1e300, 0]}"#),
    ("segmented", "offsets", #"{"0": [1, 2], "0": [3, 4]}"#), ("switch", "style", #""radio""#),
  ])
  func `setting an unknown property or an invalid value is rejected`(
    scene: String, property: String, value: String
  ) throws {
    let set = #"{"t": 0.2, "event": "set", "property": "\#(property)", "value": \#(value)}"#
    let prefix = property == "offsets" ? "line 3: offsets " : "line 3: "
    try expect(rejection(header(scene, options: ""), Self.press, set), begins: prefix)
  }

  @Test(arguments: [
    #"{"t": 0.2, "event": "insertSegment", "title": "New"}"#,
    #"{"t": 0.2, "event": "insertSegment", "index": 4, "title": "New"}"#,
    #"{"t": 0.2, "event": "insertSegment", "index": -1, "title": "New"}"#,
    #"{"t": 0.2, "event": "insertSegment", "index": 0, "symbol": "no.such"}"#,
    #"{"t": 0.2, "event": "insertSegment", "index": 0, "control": "lamp"}"#,
    #"{"t": 0.2, "event": "removeSegment", "index": 3}"#,
    #"{"t": 0.2, "event": "removeSegment", "index": -1}"#,
    #"{"t": 0.2, "event": "removeSegment", "index": 0, "title": "Old"}"#,
  ])
  func `inserting or removing a segment at a wrong index is rejected`(line: String) throws {
    try expect(rejection(header("segmented", options: ""), Self.press, line), begins: "line 3: ")
  }

  @Test(arguments: [
    press, "{}", "hello", #"{"format": "playground-input", "scene": "switch"}"#,
    #"{"version": 1, "scene": "switch"}"#,
    #"{"format": "playground-output", "version": 1, "scene": "switch"}"#,
    #"{"format": "playground-input", "version": 2, "scene": "switch"}"#,
    #"{"format": "playground-input", "version": "1", "scene": "switch"}"#,
    #"{"format": "playground-input", "version": 1}"#,
    #"{"format": "playground-input", "version": 1, "scene": "dial"}"#,
    #"{"format": "playground-input", "version": 1, "scene": "switch", "theme": "pink"}"#,
    #"{"format": "playground-input", "version": 1, "scene": "switch", "scale": 1.1}"#,
    #"{"format": "playground-input", "version": 1, "scene": "switch", "scale": 5}"#,
    #"{"format": "playground-input", "version": 1, "scene": "switch", "direction": "up"}"#,
    #"{"format": "playground-input", "version": 1, "scene": "switch", "motion": "wild"}"#,
    #"{"format": "playground-input", "version": 1, "scene": "switch", "options": []}"#,
    #"{"format": "playground-input", "version": 1, "scene": "switch", "weather": "fine"}"#,
  ])
  func `a missing or wrong header is rejected`(line: String) throws {
    try expect(rejection("", line, Self.press), begins: "line 2")
  }

  @Test(arguments: ["", " ", "\n\n"])
  func `an empty log is rejected`(text: String) throws {
    let failure = try #require(rejection(text))
    #expect(failure.code == .badInput && failure.message.contains("header"))
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
  func `an unknown option of the scene or one with an invalid value is rejected`(
    scene: String, option: String
  ) throws {
    try expect(rejection(header(scene, options: option), Self.press), begins: "line 1, options: ")
  }

  @Test(arguments: [
    #""textSize": 2.5"#, #""textSize": "large""#, #""accent": "blue""#, #""accent": [1, 0]"#,
    #""accent": [1, 0, 2]"#, #""accent": 7"#, #""pending": 1"#, #""contrast": "less""#,
  ])
  func `an invalid environment setting is rejected in a header and in an event`(member: String)
    throws
  {
    let key = try #require(member.split(separator: "\"").first)
    let event = #"{"t": 0.2, "event": "\#(key)", \#(member)}"#
    let failure = try #require(rejection(Self.header, event))
    #expect(failure.code == .badInput && failure.message.hasPrefix("line 2: \(key) must be "))
    let header = Self.header.replacing(#""options""#, with: member + #", "options""#)
    let first = try #require(rejection(header, Self.press))
    #expect(first.message.hasPrefix("line 1: \(key) must be "))
  }

  @Test func `valid environment settings are accepted in a header and in events`() {
    let header = Self.header.replacing(
      #""options""#, with: #""textSize": 1.3, "accent": "AF52DE", "pending": true, "options""#)
    let events = [
      #"{"t": 0, "event": "textSize", "textSize": 0.8}"#, #"{"t": 0, "event": "accent"}"#,
      #"{"t": 0, "event": "accent", "accent": [0.1, 0.2, 0.3]}"#,
      #"{"t": 0, "event": "pending", "pending": false}"#,
      #"{"t": 0, "event": "contrast", "contrast": "more"}"#,
    ]
    #expect(rejection(([header] + events).joined(separator: "\n")) == nil)
    #expect(rejection(header, #"{"t": 0, "event": "textSize"}"#) != nil)
  }

  @Test func `a repeated member is rejected`() throws {
    let failure = try #require(
      rejection(Self.header, #"{"t": 0.1, "t": 0.2, "event": "release", "x": 30, "y": 31}"#))
    #expect(failure.code == .badInput && failure.message == "line 2: t appears twice")
  }

  @Test func `lines end with LF or CRLF`() throws {
    for end in ["\n", "\r\n"] {
      let log = try InputLog(parsing: Self.header + end + Self.press + end)
      #expect(log.events.count == 1)
    }
  }
}
