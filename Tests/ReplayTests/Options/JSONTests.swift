import Support
import Testing

@testable import Workbench

@Suite struct `JSON value` {
  @Test func `JSON is written on one line, with its keys in their order`() {
    let value = JSON.object([
      .init("b", .array([.integer(1), .number(1.5), .null])), .init("a", .bool(false)),
      .init("c", .object([.init("d\"", .string("\u{1}\u{1F}\\\"\n\t\r\u{7F}é"))])),
      .init("e", .array([])), .init("f", .bool(true)),
    ])
    #expect(
      value.text == #"{"b": [1, 1.5, null], "a": false, "#
        + #""c": {"d\"": "\u0001\u001f\\\"\n\t\r"# + "\u{7F}" + #"é"}, "e": [], "f": true}"#)
    // A number that is not finite is null.
    #expect([.infinity, .nan, 0.1].map { JSON.number($0).text } == ["null", "null", "0.1"])
  }

  /// The text shows differences that equality does not: the sign of zero and Unicode normalization.
  @Test(arguments: [
    #"{"b": [1, 1.0, "x", null, true, {}, []], "a": {"z": -0.0, "y": 1e-07}}"#, "3", #""é€😀""#,
    #"{"a": 1, "a": 2}"#, "9223372036854775807", "-9223372036854775808", "9.223372036854775e+18",
    "5e-324", "[0.1, 1e+16, -1e+300, 1.7976931348623157e+308, 2251799813685249.5]",
    #"["\u0000\u0001\u001f\n\"\\/\#u{7F}\#u{2028}e\#u{301}\#u{FFFF}\#u{10FFFF}{, "]"#,
  ])
  func `JSON is read as it is written`(text: String) {
    #expect(JSON(parsing: text).map { Array($0.text.utf8) } == Array(text.utf8))
  }

  @Test func `escapes, white space and number notations are read`() {
    let text = " {\t\"a\" :\r\n[ -0 , 1E2,1e+2, 1e999999999999 ] } "
    #expect(JSON(parsing: text) == nil)
    #expect(
      JSON(parsing: text.replacing(", 1e999999999999", with: ""))?.text
        == #"{"a": [-0.0, 100.0, 100.0]}"#)
    #expect(JSON(parsing: #""\u00e9\/\b\f\uD83D\uDE00""#) == .string("é/\u{8}\u{C}😀"))
    #expect(JSON(parsing: "9223372036854775808") == .number(0x1p63))
  }

  @Test(arguments: [
    "", " ", "{\"a\": }", "{\"a\" 1}", "{a: 1}", "{\"a\": 1,}", "[1,]", "[1 2]", "[", "{", "\"",
    "\"\\\"", "\"\u{1}\"", #""\x""#, #""\u12""#, #""\u+123""#, #""\uD83D""#, #""\uD83D\u0041""#,
    #""\uDE00""#, "01", "+1", ".5", "1.", "1.e5", "1e", "--1", "0x10", "nan", "Infinity", "1e999",
    "tru", "nulls", "1 2",
  ])
  func `invalid JSON is rejected`(text: String) { #expect(JSON(parsing: text) == nil) }

  @Test func `nesting deeper than 500 is rejected`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(JSON(parsing: nested(500))?.text == nested(500) && JSON(parsing: nested(501)) == nil)
    #expect(JSON(parsing: String(repeating: "[", count: 1_000_000)) == nil)
  }
}
