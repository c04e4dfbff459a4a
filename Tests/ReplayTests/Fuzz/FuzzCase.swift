import Canvas
import Controls
import ControlsTesting

/// A random scene with random events, painted as in a window: only its damage, and not at all when
/// idle.
///
/// After each frame, it looks as after laying out, recording and painting everything again.
struct FuzzCase {
  private static let stepCount = 24

  let seed: UInt64
  let fuzz: FuzzScene
  var random: SeededGenerator
  /// The time of the next event.
  var time = Instant.zero
  var names: [String] = []

  private let masks: MaskCache
  private let text: TextEngine
  private var picture: IncrementalPicture
  private var lastFrame = Instant.zero
  private var isAnimating = false

  /// The caches are shared by all cases, because they take longer to make than a case.
  init(seed: UInt64, masks: MaskCache, text: TextEngine) throws {
    self.seed = seed
    self.masks = masks
    self.text = text
    fuzz = FuzzScene(seed: seed, text: text)
    random = SeededGenerator(seed: ~seed)
    text.scale = fuzz.scale
    picture = try IncrementalPicture(
      size: fuzz.size, scale: fuzz.scale, masks: masks, text: text)
    fuzz.scene.measure(with: text)
  }

  /// A description of the fault; `nil` if there is none.
  mutating func run() throws -> String? {
    for _ in 0..<Self.stepCount {
      time = time.advanced(by: random.pick([0, 0, 0.001, 0.007, 1 / 60, 0.05, 0.3]))
      if random.chance(0.4) {
        // Frames have a target time ahead of the next events.
        lastFrame = max(lastFrame, time.advanced(by: random.pick([0, 0.004, 1 / 60])))
        if let fault = try showFrame() { return fault }
      } else {
        fuzz.scene.advance(to: time)
        try act()
      }
    }
    // A frame long after all animations.
    lastFrame = max(lastFrame, time).advanced(by: 3)
    return try showFrame()
  }

  mutating func resize(scale: Double) throws {
    fuzz.resize(to: FuzzScene.randomSize(scale: scale, &random), scale: scale)
    text.scale = scale
    picture = try newPicture()
  }

  private func newPicture() throws -> IncrementalPicture {
    try IncrementalPicture(size: fuzz.size, scale: fuzz.scale, masks: masks, text: text)
  }

  private mutating func showFrame() throws -> String? {
    names.append("\(lastFrame.seconds) s: frame")
    // An idle scene gets no frame, and its time does not advance.
    let needsFrame = fuzz.scene.needsUpdate || isAnimating
    if needsFrame {
      let update = fuzz.scene.update(for: frameTime(lastFrame))
      isAnimating = update.isAnimating
      picture.show(update, of: fuzz.scene)
    }
    let whole = try newPicture()
    fuzz.scene.measure(with: text)
    _ = fuzz.scene.update(for: frameTime(fuzz.scene.lastTime))
    whole.paintEverything(of: fuzz.scene)
    guard let place = picture.bitmap.firstDifference(from: whole.bitmap) else { return nil }
    let evidence = PictureEvidence.write(
      "fuzz-\(seed)", actual: Picture(picture.bitmap), expected: Picture(whole.bitmap),
      difference: nil)
    return "stale at \(place) px\(needsFrame ? "" : ", idle") of \(fuzz.size) at scale "
      + "\(fuzz.scale); see \(evidence); \(names.joined(separator: "; "))"
  }

  private func frameTime(_ target: Instant) -> FrameTime {
    FrameTime(target: target)
  }
}
