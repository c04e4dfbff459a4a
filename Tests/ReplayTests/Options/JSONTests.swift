import Testing

@testable import playground

@Suite struct `A JSON value` {
  @Test func `is written on one line, its keys in their order`() {
    let value = JSON.object([
      .init("b", .array([.integer(1), .number(1.5), .null])), .init("a", .bool(false)),
      .init("c", .object([.init("d\"", .string("\u{1}\u{1F}\\\"\n\t\r\u{7F}é"))])),
      .init("e", .array([])), .init("f", .bool(true)),
    ])
    #expect(
      value.text == #"{"b": [1, 1.5, null], "a": false, "#
        + #""c": {"d\"": "\u0001\u001f\\\"\n\t\r"# + "\u{7F}" + #"é"}, "e": [], "f": true}"#)
  }

  /// JSON has no word for them.
  @Test func `that is no finite number is null`() {
    #expect(JSON.number(.infinity).text == "null")
    #expect(JSON.number(.nan).text == "null")
    #expect(JSON.number(0.1).text == "0.1")
  }

  @Test func `is read as it is written`() {
    let text = #"{"a": [1.0, "x", null, true, {}, []]}"#
    #expect(JSON(parsing: text)?.text == text)
    #expect(JSON(parsing: "{\"a\": }") == nil)
  }
}
