/// Why there is no answer.
struct Failure: Error, CustomStringConvertible {
  var description: String
}
