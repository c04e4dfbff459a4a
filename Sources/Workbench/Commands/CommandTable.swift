import Canvas
import Controls

/// All commands of a window, in the order of the card of shortcuts.
@MainActor
final class CommandTable {
  let commands: [Command]
  private let shortcuts = ShortcutTable()
  /// Runs an available command.
  var perform: (Command) -> Void = { $0.run() }
  /// Called with the reason if the user asks for a command that is unavailable.
  var onDisabledReason: ((Command, String) -> Void)?

  init(_ commands: [Command]) {
    self.commands = commands
    for command in commands {
      for shortcut in command.shortcuts {
        shortcuts.add(shortcut.key, shortcut.modifiers) { [weak self] in self?.run(command) }
      }
    }
  }

  subscript(name: CommandName) -> Command? { commands.first { $0.name == name } }

  func commands(in group: CommandGroup) -> [Command] { commands.filter { $0.group == group } }

  /// The groups, in the order of their first commands.
  var groups: [CommandGroup] {
    commands.map(\.group).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  func run(_ command: Command) {
    if let disabledReason = command.disabledReason() {
      onDisabledReason?(command, disabledReason)
    } else {
      perform(command)
    }
  }

  /// Runs the command of a pressed key; returns whether there is one.
  func handle(_ event: KeyEvent) -> Bool { shortcuts.run(for: event) }

  /// The commands of groups; several groups have headings.
  func menuItems(_ groups: [CommandGroup]) -> [MenuItem] {
    let sections = groups.map { group in
      let items = commands(in: group).map(\.menuItem)
      return items.isEmpty || groups.count == 1 ? items : [.heading(group.title)] + items
    }
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [.separator]))
  }

  /// Commands whose words begin with the words of a text, in the order of the table; those that
  /// only match with their keywords come last.
  ///
  /// A word of the text can also be several words in a row, such as "darkmode".
  func commands(matching text: String) -> [Command] {
    let sought = text.lowercased().split(separator: " ")
    func matches(_ command: Command, with keywords: [String]) -> Bool {
      let words = ([command.shownTitle, command.title, command.group.title] + keywords)
        .joined(separator: " ").lowercased().split { !$0.isLetter && !$0.isNumber }
      return sought.allSatisfy { part in
        words.indices.contains { words[$0...].joined().hasPrefix(part) }
      }
    }
    let titled = commands.filter { matches($0, with: []) }
    let others = commands.filter { !matches($0, with: []) && matches($0, with: $0.keywords) }
    return titled + others
  }
}

/// Keys that a control or the window handles, which are no commands.
enum FixedKeys {
  static let title = "Controls"

  static let rows: [(keys: [[String]], title: String)] = [
    ([["Tab"], ["Shift", "Tab"]], "Next, Previous"),
    ([["Space"], ["Return"]], "Use the Control"),
    ([["Space", "Drag"]], "Move Magnified Control"),
    ([["Alt", "Point"]], "Measure Edge to Edge"),
    ([["Arrows"]], "Change the Value or Selection"),
    ([["Home"], ["End"]], "First or Last Value"),
    ([["Page Up"], ["Page Down"]], "Larger Steps"),
    ([["Escape"]], "Cancel, Close, Return to Now"),
    ([["Ctrl", "Q"]], "Quit"),
  ]
}
