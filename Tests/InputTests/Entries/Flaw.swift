import Canvas
import Controls

@testable import Workbench
@testable import playground

/// A wrong result of some input.
struct Flaw: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

func require(_ isSo: Bool, _ flaw: @autoclosure () -> String) throws {
  if !isSo { throw Flaw(flaw()) }
}

/// Checks that an error is useful: it is about bad input, has one line, and begins with the place.
///
/// - Parameter places: Allowed beginnings of the message.
func check(_ refusal: Failure, startsWith places: [String]) throws {
  let message = refusal.message
  try require(refusal.code == .badInput, "refused with the code \(refusal.code): \(message)")
  try require(
    message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
    "a refusal with what no line has: \(message.debugDescription)")
  try require(message.unicodeScalars.count <= 4500, "a refusal of \(message.utf8.count) bytes")
  try require(places.contains { message.hasPrefix($0) }, "a refusal that says no place: \(message)")
}

/// Paints a scene unless it is too large for the time of a test.
func paintIfSmall(_ scene: Scene, size: Size, scale: Double, text: TextEngine) throws {
  guard size.width * size.height * scale * scale < 200_000 else { return }
  let picture = try scene.picture(scale: scale, text: text)
  try require(picture.width > 0 && picture.height > 0, "a picture without pixels")
}
