import Canvas
import Controls
import Testing

@testable import Workbench

/// spec: docs/spec/command-line.md#tokens/file: a file changes the design.
@Suite struct `Token file` {
  private func design(_ text: String, over base: Design = Design()) throws -> Design {
    try TokenText.read(text).design(over: base)
  }

  private func value(_ name: String, in design: Design) throws -> TokenValue {
    design[try #require(Design.tokens.first { $0.name == name })]
  }

  private func strange(_ kind: Token.Kind) -> (TokenValue, json: String) {
    let color = Color(red: 0.125, green: 0.25, blue: 0.5, alpha: 0.75)
    let colorText = #"{"colorSpace": "srgb", "components": [0.125, 0.25, 0.5], "alpha": 0.75}"#
    return switch kind {
    case .color: (.color(color), #"{"$value": \#(colorText)}"#)
    case .dimension: (.number(7.25), #"{"$value": {"value": 7.25, "unit": "px"}}"#)
    case .duration: (.number(0.077), #"{"$value": {"value": 77, "unit": "ms"}}"#)
    case .number: (.number(0.123), #"{"$value": 0.123}"#)
    case .spring:
      (
        .spring(Spring(response: 0.77, dampingRatio: 0.33)),
        #"{"response": {"$value": 0.77}, "dampingRatio": {"$value": 0.33}}"#
      )
    case .shadow:
      (
        .shadow(Shadow(offset: Point(-7, 11), blur: 13, color: color)),
        #"{"$value": {"color": \#(colorText), "offsetX": {"value": -7, "unit": "px"}, "#
          + #""offsetY": {"value": 11, "unit": "px"}, "blur": {"value": 13, "unit": "px"}, "#
          + #""spread": {"value": 0, "unit": "px"}}}"#
      )
    }
  }

  @Test func `each token sets its value and no other`() throws {
    let base = Design()
    for token in Design.tokens {
      let (value, json) = strange(token.kind)
      let changed = try design(TokenText.file([token.name: json]))
      #expect(changed[token] == value, "\(token.name)")
      #expect(Design.tokens.filter { changed[$0] != base[$0] }.map(\.name) == [token.name])
    }
  }

  @Test func `an empty file changes nothing`() throws {
    for text in ["{}", #"{"switch": {}}"#, #"{"$schema": "x", "$description": "y"}"#] {
      #expect(try design(text) == Design() && TokenText.read(text).remarks.isEmpty)
    }
  }

  @Test func `colors and durations are given in several ways`() throws {
    let green = Color(hex: 0x34C759)
    let cases: [(name: String, json: String, expected: TokenValue)] = [
      ("switch.track.on", ##""#34C759""##, .color(green)),
      ("switch.track.on", ##""34c759""##, .color(green)),
      ("switch.track.on", ##""#34C75980""##, .color(Color(hex: 0x34C759, alpha: 128.0 / 255))),
      ("switch.track.on", #""34C75900""#, .color(Color(hex: 0x34C759, alpha: 0))),
      (
        "switch.track.on", #"{"colorSpace": "srgb", "components": ["none", 1, 0.5]}"#,
        .color(Color(red: 0, green: 1, blue: 0.5))
      ),
      (
        "switch.track.on",
        ##"{"colorSpace": "oklch", "components": [0.7, 0.2, 14], "alpha": 0.5, "hex": "#00FF00"}"##,
        .color(Color(hex: 0x00FF00, alpha: 0.5))
      ),
      ("motion.slider.snap", #"{"value": 70, "unit": "ms"}"#, .number(0.07)),
      ("motion.slider.snap", #"{"unit": "s", "value": 2}"#, .number(2)),
    ]
    for (name, json, expected) in cases {
      #expect(try value(name, in: design(TokenText.file(name, value: json))) == expected, "\(json)")
    }
    let half = try design(TokenText.file("motion.switch.slide.response", value: "0.9"))
    #expect(
      half.metrics[SwitchMetrics.self].slideSpring == Spring(response: 0.9, dampingRatio: 0.75))
  }

  @Test func `a shadow can be a list of one and without a spread`() throws {
    let shadow = ##"{"color": "#00000080", "offsetX": "{a}", "offsetY": "{a}", "blur": "{b}"}"##
    let text = """
      {"a": {"$type": "dimension", "$value": {"value": -2, "unit": "px"}},
       "b": {"$value": {"value": 9, "unit": "px"}},
       "page": {"cardShadow": {"$value": [\(shadow)]}}}
      """
    let expected = Shadow(offset: Point(-2, -2), blur: 9, color: Color(hex: 0, alpha: 128.0 / 255))
    #expect(try value("page.cardShadow", in: design(text)) == .shadow(expected))
  }

  @Test func `a hex that differs from its components causes a remark`() throws {
    let json = ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#00FF00"}"##
    let file = try TokenText.read(TokenText.file("switch.track.on", value: json))
    #expect(
      file.remarks == [
        "my.tokens.json: switch.track.on: its hex #00FF00 is ignored, because its "
          + "components are #FF0000"
      ])
    #expect(file.design(over: Design()).theme[SwitchColors.self].trackOn == Color(hex: 0xFF0000))
  }

  @Test func `a type can be given for a group`() throws {
    let text = """
      {"switch": {"$type": "dimension", "$description": "all of it", "$deprecated": false,
        "width": {"$value": {"value": 60, "unit": "px"}},
        "track": {"$type": "color", "on": {"$value": "#112233", "$extensions": {"a.b": 1}},
          "borderWidth": {"$type": "dimension", "$deprecated": "soon",
            "$value": {"value": 1, "unit": "px"}}}}}
      """
    let changed = try design(text)
    #expect(
      changed.metrics[SwitchMetrics.self].size.width == 60
        && changed.metrics[SwitchMetrics.self].borderWidth == 1)
    #expect(changed.theme[SwitchColors.self].trackOn == Color(hex: 0x112233))
  }

  @Test func `a group can have a root token`() throws {
    let text = """
      {"brand": {"$type": "color", "$root": {"$value": "#112233"}, "soft": {"$value": "#445566"}},
       "switch": {"track": {"on": {"$root": {"$value": "{brand.$root}"}},
         "off": {"$value": "{brand}"}, "border": {"$value": "{brand.soft}"}}}}
      """
    let theme = try design(text).theme
    #expect(
      theme[SwitchColors.self].trackOn == Color(hex: 0x112233)
        && theme[SwitchColors.self].trackOff == Color(hex: 0x112233))
    #expect(theme[SwitchColors.self].trackBorder == Color(hex: 0x445566))
  }

  @Test func `aliases lead to tokens of the file`() throws {
    let text = """
      {"green": {"500": {"$value": "#00AA00"}, "main": {"$type": "color", "$value": "{green.500}"}},
       "switch": {"track": {"on": {"$type": "color", "$value": "{green.main}"}}},
       "slider": {"track": {"minimum": {"$value": "{switch.track.on}"},
         "maximum": {"$ref": "#/green/500/$value"}, "outline": {"$ref": "#/green/main"}}}}
      """
    let theme = try design(text).theme
    let green = Color(hex: 0x00AA00)
    #expect(
      theme[SwitchColors.self].trackOn == green && theme[SliderColors.self].minimumTrack == green)
    #expect(
      theme[SliderColors.self].maximumTrack == green && theme[SliderColors.self].outline == green)
  }

  @Test func `aliases lead to built-in tokens of each theme`() throws {
    let file = try TokenText.read(
      TokenText.file([
        "switch.track.on": ##"{"$value": "{slider.track.minimum}"}"##,
        "motion.switch.press.response": #"{"$value": "{motion.switch.slide.response}"}"#,
        "switch.height": #"{"$value": "{segmented.height}"}"#,
      ]))
    let accent = Color(hex: 0x804000)
    for theme in [Theme.light, .dark, Theme(.light, accent: accent)] {
      let changed = file.design(over: Design(theme: theme))
      #expect(changed.theme[SwitchColors.self].trackOn == theme[SliderColors.self].minimumTrack)
      #expect(changed.metrics[SwitchMetrics.self].pressSpring.response == 0.3)
      #expect(changed.metrics[SwitchMetrics.self].size.height == 32)
    }
  }

  @Test func `aliases can be parts of shadows`() throws {
    let text = TokenText.file(
      "switch.thumb.shadow",
      value: ##"{"color": "{page.label}", "offsetX": {"value": 0, "unit": "px"}, "##
        + ##""offsetY": "{switch.padding}", "blur": {"$ref": "#/switch/width"}, "##
        + ##""spread": {"value": 0, "unit": "px"}, "inset": false}"##)
    for theme in [Theme.light, .dark] {
      #expect(
        try design(text, over: Design(theme: theme)).theme[SwitchColors.self].thumbShadow
          == Shadow(offset: Point(0, 2), blur: 51, color: theme.label))
    }
    let whole = TokenText.file("page.cardShadow", value: #""{slider.thumb.shadow}""#)
    #expect(try design(whole).theme.cardShadow == Theme.light[SliderColors.self].thumbShadow)
  }
}
