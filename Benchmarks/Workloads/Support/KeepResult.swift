/// Uses a result, so that the compiler cannot remove its computation.
@inline(never)
func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
