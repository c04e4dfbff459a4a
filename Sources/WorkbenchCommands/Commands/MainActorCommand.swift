import ArgumentParser
import Canvas
import Support
import Workbench

package protocol MainActorCommand: ParsableCommand, Sendable {
  @MainActor
  func perform() throws
}

extension MainActorCommand {
  package func run() throws { try MainActorWork.perform { try perform() } }
}

enum MainActorWork {
  /// Runs a command's work, on the main thread.
  static func perform(_ body: @MainActor () throws -> Void) throws {
    try DescriptorLimit.check()
    do {
      try MainActor.assumeIsolated(body)
    } catch let error as PictureError {
      throw Failure(.internalError, "\(error)")
    }
  }
}
