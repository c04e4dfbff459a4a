/// An error with a message.
struct Failure: Error, CustomStringConvertible {
  var description: String
}
