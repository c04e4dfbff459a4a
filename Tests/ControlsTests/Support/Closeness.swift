/// Whether two numbers are equal except for rounding: nanoseconds of time, nine digits of a table.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-8) -> Bool {
  abs(a - b) <= tolerance
}

func isClose(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-8) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, within: tolerance) }
}
