import ControlsTesting
import Foundation
import Testing

enum Fixture {
  static func data(_ name: String) throws -> Data {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures/reference"))
    return try Data(contentsOf: url)
  }

  static func picture(_ name: String) throws -> Picture {
    try Picture(png: [UInt8](data(name + ".png")))
  }
}

/// Springs and timing curves computed to 40 digits: Fixtures/reference/motion_samples.json.
struct MotionSamples {
  /// Time, value, and change of the value per second.
  typealias Sample = (time: Double, value: Double, derivative: Double)

  private let tables: [String: Any]

  init() throws {
    let object = try JSONSerialization.jsonObject(with: Fixture.data("motion_samples.json"))
    tables = try #require(object as? [String: Any])
  }

  /// A spring from 0 to 1, by name: response, underscore, damping ratio.
  func spring(_ name: String) throws -> [Sample] {
    let spring = try #require(tables[name] as? [String: Any])
    return try samples(spring["samples_t_y_dydt"])
  }

  func constants(_ name: String) throws -> (omega: Double, stiffness: Double, damping: Double) {
    let spring = try #require(tables[name] as? [String: Any])
    return (
      try #require(spring["omega"] as? Double), try #require(spring["k"] as? Double),
      try #require(spring["c"] as? Double)
    )
  }

  /// Rows of time, value and derivative.
  func table(_ name: String) throws -> [Sample] { try samples(tables[name]) }

  func curve(_ name: String) throws -> [(time: Double, progress: Double)] {
    try #require(tables[name] as? [[Double]]).map { ($0[0], $0[1]) }
  }

  private func samples(_ rows: Any?) throws -> [Sample] {
    try #require(rows as? [[Double]]).map { ($0[0], $0[1], $0[2]) }
  }
}
