import Canvas
import Foundation
import Robot

/// One measurement of the cost of the page of many switches.
@MainActor
struct Sample {
  /// Processor time per frame, in milliseconds.
  struct Cost {
    var program: Double
    var server: Double
    var total: Double { program + server }
  }

  let count: Int
  /// Pixels per point.
  let scale: Double

  /// The cost while every switch animates.
  let all: Cost
  /// The cost while one of the switches animates.
  let one: Cost
  /// Processor time of the program while idle, in milliseconds per second.
  let rest: Double

  init(_ playground: String, count: Int, scale: Double) throws {
    self.count = count
    self.scale = scale
    func inWindow<Result>(_ body: (StressWindow) throws -> Result) throws -> Result {
      let window = try StressWindow(playground, count: count, scale: scale)
      defer { window.end() }
      return try body(window)
    }
    all = try inWindow { try $0.cost(ofClicking: "all") }
    one = try inWindow { try $0.cost(ofClicking: "switch-0") }
    rest = try inWindow { try $0.restingCost() }
  }
}
