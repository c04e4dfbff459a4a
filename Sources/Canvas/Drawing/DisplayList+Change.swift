extension DisplayList {
  /// The commands that turn a list into another one; few if the two are frames of an animation.
  package struct Change: Sendable {
    private struct Part {
      /// In the first list.
      var range: Range<Int>
      var commands: [Command]
      /// The number of commands that are kept, with those inside of others.
      var count: Int
    }

    /// Their ranges have the length of their commands if there are several.
    private var parts: [Part] = []

    package var isEmpty: Bool { parts.isEmpty }
    /// The number of commands that are kept for the change, with those inside of others.
    package var count: Int { parts.reduce(0) { $0 + $1.count } }

    package init(from old: DisplayList, to new: DisplayList) {
      if old.commands.count == new.commands.count {
        addRuns(from: old.commands, to: new.commands)
        return
      }
      let (head, oldTail, newTail) = new.changedPart(since: old)
      let commands = Array(new.commands[head..<newTail])
      let count = commands.reduce(0) { $0 + $1.count }
      parts = [Part(range: head..<oldTail, commands: commands, count: count)]
    }

    private mutating func addRuns(from old: [Command], to new: [Command]) {
      var index = 0
      while index < new.count {
        let start = index
        while index < new.count, old[index] != new[index] { index += 1 }
        if index > start {
          let kept = zip(old[start..<index], new[start..<index]).map { $1.sharingList(of: $0) }
          parts.append(
            Part(
              range: start..<index, commands: kept.map(\.command),
              count: kept.reduce(0) { $0 + $1.count }))
        } else {
          index += 1
        }
      }
    }

    fileprivate func apply(to commands: inout [Command]) {
      for part in parts { commands.replaceSubrange(part.range, with: part.commands) }
    }
  }

  package mutating func apply(_ change: Change) { change.apply(to: &commands) }

  /// The part between the beginning and the end that both lists have.
  func changedPart(since old: DisplayList) -> (head: Int, oldTail: Int, newTail: Int) {
    var (head, oldTail, newTail) = (0, old.commands.count, commands.count)
    while head < min(oldTail, newTail), old.commands[head] == commands[head] { head += 1 }
    while oldTail > head, newTail > head, old.commands[oldTail - 1] == commands[newTail - 1] {
      oldTail -= 1
      newTail -= 1
    }
    return (head, oldTail, newTail)
  }
}

extension DisplayList.Command {
  /// The number of commands, with those inside.
  var count: Int {
    switch self {
    case .group(_, let list), .clip(_, let list), .pathClip(_, _, let list), .lens(_, _, let list):
      list.commands.reduce(1) { $0 + $1.count }
    default: 1
    }
  }

  /// The command, with the list of another group if it is the same, as in each frame of a fade; and
  /// the number of commands that are kept.
  fileprivate func sharingList(of other: Self) -> (command: Self, count: Int) {
    if case .group(_, let list) = other, case .group(let opacity, let own) = self, list == own {
      return (.group(opacity: opacity, list), 1)
    }
    return (self, count)
  }
}
