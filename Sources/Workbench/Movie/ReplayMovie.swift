import Canvas

/// An animated PNG of a replay.
@MainActor
package final class ReplayMovie {
  private let painter: FramePainter
  private let file: OutputFile
  private var encoder: AnimatedPNGEncoder

  package init(
    _ path: String, named naming: OutputFile.Naming = .byUser, of replay: Replay,
    target: SceneReplica
  ) throws {
    file = try OutputFile(path, named: naming)
    painter = try FramePainter(target)
    // The picture is as large as the largest window of the replay.
    let pixels = Self.sizes(of: replay.log)
    let (width, height) = (pixels.map(\.width).max() ?? 0, pixels.map(\.height).max() ?? 0)
    try PictureSize.check(
      Size(Double(width), Double(height)), scale: 1, advice: PictureSize.adviceForLogs)
    encoder = try AnimatedPNGEncoder(width: width, height: height, rate: replay.rate)
  }

  private static func sizes(of log: InputLog) -> [PixelRect] {
    let target = SceneReplica(log.header)
    var scale = target.scale
    var sizes = [PictureSize.pixels(of: target.size, scale: scale)]
    for event in log.events {
      switch event.kind {
      case .resize(let size, let newScale):
        scale = newScale ?? scale
        sizes.append(PictureSize.pixels(of: size, scale: scale))
      // Earlier changes may affect the size; impossible ones are reported by the replay.
      case .set where log.header.isOfControl: try? target.perform(event)
      case .environment where log.header.isOfControl:
        try? target.perform(event)
        sizes.append(PictureSize.pixels(of: target.scene.size, scale: scale))
      default: break
      }
    }
    return sizes
  }

  package func add(_ frame: Replay.Frame) throws { try encoder.add(painter.paint(frame)) }

  package func finish() throws {
    try file.write(encoder.file)
    try file.finish()
  }
}
