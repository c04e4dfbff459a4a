import ArgumentParser

@testable import Workbench
@testable import playground

/// The exit code and the message of the error that ends a command; `nil` without an error.
func refusal(_ body: () throws -> Void) -> (code: Int32, message: String)? {
  do {
    try body()
    return nil
  } catch let failure as Failure {
    return (failure.code.rawValue, failure.message)
  } catch {
    return (Playground.exitCode(for: error).rawValue, Playground.message(for: error))
  }
}
