import ArgumentParser

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// The numbers of a spring, in each form and for each toolkit.
enum SpringsEntry {
  private static let forms = [
    ("--response", "--damping"), ("--duration", "--bounce"),
    ("--stiffness", "--damping-coefficient"),
  ]

  static func handle(_ bytes: [UInt8]) throws {
    var bytes = EntryBytes(bytes)
    let form = forms[bytes.choice(forms.count)]
    func number() -> Double { bytes.number() / 16 }
    var words = [form.0, "\(number())", form.1, "\(number() - 1)"]
    words += ["--tolerance", "\(number() / 32)", "--rate", "\(number() * 4)"]
    if bytes.choice(2) == 1 { words += ["--mass", "\(number())"] }
    for dialect in SpringDialect.allCases { try write(words + ["--as", dialect.rawValue]) }
  }

  private static func write(_ words: [String]) throws {
    let text: String
    do {
      text = try SpringsCommand<Playground>.parse(words).text()
    } catch let refusal as Failure {
      return try require(!refusal.message.isEmpty, "a refusal without a word")
    } catch {
      let code = SpringsCommand<Playground>.exitCode(for: error).rawValue
      return try require(code == 64, "an end with the code \(code): \(error)")
    }
    let isNumeric = !["nan", "inf"].contains { text.lowercased().contains($0) }
    try require(!text.isEmpty && isNumeric, "\(words.joined(separator: " ")): \(text)")
    if words.last == SpringDialect.json.rawValue {
      try requireJSON(text, "numbers of a spring")
    }
  }
}
