import Testing

@testable import Workbench
@testable import playground

/// RFC 8089, as used by programs that drag files.
@Suite struct `File address` {
  @Test(arguments: ["/", "/home/a b/c.png", "/ä/100%/#1?.png"])
  func `the address of a path leads to the path`(path: String) throws {
    let address = FileAddress.address(of: path)
    #expect(address.utf8.allSatisfy { $0 > 32 && $0 < 127 })
    #expect(try FileAddress.path(of: address) == path)
  }

  @Test(arguments: [
    ("file:///home/me/a.tokens.json", "/home/me/a.tokens.json"),
    ("file:///a%20b/%C3%A4%25.json", "/a b/ä%.json"), ("file://localhost/a", "/a"),
    ("FILE://Here/a", "/a"), ("file:/a/b", "/a/b"), ("file:///", "/"),
  ])
  func `a file URL of this host is converted to its path`(address: String, path: String) throws {
    #expect(try FileAddress.path(of: address, host: "here") == path)
  }

  @Test(arguments: [
    "", "file:", "file://", "file:///%", "file:///%4", "file:///%zz", "file:///a%00b",
    "file:///%FF", "file:a", "file://elsewhere/a", "http://example.org/a.json", "/a.json",
    "data:,a", "file:///%+1", String(repeating: "x", count: 10_000),
  ])
  func `any other address is rejected`(address: String) throws {
    let failure = #expect(throws: Failure.self) { try FileAddress.path(of: address, host: "here") }
    #expect(failure?.code == .badInput && failure?.message.contains("expected") == true)
    #expect((failure?.message.count ?? 0) < 160)
  }
}
