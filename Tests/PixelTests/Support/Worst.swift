/// The largest value of a series, with its name.
struct Worst {
  private(set) var value = 0.0
  private(set) var name = ""

  mutating func add(_ value: Double, _ name: @autoclosure () -> String) {
    if value > self.value { (self.value, self.name) = (value, name()) }
  }
}
