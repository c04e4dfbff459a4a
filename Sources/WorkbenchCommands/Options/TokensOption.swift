import ArgumentParser
import Canvas
import Workbench

package struct TokensOption<Program: WorkbenchProgram>: DescribedOptions {
  var tokens: String?

  package init() {}

  package static var table: [DescribedOption<Self>] {
    [
      .optional(
        "tokens", \.tokens, completion: .file(),
        help: """
          A file of design tokens (Design Tokens Community Group, 2025.10) that replace the \
          built-in ones in all themes; - is standard input. It may contain only some tokens; \
          \(Program.name) tokens prints all. The window reloads the file whenever it is saved.
          """)
    ]
  }

  /// Prints the file's remarks; `nil` without the option.
  func load() throws -> TokenFile? {
    guard let tokens else { return nil }
    let file = try TokenFile(path: tokens, Program.tokens)
    for remark in file.remarks { StandardStreams.say("\(Program.name): \(remark)\n") }
    return file
  }
}
