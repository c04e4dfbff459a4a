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
