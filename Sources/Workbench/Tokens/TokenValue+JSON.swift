import Canvas
import Controls
import Support

extension TokenValue {
  /// Points are written as px, durations in seconds; reading gives exactly the same value.
  func json(as type: Token.Kind) -> JSON {
    switch (self, type) {
    case (.color(let color), _): Self.json(of: color)
    case (.number(let length), .dimension): Self.json(of: length, unit: "px")
    case (.number(let seconds), .duration): Self.json(of: seconds, unit: "s")
    case (.number(let number), _): .plain(number)
    case (.shadow(let shadow), _):
      .object([
        .init("color", Self.json(of: shadow.color)),
        .init("offsetX", Self.json(of: shadow.offset.x, unit: "px")),
        .init("offsetY", Self.json(of: shadow.offset.y, unit: "px")),
        .init("blur", Self.json(of: shadow.blur, unit: "px")),
        .init("spread", Self.json(of: 0, unit: "px")),
      ])
    case (.spring, _): .null
    }
  }

  private static func json(of color: Color) -> JSON {
    .object([
      .init("colorSpace", "srgb"),
      .init("components", .array([color.red, color.green, color.blue].map { .plain($0) })),
      .init("alpha", .plain(color.alpha)), .init("hex", color.hexText),
    ])
  }

  private static func json(of amount: Double, unit: String) -> JSON {
    .object([.init("value", .plain(amount)), .init("unit", unit)])
  }
}

extension JSON {
  static func plain(_ number: Double) -> JSON {
    Int(exactly: number).map { .integer($0) } ?? .number(number)
  }
}
