#if Desktop
import CDesktop
import Testing

@testable import Desktop

@Suite struct `D-Bus values` {
  /// The value of a text in GVariant format.
  private func value(_ text: String) throws -> BusValue {
    let variant = try #require(g_variant_parse(nil, text, nil, nil, nil))
    defer { g_variant_unref(variant) }
    return BusValue(variant)
  }

  @Test(
    arguments: [
      ("uint32 1", .number(1)), ("true", .flag(true)), ("(0.25, 0.5, 1.0)", .triple(0.25, 0.5, 1)),
      // The first version of the portal nests variants.
      ("<uint32 1>", .number(1)), ("<<uint32 2>>", .number(2)), ("<<<<<false>>>>>", .flag(false)),
    ] as [(String, BusValue)])
  func `a value is read from any number of nested variants`(text: String, expected: BusValue) throws
  {
    #expect(try value(text) == expected)
  }

  @Test(arguments: [
    "1", "int64 1", "byte 0x01", "'dark'", "(0.25, 0.5)", "(0.1, 0.2, 0.3, 0.4)", "[0.1, 0.2, 0.3]",
    "(uint32 1, uint32 2, uint32 3)", "<'dark'>", "@a{sv} {}", "()", "(<0.1>, <0.2>, <0.3>)",
  ])
  func `a value of another type is not read`(text: String) throws {
    #expect(try value(text) == .other)
  }
}
#endif
