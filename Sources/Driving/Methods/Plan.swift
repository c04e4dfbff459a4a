import Canvas
import Support
import Workbench

/// The work of a request, which may take time.
package struct Plan {
  package enum Step {
    case perform(() throws -> Void)
    /// A wait, with frames at a rate on a virtual clock.
    case pass(seconds: Double, rate: Double)
    /// A wait until nothing moves, for at most some seconds.
    case settle(limit: Double)
  }

  package enum Result {
    case ready(JSON)
    /// The rest of the work on what was recorded; it takes long and needs no scene.
    case recorded(@Sendable (TextEngine) throws -> JSON)
  }

  package var steps: [Step]
  /// Makes the result, after the frame that shows the steps.
  package var result: () throws -> Result

  init(_ steps: [Step] = [], result: @escaping () throws -> JSON) {
    (self.steps, self.result) = (steps, { .ready(try result()) })
  }

  init(recording: @escaping () throws -> Result) { (steps, result) = ([], recording) }
}
