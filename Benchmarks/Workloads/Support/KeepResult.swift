/// Takes a result, so that the compiler cannot leave out what it comes from.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
