import ArgumentParser
import Canvas
import Workbench

protocol MainActorCommand: ParsableCommand, Sendable {
  @MainActor
  func perform() throws
}

extension MainActorCommand {
  func run() throws { try Playground.perform { try perform() } }
}

extension Playground {
  /// Runs a command's work, on the main thread.
  static func perform(_ body: @MainActor () throws -> Void) throws {
    try DescriptorLimit.check()
    do {
      try MainActor.assumeIsolated(body)
    } catch  where error is BitmapError || error is VectorPictureError {
      throw Failure(.internalError, "\(error)")
    }
  }
}
