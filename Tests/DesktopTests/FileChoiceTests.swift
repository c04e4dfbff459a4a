#if Desktop
import CDesktop
import Testing

@testable import Desktop

@Suite struct `Responses of the file chooser portal` {
  private func choice(_ text: String) throws -> FileChoice? {
    let variant = try #require(g_variant_parse(nil, text, nil, nil, nil))
    defer { g_variant_unref(variant) }
    return FileChoice(response: variant)
  }

  @Test func `a response contains the first file, a cancellation or an error`() throws {
    #expect(try choice("(uint32 0, {'uris': <['file:///a', 'b']>})") == .chosen("file:///a"))
    #expect(try choice("(uint32 1, @a{sv} {})") == .canceled)
    #expect(try choice("(uint32 2, @a{sv} {})") == .unavailable("the portal failed"))
    for results in ["@a{sv} {}", "{'uris': <@as []>}", "{'uris': <'file:///a'>}", "{'uri': <1>}"] {
      #expect(
        try choice("(uint32 0, \(results))") == .unavailable("the portal returned no file"))
    }
  }

  @Test(arguments: ["(0, @a{sv} {})", "uint32 0", "(uint32 0, 'uris')", "()"])
  func `a response of another type is rejected`(text: String) throws {
    #expect(try choice(text) == nil)
  }
}
#endif
