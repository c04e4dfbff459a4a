import Canvas
import Support

/// Makes the results that take long, one after another, while the main actor goes on.
actor ResultMaker {
  private let text = TextEngine()

  func result(of rest: @Sendable (TextEngine) throws -> JSON) -> Result<JSON, DriveError> {
    do { return .success(try rest(text)) } catch { return .failure(DriveError(error)) }
  }
}
