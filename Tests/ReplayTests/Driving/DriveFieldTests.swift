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
}
