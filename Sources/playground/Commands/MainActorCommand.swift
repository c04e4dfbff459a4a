import ArgumentParser
import Canvas
import Workbench

protocol MainActorCommand: ParsableCommand, Sendable {
  @MainActor
  func perform() throws
}

extension MainActorCommand {
  func run() throws {
    try DescriptorLimit.check()
    do {
      try MainActor.assumeIsolated { try perform() }
    } catch  where error is BitmapError || error is VectorPictureError {
      throw Failure(.internalError, "\(error)")
    }
  }
}
