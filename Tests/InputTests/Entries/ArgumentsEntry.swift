import ArgumentParser
import Measuring
import Support

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// A command line, performed without a display and without writing files.
enum ArgumentsEntry {
  static func handle(_ bytes: [UInt8]) throws {
    let words = bytes.prefix { $0 != 0 }.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
    // Other entries cover the files that these options read.
    let isReading = ["--tokens", "--appearance", "--log"].contains { option in
      words.contains { $0.hasPrefix(option) }
    }
    do {
      let command = try Playground.command(for: words)
      if !isReading { try perform(command) }
    } catch let flaw as Flaw {
      throw flaw
    } catch let refusal as Failure {
      try require(!refusal.message.isEmpty, "a refusal without a word")
    } catch {
      let code = Playground.exitCode(for: error).rawValue
      try require([0, 64].contains(code), "an end with the code \(code): \(error)")
      try require(!Playground.fullMessage(for: error).isEmpty, "a refusal without a word")
    }
  }

  private static func perform(_ command: any ParsableCommand) throws {
    switch command {
    case let command as SnapshotCommand<Playground>: try paint(command)
    case let command as SemanticsCommand<Playground> where isControl(command):
      try requireJSON(try command.tree().json.text, "semantics")
    case let command as AdviseCommand: _ = try command.findings()
    default: break
    }
  }

  private static func isControl(_ command: some PictureCommand) -> Bool {
    command.subject != .gallery && command.subject != .window
  }

  private static func paint(_ command: some PictureCommand) throws {
    guard isControl(command) else { return }
    let size = try command.shown().size
    guard size.width * size.height * command.settings.scale * command.settings.scale < 200_000
    else { return }
    for format in [PictureFormat.png, .svg, .pdf] {
      try require(try !command.bytes(as: format).isEmpty, "an empty file")
    }
  }
}

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
    if words.last == SpringDialect.json.rawValue { try requireJSON(text, "numbers of a spring") }
  }
}
