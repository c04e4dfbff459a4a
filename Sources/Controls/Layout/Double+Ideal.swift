extension Double {
  /// The offered length; the ideal length if the offer is infinite.
  package func orIdeal(_ ideal: @autoclosure () -> Double) -> Double { isFinite ? self : ideal() }
}
