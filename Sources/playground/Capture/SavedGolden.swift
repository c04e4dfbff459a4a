import Canvas
import Controls

/// The last frame of a log that was saved with a picture.
@MainActor
struct SavedGolden {
  let target: SceneReplica

  private let text = TextEngine()
  private let scale: Double

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

  func png() throws -> [UInt8] { try target.scene.picture(scale: scale, text: text).png() }

  /// In paint order.
  var states: [JSON] { target.controls.map(\.tracedState) }
}
