import Canvas
import Foundation
import Glibc

@testable import Workbench

/// A film as animated PNG or YUV4MPEG2, after the edge and the probe: measured, and read in another
/// order.
enum FitEntry {
  private static let path = NSTemporaryDirectory() + "/fit-entry-\(getpid())@2x.y4m"

  static func handle(_ bytes: [UInt8]) throws {
    var rest = EntryBytes(bytes)
    let edge = EdgeKind.allCases[rest.choice(EdgeKind.allCases.count)]
    let ends = (0..<4).map { _ in Double(rest.choice(64)) }
    let probe = Probe(from: Point(ends[0], ends[1]), to: Point(ends[2], ends[3]))
    let seed = Int(rest.byte())
    let film = rest.all()
    defer { unlink(path) }
    for bytes in [film, PNGSums.mended(film)] {
      guard let bytes, !isLarge(bytes) else { continue }
      try OutputFile.write(bytes, to: path)
      if probe.length >= Probe.shortest { try measure(probe, edge) }
      try show(from: seed)
    }
  }

  /// Whether a PNG file claims more pixels than the time of a test allows.
  private static func isLarge(_ bytes: [UInt8]) -> Bool {
    PNGChunk.size(of: bytes).map { $0.width * $0.height > 100_000 } ?? false
  }

  private static func measure(_ probe: Probe, _ edge: EdgeKind) throws {
    do {
      let fit = try FilmFit(of: path, along: probe, edge)
      let spring = fit.fit.spring
      let isSpring = spring.response > 0 && spring.dampingRatio > 0 && fit.fit.start.isFinite
      try require(isSpring, "a fit without a spring: \(spring)")
      try requireJSON(fit.json(among: []).text, "measurements")
    } catch let refusal as Failure {
      if refusal.code != .badUsage { try check(refusal, startsWith: ["cannot "]) }
    }
  }

  /// Reads frames in another order, each of which has to be the same as in order.
  private static func show(from seed: Int) throws {
    _ = try accepted(orRefusedAt: "cannot ") {
      let film = try Films.open(path, rate: nil, from: .file)
      let count = min(try film.scan().count - 1, 40)
      if count < 1 { return }
      var levels: [Double] = []
      try film.seek(to: 0)
      for _ in 0..<count { levels.append(try film.next()?.luminance(0, 0) ?? -1) }
      for step in 1...count {
        let index = (seed + step * 7) % count
        try film.seek(to: index)
        let level = try film.next()?.luminance(0, 0) ?? -1
        try require(level == levels[index], "frame \(index) differs out of order")
      }
    }
  }
}
