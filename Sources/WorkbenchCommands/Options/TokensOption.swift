import ArgumentParser
import Canvas
import Workbench

/// The use of tokens by a command.
enum TokensUse {
  case picture
  /// A window reloads the file.
  case window
  /// Standard input has requests.
  case requests
}

package struct TokensOption<Program: WorkbenchProgram>: DescribedOptions {
  var tokens: String?

  package init() {}

  package static var table: [DescribedOption<Self>] { table(for: .picture) }

  static func table(for use: TokensUse) -> [DescribedOption<Self>] {
    [
      .optional(
        "tokens", \.tokens, completion: .file(),
        help: """
          A file of design tokens (Design Tokens Community Group, 2025.10) that replace the \
          built-in ones in all themes\(use == .requests ? "" : "; - is standard input"). It may \
          contain only some tokens; \(Program.name) tokens prints \
          all.\(use == .window ? " The window reloads the file whenever it is saved." : "")
          """)
    ]
  }

  func load() throws -> TokenFile? { try Self.file(at: tokens) }

  /// Prints the file's remarks; `nil` without a path.
  static func file(at path: String?) throws -> TokenFile? {
    guard let path else { return nil }
    let file = try TokenFile(path: path, Program.tokens)
    for remark in file.remarks { StandardStreams.say("\(Program.name): \(remark)\n") }
    return file
  }
}
