/// What came of asking the user for a file of tokens.
enum TokensChoice: Hashable {
  /// Its address (URI).
  case file(String)
  /// The user does not want any.
  case nothing
  /// Nobody could ask.
  case unavailable
}
