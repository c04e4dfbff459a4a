import Canvas
import ControlsTesting

@testable import Controls

/// A random scene with random events, painted as in a window: only its damage, and not at all when
/// idle.
///
/// After each frame, it looks as after laying out, recording and painting everything again.
final class SceneEntry {
  private static let stepCount = 24

  // Shared by all cases, because they take longer to make than a case.
  private static let masks = MaskCache(byteLimit: 64 << 20)
  private static let text = TextEngine()

  let content: RandomScene
  var random: EntryRandom
  /// The time of the next event.
  private(set) var time = Instant.zero
  private let seed: UInt64
  private var names: [String] = []
  private var picture: IncrementalPicture
  private var lastFrame = Instant.zero
  private var isAnimating = false
  var scene: Scene { content.scene }

  /// The bytes are a seed, changes of the scene's numbers, and changes of the events' numbers.
  static func handle(_ bytes: [UInt8]) throws { try SceneEntry(EntryBytes(bytes)).run() }

  private init(_ bytes: EntryBytes) throws {
    var bytes = bytes
    seed = bytes.word()
    var sceneRandom = EntryRandom(seed: seed, changes: bytes.take(64))
    random = EntryRandom(seed: ~seed, changes: bytes)
    content = RandomScene(&sceneRandom, text: Self.text)
    Self.text.scale = content.scale
    picture = try Self.newPicture(of: content)
    content.scene.measure(with: Self.text)
  }

  private static func newPicture(of content: RandomScene) throws -> IncrementalPicture {
    try IncrementalPicture(size: content.size, scale: content.scale, masks: masks, text: text)
  }

  private func run() throws {
    for _ in 0..<Self.stepCount {
      time = time.advanced(by: random.pick([0, 0, 0.001, 0.007, 1 / 60, 0.05, 0.3]))
      if random.chance(0.4) {
        // Frames have a target time ahead of the next events.
        lastFrame = max(lastFrame, time.advanced(by: random.pick([0, 0.004, 1 / 60])))
        try showFrame()
      } else {
        scene.advance(to: time)
        try act()
      }
    }
    // A frame long after all animations.
    lastFrame = max(lastFrame, time).advanced(by: 3)
    try showFrame()
  }

  func note(_ name: String) { names.append("\(time.seconds) s: \(name)") }

  func resize(scale: Double) throws {
    // The scene lays out at once, as in a window, which sets the scale of texts first.
    Self.text.scale = scale
    content.resize(to: RandomScene.size(scale: scale, &random), scale: scale)
    picture = try Self.newPicture(of: content)
  }

  private func showFrame() throws {
    names.append("\(lastFrame.seconds) s: frame")
    // An idle scene gets no frame, and its time does not advance.
    let needsFrame = scene.needsUpdate || isAnimating
    if needsFrame {
      let update = scene.update(for: FrameTime(target: lastFrame))
      isAnimating = update.isAnimating
      picture.show(update, of: scene)
    }
    let whole = try Self.newPicture(of: content)
    scene.measure(with: Self.text)
    _ = scene.update(for: FrameTime(target: scene.lastTime))
    whole.paintEverything(of: scene)
    guard let place = picture.bitmap.firstDifference(from: whole.bitmap) else { return }
    let evidence = PictureEvidence.write(
      "scene-\(seed)", actual: Picture(picture.bitmap), expected: Picture(whole.bitmap),
      difference: nil)
    throw Flaw(
      "stale at \(place) px\(needsFrame ? "" : ", idle") of \(content.size) at scale "
        + "\(content.scale); see \(evidence); \(names.joined(separator: "; "))")
  }
}
