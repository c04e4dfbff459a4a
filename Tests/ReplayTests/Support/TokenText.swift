import Support

@testable import Workbench

nonisolated enum TokenText {
  static let name = "my.tokens.json"

  static func file(_ tokens: KeyValuePairs<String, String>) -> String {
    object(tokens.map { ($0.key.split(separator: ".")[...], $0.value) })
  }

  static func file(_ name: String, value: String) -> String {
    file([name: #"{"$value": \#(value)}"#])
  }

  private static func object(_ tokens: [(path: ArraySlice<Substring>, json: String)]) -> String {
    var names: [Substring] = []
    for token in tokens {
      if let name = token.path.first, !names.contains(name) { names.append(name) }
    }
    let members = names.map { name in
      let inner = tokens.filter { $0.path.first == name }.map { ($0.path.dropFirst(), $0.json) }
      let isToken = inner.count == 1 && inner[0].0.isEmpty
      return #""\#(name)": "# + (isToken ? inner[0].1 : object(inner))
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  static func read(_ text: String) throws -> TokenFile { try TokenFile(parsing: text, name: name) }

  /// The reason why a file is rejected, without its name; `nil` if it is accepted.
  static func refusal(of text: String) throws -> String? {
    do {
      _ = try read(text)
      return nil
    } catch let failure as Failure {
      let prefix = name + ": "
      guard failure.code == .badInput, failure.message.hasPrefix(prefix) else { throw failure }
      return String(failure.message.dropFirst(prefix.count))
    }
  }
}
