import Canvas
import Controls

/// What a log that was saved with a picture shows in its last frame.
@MainActor
struct SavedGolden {
  let target: SceneReplica

  private let text = TextEngine()
  private let scale: Double

  /// Replays a log to its end, frame by frame.
  init(replaying log: InputLog) throws {
    target = SceneReplica(log.header)
    scale = log.header.scale
    if let excess = PictureSize.excess(of: target.size, scale: scale) {
      throw Failure(.badInput, excess)
    }
    text.scale = scale
    target.scene.measure(with: text)
    try Replay(log: log, rate: InputRecording.rate, end: log.header.end).run(target) { _ in }
  }

  /// The PNG file of the last frame.
  func png() throws -> [UInt8] { try target.scene.picture(scale: scale, text: text).png() }

  /// What the controls are in the last frame, in the order of painting.
  var states: [JSON] { target.controls.map(\.tracedState) }
}
