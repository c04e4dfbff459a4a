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
    } catch let error as BitmapError {
      throw Failure(.internalError, "\(error)")
    } catch let error as VectorPictureError {
      throw Failure(.internalError, "\(error)")
    }
  }
}
