import ArgumentParser

/// A command of the program; all of them work with scenes, which live on the main actor.
protocol MainActorCommand: ParsableCommand, Sendable {
  @MainActor
  func perform() throws
}

extension MainActorCommand {
  /// The program's `main` calls it, which runs on the main thread.
  func run() throws {
    try DescriptorRoom.check()
    try MainActor.assumeIsolated { try perform() }
  }
}
