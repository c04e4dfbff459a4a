import Support
import Testing

/// spec: docs/spec/driving.md#methods: fields of text and numbers.
@Suite struct `Driving: fields` {
  @Test(arguments: [
    ("5", "The value must be 0 to 1."), ("abc", "“abc” cannot be read as a number."),
  ])
  func `a text that a number field cannot take is refused with its reason`(
    text: String, reason: String
  ) throws {
    let rig = try DriveRig("--page slider --size 1280x1500")
    try rig.call(
      "act", #""target": {"role": "slider", "label": "Value"}, "action": "focus""#)
    try rig.call("type", #""text": "0.5""#)
    let field = #""target": {"role": "spinButton", "label": "Value"}, "action": "setText""#
    let refusal = try rig.refusal("act", field + #", "text": "\#(text)""#)
    #expect(refusal.code == -32003 && refusal.data["reason"]?.string == reason)
    try rig.call("act", field + #", "text": "0.7""#)
  }

  @Test func `places in a text are whole numbers within it`() throws {
    let rig = try DriveRig("text --text éx --focused")
    for value in ["[0.5, 1]", "[0, 1.5]", "[-1, 2]"] {
      let refusal = try rig.refusal("set", #""property": "selected", "value": \#(value)"#)
      #expect(refusal.code == -32602, "\(value)")
    }
    for caret in [-1, 3] {
      let refusal = try rig.refusal("preedit", #""text": "ni", "caret": \#(caret)"#)
      #expect(refusal.code == -32602 && refusal.message.hasPrefix("caret must be 0 to 2"))
    }
    for part in ["[0, 3]", "[-1, 1]"] {
      for key in ["underlined", "highlighted"] {
        let refusal = try rig.refusal("preedit", #""text": "ni", "\#(key)": \#(part)"#)
        #expect(refusal.code == -32602 && refusal.message.contains("each 0 to 2"))
      }
    }
    try rig.call("preedit", #""text": "ni", "caret": 2, "highlighted": [1, 2]"#)
  }
}
