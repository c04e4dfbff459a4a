import Testing

/// spec: docs/spec/command-line.md#tokens/file: exit code 65 with the file, the token and the
/// expected value.
@Suite struct `Token file errors` {
  nonisolated private static let colorShape =
    ##"expected a color, {"colorSpace": "srgb", "components": [r, g, b]} or "#RRGGBB", found "##

  nonisolated private static func circle(_ token: String, _ aliases: String) -> String {
    "\(token): its aliases form a circle, \(aliases), expected one of them to have a value"
  }

  nonisolated private static let shadowShape = #"{"color", "offsetX", "offsetY", "blur", "spread"}"#

  nonisolated private static func srgb(_ components: String) -> String {
    #"{"colorSpace": "srgb", "components": \#(components)}"#
  }

  private func refusal(_ text: String) throws -> String? { try TokenText.refusal(of: text) }

  @Test(arguments: [
    ("switch.trak.on", "unknown token, did you mean switch.track.on?"),
    ("Switch.width", "unknown token, did you mean switch.width?"),
    (
      "motion.switch.slide.damping", "unknown token, did you mean motion.switch.slide.dampingRatio?"
    ),
    ("brand.green", "unknown token; exported tokens list all names"),
    (
      "motion.switch.slide",
      "expected a group of tokens, such as motion.switch.slide.response, found a value"
    ),
  ])
  func `an unknown token is rejected with the nearest name`(name: String, sentence: String) throws {
    #expect(try refusal(TokenText.file(name, value: "1")) == "\(name): \(sentence)")
  }

  @Test func `long names are shortened in errors`() throws {
    let short = String(repeating: "x", count: 60) + "...: "
    for (count, sentence) in [
      (900, "unknown token; exported tokens list all names"),
      (1001, "expected a name of at most 1000 bytes"),
    ] {
      let name = String(repeating: "x", count: count)
      #expect(try refusal(TokenText.file(name, value: "1")) == short + sentence)
    }
  }

  @Test(
    arguments: [
      #"{"switch": {"a.b": {"$value": 1}}}"#:
        #"switch: "a.b" is not a valid name, expected one without {, } and dots"#,
      #"{"": {}}"#: #""" is not a valid name, expected one without {, } and dots"#,
      #"{"switch": {"$vlaue": 1}}"#: "switch: $vlaue is not a property of a group",
      #"{"switch": {"width": {"$value": 1, "width": {}}}}"#:
        "switch.width: unknown key width, expected only $type, $value, $ref, $description, "
        + "$extensions, $deprecated in a token",
      ##"{"switch": {"width": {"$value": 1, "$ref": "#/a"}}}"##:
        "switch.width: expected $value or $ref, not both",
      #"{"switch": {"width": 51}}"#:
        "switch.width: expected an object (a token or a group), found 51",
      #"{"switch": {}, "switch": {}}"#: "switch appears twice",
      #"{"switch": {"$extends": "{slider}"}}"#:
        "switch: $extends is not supported, expected the tokens themselves",
      "[]": "expected an object of groups and tokens",
      #"{"$value": 1}"#: "expected an object of groups and tokens",
      #"{"a\n\u001bb": {"$value": 1}}"#:
        "a\u{FFFD}\u{FFFD}b: unknown token; exported tokens list all names",
      #"{"mine": {"$value": "{switch.track.on}"}}"#:
        "mine: unknown token; exported tokens list all names",
      ##"{"switch": {"width": {"$type": "color", "$value": "#112233"}}}"##:
        "switch.width: its $type is color, expected dimension",
      #"{"switch": {"$type": "color", "width": {"$value": 1}}}"#:
        "switch.width: its $type is color, expected dimension",
      #"{"switch": {"$type": "hue", "width": {"$value": 1}}}"#:
        #"switch: unknown $type "hue", expected one of color, dimension, duration, number, shadow, "#
        + "fontFamily, fontWeight, cubicBezier, strokeStyle, border, transition, gradient, typography",
      ##"{"switch": {"track": {"on": {"$ref": "#/switch/track/off/$value/components/0"}}}}"##:
        "switch.track.on: #/switch/track/off/$value/components/0 does not lead to a token, "
        + "expected a whole token, #/group/name",
      #"{"mine": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "#
        + #""switch": {"track": {"on": {"$value": "{mine}"}}}}"#:
        "switch.track.on: {mine} is of type dimension, expected color",
      // Without a type, the token with the wrong value is named instead.
      #"{"mine": {"$value": {"value": 1, "unit": "px"}}, "#
        + #""switch": {"track": {"on": {"$value": "{mine}"}}}}"#:
        "mine: " + colorShape + #"{"value": 1, "unit": "px"}"#,
      #"{"a": {"$value": "{b}"}, "b": {"$value": "{slider.track.minimum}"}, "switch": {"track": "#
        + #"{"on": {"$value": "{a}"}}}, "slider": {"track": {"minimum": {"$value": "{a}"}}}}"#:
        circle("a", "a -> b -> slider.track.minimum -> a"),
      // Cycles are found even if no built-in token refers to them.
      #"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#: circle("a", "a -> b -> a"),
      #"{"page": {"cardShadow": {"$value": ["{page.cardShadow}"]}}}"#:
        circle("page.cardShadow", "page.cardShadow -> page.cardShadow"),
      #"{"page": {"cardShadow": {"$value": [{}, {}]}}}"#:
        "page.cardShadow: expected one shadow, found a list of 2",
    ] as [String: String])
  func `a file with a mistake is rejected with a sentence`(text: String, sentence: String) throws {
    #expect(try refusal(text) == sentence)
  }

