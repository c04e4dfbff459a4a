#if Desktop
import CDesktop
import Testing

@testable import Desktop

/// What comes over the bus, whatever it is wrapped in.
@Suite struct `A value from the bus` {
  /// The value that GVariant's notation stands for.
  private func value(_ text: String) throws -> BusValue {
    let variant = try #require(g_variant_parse(nil, text, nil, nil, nil))
    defer { g_variant_unref(variant) }
    return BusValue(variant)
  }

  @Test(
    arguments: [
      ("uint32 1", .number(1)), ("true", .flag(true)), ("(0.25, 0.5, 1.0)", .triple(0.25, 0.5, 1)),
      // As the first version of the portal answers, and worse.
      ("<uint32 1>", .number(1)), ("<<uint32 2>>", .number(2)), ("<<<<<false>>>>>", .flag(false)),
    ] as [(String, BusValue)])
  func `is what it says, in however many variants`(text: String, expected: BusValue) throws {
    #expect(try value(text) == expected)
  }

  @Test(arguments: [
    "1", "int64 1", "byte 0x01", "'dark'", "(0.25, 0.5)", "(0.1, 0.2, 0.3, 0.4)", "[0.1, 0.2, 0.3]",
    "(uint32 1, uint32 2, uint32 3)", "<'dark'>", "@a{sv} {}", "()", "(<0.1>, <0.2>, <0.3>)",
  ])
  func `is nothing if it is of another type`(text: String) throws {
    #expect(try value(text) == .other)
  }
}
#endif
