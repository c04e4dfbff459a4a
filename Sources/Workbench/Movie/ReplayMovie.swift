import Canvas

@MainActor
package final class ReplayMovie {
  private let painter: FramePainter
  private let file: OutputFile
  private var encoder: AnimatedPNGEncoder

  /// The bytes for a file that cannot be overwritten, as the number of frames comes first.
  private var kept: [UInt8] = []

  package init(
    _ path: String, named naming: OutputFile.Naming = .byUser, of replay: Replay,
    target: SceneReplica
  ) throws {
    file = try OutputFile(path, named: naming)
    painter = try FramePainter(target)
    // The picture is as large as the largest window of the replay.
    let pixels = Self.sizes(of: replay.log).map {
      PictureSize.pixels(of: $0, scale: replay.log.header.scale)
    }
    let (width, height) = (pixels.map(\.width).max() ?? 0, pixels.map(\.height).max() ?? 0)
    try PictureSize.check(
      Size(Double(width), Double(height)), scale: 1, advice: PictureSize.adviceForLogs)
    encoder = try AnimatedPNGEncoder(width: width, height: height, rate: replay.rate)
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

  package func add(_ frame: Replay.Frame) throws { try write(encoder.add(painter.paint(frame))) }

  private func write(_ bytes: [UInt8]) throws {
    if file.canOverwrite { try file.write(bytes) } else { kept += bytes }
  }

  package func finish() throws {
    try write(encoder.finish())
    if let (place, bytes) = encoder.animationControl {
      if file.canOverwrite {
        try file.overwrite(at: place, with: bytes)
      } else {
        kept.replaceSubrange(place..<(place + bytes.count), with: bytes)
      }
    }
    try file.write(kept)
    try file.finish()
  }
}
