import Canvas
import Controls
import ControlsTesting
import Foundation
import Support

@testable import Workbench

/// Reads numbers from bytes, and zeros after the end.
struct EntryBytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }
  var isEmpty: Bool { rest.isEmpty }
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }
  mutating func word() -> UInt64 { (0..<8).reduce(0) { sum, _ in sum << 8 | UInt64(byte()) } }

  /// Reads an integer: often a small one, else any.
  mutating func integer() -> Int {
    let kind = byte()
    return kind < 128 ? Int(kind) - 64 : Int(truncatingIfNeeded: word())
  }

  /// Reads a number: often a small one, else any, including NaN.
  mutating func number() -> Double {
    let kind = byte()
    return kind < 192 ? Double(kind) : Double(bitPattern: word())
  }

  mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

  mutating func take(_ count: Int) -> EntryBytes {
    defer { rest = rest.dropFirst(count) }
    return EntryBytes(Array(rest.prefix(count)))
  }

  mutating func all() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }
}

/// The random numbers of a seed; each byte that is not zero changes one of them, for the fuzzer.
struct EntryRandom: RandomNumberGenerator {
  private var seeded: SeededGenerator
  private var changes: EntryBytes

  init(seed: UInt64, changes: EntryBytes = EntryBytes([])) {
    seeded = SeededGenerator(seed: seed)
    self.changes = changes
  }

  mutating func next() -> UInt64 { seeded.next() ^ UInt64(changes.byte()) &* 0x0101_0101_0101_0101 }
  mutating func int(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func chance(_ likelihood: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < likelihood
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(in: 0...(values.count - 1))] }
}

enum EntryFolder {
  /// The path of a folder with the images `a.png`, `b.png`, `c@2x.png`, and `narrow.png`, which is
  /// too narrow.
  static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Images").path
}

struct Flaw: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

func require(_ isSo: Bool, _ flaw: @autoclosure () -> String) throws {
  if !isSo { throw Flaw(flaw()) }
}

/// Checks that an error is useful: it is about bad input, has one line, and begins with a place.
func check(_ refusal: Failure, startsWith places: [String]) throws {
  let message = refusal.message
  try require(refusal.code == .badInput, "refused with the code \(refusal.code): \(message)")
  try require(
    message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
    "a refusal with what no line has: \(message.debugDescription)")
  try require(message.unicodeScalars.count <= 4500, "a refusal of \(message.utf8.count) bytes")
  try require(places.contains { message.hasPrefix($0) }, "a refusal that says no place: \(message)")
}

/// Reads input; `nil` if it is refused with a useful message that has an allowed beginning.
func accepted<Value>(orRefusedAt places: String..., read: () throws -> Value) throws -> Value? {
  do {
    return try read()
  } catch let refusal as Failure {
    try check(refusal, startsWith: places)
    return nil
  }
}

func requireJSON(_ text: String, _ what: String) throws {
  try require(JSON(parsing: text) != nil, "\(what) that are no JSON: \(text)")
}

/// Paints a scene unless it is too large for the time of a test.
func paintIfSmall(_ scene: Scene, size: Size, scale: Double, text: TextEngine) throws {
  guard size.width * size.height * scale * scale < 200_000 else { return }
  let picture = try scene.picture(scale: scale, text: text)
  try require(picture.width > 0 && picture.height > 0, "a picture without pixels")
}
