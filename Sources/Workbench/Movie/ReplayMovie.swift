import Canvas

@MainActor
package final class ReplayMovie {
  private let painter: FramePainter
  private let file: OutputFile
  private var encoder: AnimatedPNGEncoder

  /// Runs the replay once before if a file cannot be overwritten, as the number of frames comes
  /// first.
  package init(
    _ path: String, named naming: OutputFile.Naming = .byUser, of replay: Replay,
    target: SceneReplica
  ) throws {
    file = try OutputFile(path, named: naming)
    let count = file.canOverwrite ? nil : try Self.frameCount(of: replay)
    painter = try FramePainter(target)
    encoder = try Self.makeEncoder(for: replay, frameCount: count)
  }

  /// The picture is as large as the largest window of the replay.
  private static func makeEncoder(
    for replay: Replay, frameCount: Int?
  ) throws -> AnimatedPNGEncoder {
    let header = replay.log.header
    var (width, height) = (0, 0)
    for size in sizes(of: replay.log) {
      let pixels = PictureSize.pixels(of: size, scale: header.scale)
      (width, height) = (max(width, pixels.width), max(height, pixels.height))
    }
    try PictureSize.check(
      Size(Double(width), Double(height)), scale: 1, advice: PictureSize.adviceForLogs)
    return try AnimatedPNGEncoder(
      width: width, height: height, rate: replay.rate, frameCount: frameCount)
  }

  private static func sizes(of log: InputLog) -> [Size] {
    let target = SceneReplica(log.header)
    var sizes = [target.size]
    for event in log.events {
      switch event.kind {
      case .resize(let size): sizes.append(size)
      // Earlier changes may affect the size; impossible ones are reported by the replay.
      case .set where log.header.isOfControl: try? target.perform(event)
      case .environment where log.header.isOfControl:
        try? target.perform(event)
        sizes.append(target.scene.size)
      default: break
      }
    }
    return sizes
  }

  private static func frameCount(of replay: Replay) throws -> Int {
    let target = SceneReplica(replay.log.header)
    let painter = try FramePainter(target)
    var encoder = try makeEncoder(for: replay, frameCount: nil)
    try replay.run(target) { frame in _ = try encoder.add(painter.paint(frame)) }
    return encoder.frameCount
  }

  package func add(_ frame: Replay.Frame) throws {
    try file.write(encoder.add(painter.paint(frame)))
  }

  package func finish() throws {
    try file.write(encoder.finish())
    if file.canOverwrite, let control = encoder.animationControl {
      try file.overwrite(at: control.place, with: control.bytes)
    }
    try file.finish()
  }
}
