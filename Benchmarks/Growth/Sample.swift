import Canvas
import Foundation
import Robot

/// What the page of many switches costs, measured once.
@MainActor
struct Sample {
  /// Milliseconds of processor time a frame.
  struct Cost {
    var program: Double
    var server: Double
    var total: Double { program + server }
  }

  let count: Int
  /// Pixels a point.
  let scale: Double

  /// While every switch moves.
  let all: Cost
  /// While one moves among all of them.
  let one: Cost
  /// Milliseconds of the program's processor time a second while nothing happens.
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
