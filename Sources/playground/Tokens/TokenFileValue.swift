import Canvas

/// What a token of a file says, once nothing in it leads elsewhere.
enum TokenFileValue: Hashable, Sendable {
  case color(Color)
  /// pt, written as px.
  case dimension(Double)
  /// Seconds.
  case duration(Double)
  case number(Double)
  case shadow(Shadow)
}

// MARK: JSON

extension TokenFileValue {
  /// The value as the format has it; reading it gives exactly the same one.
  var json: JSON {
    switch self {
    case .color(let color): Self.json(of: color)
    case .dimension(let length): Self.json(of: length, unit: "px")
    case .duration(let seconds): Self.json(of: seconds, unit: "s")
    case .number(let number): .plain(number)
    case .shadow(let shadow):
      .object([
        .init("color", Self.json(of: shadow.color)),
        .init("offsetX", Self.json(of: shadow.offset.x, unit: "px")),
        .init("offsetY", Self.json(of: shadow.offset.y, unit: "px")),
        .init("blur", Self.json(of: shadow.blur, unit: "px")),
        .init("spread", Self.json(of: 0, unit: "px")),
      ])
    }
  }

  private static func json(of color: Color) -> JSON {
    .object([
      .init("colorSpace", .string("srgb")),
      .init("components", .array([color.red, color.green, color.blue].map { .plain($0) })),
      .init("alpha", .plain(color.alpha)),
      .init("hex", .string("#" + color.hexText)),
    ])
  }

  private static func json(of amount: Double, unit: String) -> JSON {
    .object([.init("value", .plain(amount)), .init("unit", .string(unit))])
  }
}

extension JSON {
  /// A number, without a point if it is whole.
  static func plain(_ number: Double) -> JSON {
    Int(exactly: number).map { .integer($0) } ?? .number(number)
  }
}