  @Test(arguments: [
    "12", ##""#12""##, #""green""#, "null", ##""#GGGGGG""##, ##""#112233GG""##,
    #"{"colorSpace": "srgb"}"#, ##"{"components": [1, 1, 1], "hex": "#FFFFFF"}"##,
    #"{"colorSpace": "srgb", "components": 1}"#,
    #"{"colorSpace": "srgb", "components": [0, 0, 0], "opacity": 1}"#,
  ])
  func `a value that is not a color is rejected`(json: String) throws {
    let sentence = Self.colorShape + (json.count > 60 ? json.prefix(60) + "..." : json)
    let refusal = try refusal(TokenText.file("switch.track.on", value: json))
    #expect(refusal == "switch.track.on: " + sentence)
  }

  @Test(
    arguments: [
      "switch.width": [
        "51": #"expected a dimension, {"value": number, "unit": "px"}, found 51"#,
        #"{"value": 51}"#:
          #"expected a dimension, {"value": number, "unit": "px"}, found {"value": 51}"#,
        #"{"value": 2, "unit": "rem"}"#: "unknown unit rem, expected px",
        #"{"value": "2", "unit": "px"}"#: #"expected a dimension, its value a number, found "2""#,
        #"{"value": -2, "unit": "px"}"#: #"expected 0 or more, found {"value": -2, "unit": "px"}"#,
        #"{"value": 1e300, "unit": "px"}"#: "expected at most 10000, found 1e+300",
      ],
      "motion.slider.snap": [
        #"{"value": 2, "unit": "px"}"#: "unknown unit px, expected ms or s",
        #"{"value": -2, "unit": "s"}"#: #"expected 0 or more, found {"value": -2, "unit": "s"}"#,
        #"{"value": 1e9, "unit": "ms"}"#: "expected at most 3600000, found 1000000000.0",
        "2": #"expected a duration, {"value": number, "unit": "ms"}, found 2"#,
      ],
      "switch.disabledOpacity": [
        #""half""#: #"expected a number, found "half""#, "true": "expected a number, found true",
        "-1": "expected 0 or more, found -1", "1001": "expected at most 1000, found 1001",
      ],
      "motion.switch.slide.response": [
        "0": "expected more than 0, found 0",
        #"{"value": 1, "unit": "s"}"#: #"expected a number, found {"value": 1, "unit": "s"}"#,
      ],
      "motion.switch.slide.dampingRatio": ["-0.5": "expected 0 or more, found -0.5"],
      "switch.track.on": [
        srgb("[0, 0, 1.5]"): "expected components from 0 to 1, found 1.5",
        srgb("[0, -1, 0]"): "expected components from 0 to 1, found -1",
        srgb(#"[0, "1", 0]"#): #"expected components from 0 to 1, found "1""#,
        srgb("[0, 0]"): "expected three components, found 2",
        srgb(#"[0, 0, 0], "alpha": 2"#): "expected alpha from 0 to 1, found 2",
        srgb(#"[0, 0, 0], "hex": "fff""#): ##"its hex is "fff", expected six digits, "#RRGGBB""##,
        #"{"colorSpace": "display-p3", "components": [0, 0, 0]}"#:
          "unknown color space display-p3, expected srgb or a hex",
      ],
    ] as [String: [String: String]])
  func `a value out of range is rejected`(name: String, sentences: [String: String]) throws {
    for (json, sentence) in sentences {
      #expect(try refusal(TokenText.file(name, value: json)) == "\(name): \(sentence)")
    }
  }

  @Test(arguments: [
    ("blur", #""blur": {"value": -1, "unit": "px"}"#, "expected a blur of 0 px or more"),
    ("color", ##""color": 7"##, "color: " + colorShape + "7"),
    ("offsetX", #""offsetX": {"value": 1, "unit": "em"}"#, "offsetX: unknown unit em, expected px"),
    ("offsetY", #""other": 1"#, "expected a shadow, \(shadowShape), found"),
    ("offsetY", nil, "offsetY is missing, expected a shadow, \(shadowShape)"),
    (
      "spread", #""spread": {"value": 2, "unit": "px"}"#,
      "spread: expected 0 px, spread is not supported"
    ),
    ("", #""inset": true"#, "inset: expected false, inner shadows are not supported"),
  ])
  func `an invalid shadow is rejected`(replaced: String, member: String?, sentence: String) throws {
    var members = [
      ##""color": "#000000""##, #""offsetX": {"value": 0, "unit": "px"}"#,
      #""offsetY": {"value": 1, "unit": "px"}"#, #""blur": {"value": 2, "unit": "px"}"#,
      #""spread": {"value": 0, "unit": "px"}"#,
    ]
    members.removeAll { $0.hasPrefix("\"\(replaced)\"") }
    if let member { members.append(member) }
    let shadow = "{\(members.joined(separator: ", "))}"
    let refusal = try refusal(TokenText.file("switch.thumb.shadow", value: shadow))
    #expect(refusal?.hasPrefix("switch.thumb.shadow: " + sentence) == true, "\(refusal ?? "")")
  }

  @Test(arguments: [
    "{switch.trak.on}": "does not lead to a token, did you mean switch.track.on?",
    "{brand}": "does not lead to a token; exported tokens list all names",
    "{switch.track}": "is a group, expected a token in it",
    "{motion.switch.slide}": "is a group, expected a token in it",
    "{switch.width}": "is of type dimension, expected color",
    "{motion.switch.slide.response}": "is of type number, expected color",
    "{ switch.track.off }": "does not lead to a token, did you mean switch.track.off?",
  ])
  func `an alias of a missing or wrong token is rejected`(alias: String, sentence: String) throws {
    let refusal = try refusal(TokenText.file("switch.track.on", value: #""\#(alias)""#))
    #expect(refusal == "switch.track.on: \(alias) \(sentence)")
  }

  @Test func `a chain of more than 100 aliases is rejected`() throws {
    func chain(_ count: Int) -> String {
      let links = (1..<count).map { #""a\#($0)": {"$value": "{a\#($0 + 1)}"}"# }
      return "{" + links.joined(separator: ", ") + ##", "a\##(count)": {"$value": "#112233"}, "##
        + #""switch": {"track": {"on": {"$value": "{a1}"}}}}"#
    }
    #expect(try refusal(chain(99)) == nil)
    #expect(
      try refusal(chain(20_000))
        == "a99: its chain of aliases has more than 100 tokens, expected a value before")
  }
}
