import ArgumentParser

/// `--tokens`, wherever something is shown.
struct TokensOption: ParsableArguments {
  @Option(
    help: """
      A file of design tokens (Design Tokens Community Group, 2025.10) whose values replace the \
      built-in ones, in every theme alike; - is standard input. It may hold a few only; \
      playground tokens prints all. The window reads it again whenever it is saved.
      """, completion: .file())
  var tokens: String?

  /// The token file, whose remarks are printed; `nil` without the option.
  func load() throws -> TokenFile? {
    guard let tokens else { return nil }
    let file = try TokenFile(path: tokens)
    for remark in file.remarks { StandardStreams.say("playground: \(remark)\n") }
    return file
  }
}
