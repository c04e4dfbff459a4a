import ArgumentParser
import Canvas

/// A command that works with scenes, which are isolated to the main actor.
protocol MainActorCommand: ParsableCommand, Sendable {
  @MainActor
  func perform() throws
}

extension MainActorCommand {
  /// Called by the program's `main`, on the main thread.
  func run() throws {
    try DescriptorLimit.check()
    do {
      try MainActor.assumeIsolated { try perform() }
    } catch  where error is BitmapError || error is VectorPictureError {
      throw Failure(.internalError, "\(error)")
    }
  }
}
