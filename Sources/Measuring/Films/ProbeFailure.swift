import Support

/// The failure of a fit for which another probe may help.
///
/// The caller knows how its user moves the probe: by an option, or with the pointer.
package struct ProbeFailure: Error, CustomStringConvertible {
  /// The failure without advice.
  let failure: Failure
  /// The place for the probe, such as `over the moving edge`.
  let place: String

  package var description: String { failure.description }

  /// Adds advice: an action, such as `move --probe`, and the place.
  package func advising(_ action: String) -> Failure {
    Failure(failure.code, "\(failure.message); \(action) \(place)")
  }
}
