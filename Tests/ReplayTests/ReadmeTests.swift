import Testing

@Suite struct `README file` {
  private func blocks() throws -> [String] {
    try Checkout.text("README.md").matches(of: /```swift\n(.*?)```/.dotMatchesNewlines())
      .map { String($0.1) }
  }

  private func marked(in path: String) throws -> String {
    let lines = try Checkout.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    let beginning = try #require(lines.firstIndex { $0.hasSuffix("// README.md: from here") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// README.md: to here") })
    let indentation = lines[beginning].prefix { $0 == " " }
    return lines[beginning + 1..<end].map { line in
      (line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line) + "\n"
    }.joined()
  }

  private func products(in block: String) -> [String] {
    block.matches(of: /\.product\(name: "(.+?)", package: "controls-playground"\)/)
      .map { String($0.1) }
  }

  @Test func `the README shows only code of the examples and their tests`() throws {
    let shown = try blocks()
    let program = try Checkout.text("Examples/Sources/hello/main.swift")
    let snippet = try marked(in: "Examples/Tests/ReadmeTests/ReadmeTests.swift")
    let services = try marked(in: "Examples/Sources/accessible/main.swift")
    #expect(shown.filter { products(in: $0).isEmpty } == [program, snippet, services])
  }

  @Test func `the README names the products of the package`() throws {
    let manifest = try Checkout.text("Package.swift")
    #expect(manifest.contains(#"name: "controls-playground""#))
    let libraries = manifest.matches(of: /\.library\(name: "(.+?)"/).map { String($0.1) }
    #expect(try blocks().flatMap(products) == libraries)
  }
}
