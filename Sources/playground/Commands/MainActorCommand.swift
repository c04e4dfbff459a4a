import ArgumentParser
import Canvas

/// A command of the program; all of them work with scenes, which live on the main actor.
protocol MainActorCommand: ParsableCommand, Sendable {
  @MainActor
  func perform() throws
}

extension MainActorCommand {
  /// The program's `main` calls it, which runs on the main thread.
  func run() throws {
    try DescriptorRoom.check()
    do {
      try MainActor.assumeIsolated { try perform() }
    } catch let error as BitmapError {
      throw Failure(.internalError, "\(error)")
    } catch let error as VectorPictureError {
      throw Failure(.internalError, "\(error)")
    }
  }
}
