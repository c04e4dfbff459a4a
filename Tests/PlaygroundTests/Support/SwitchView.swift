import Canvas
import Robot
import Testing

/// The switch of the page trio, read from its pixels.
///
/// Positions are in points along the track of 51 pt, from the end at which the thumb starts, so
/// that a test is independent of the initial state.
@MainActor struct SwitchView {
  let app: PlaygroundApp
  private let track: Rect
  private let startsOn: Bool

  init(_ app: PlaygroundApp) throws {
    self.app = app
    let control = try #require(app.layout.controls(.toggle).first)
    track = Rect(center: control.frame.center, size: Size(51, 31))
    startsOn = control.value == .flag(true)
  }

  func place(_ x: Double) -> Point { Point(startsOn ? track.maxX - x : track.minX + x, track.midY) }
  func pixel(_ x: Double) throws -> Bitmap.Pixel { try app.pixel(at: place(x)) }
  func isThumb(at x: Double) throws -> Bool { try pixel(x).isWhite }

  /// Whether the thumb is at the end where it started, pressed or not.
  func isAtStart() throws -> Bool { try isThumb(at: 8) && !isThumb(at: 46) }
  func isAtEnd() throws -> Bool { try isThumb(at: 46) && !isThumb(at: 8) }

  func flip() throws {
    try app.click(at: place(15.5))
    try app.wait(for: "the thumb at the other end") { try isAtEnd() }
  }

  func flipBack() throws {
    try app.click(at: place(15.5))
    try app.wait(for: "the thumb where it began") { try isAtStart() }
  }
}

extension PlaygroundApp {
  /// Expects that the program works on and ends without a complaint.
  func expectWell() throws {
    try SwitchView(self).flip()
    try expectQuietEnd()
  }

  func expectQuietEnd() throws {
    #expect(try close() == 0)
    #expect(program.errorText.isEmpty, "\(program.errorText)")
  }
}

extension Bitmap.Pixel {
  var isWhite: Bool { components.allSatisfy { $0 >= 254 } }
  var isBlack: Bool { components.allSatisfy { $0 == 0 } }
  private var components: [Int] { [Int(red), Int(green), Int(blue)] }
}
