import Canvas
import Support
import Testing

@testable import Measuring
@testable import Workbench

/// spec: docs/spec/measuring.md#films/film: animated PNG with its operations.
@Suite struct `Films as animated PNG` {
  private let folder = TemporaryFolder()

  private struct Part {
    var area: PixelRect
    /// The gray level, and the opacity.
    var level: UInt8
    var alpha: UInt8 = 255
    var disposal = FrameControl.Disposal.none
    var blending = FrameControl.Blending.source
    var delay: (UInt16, UInt16) = (1, 10)

    var data: [UInt8] {
      // Parts are one row high; its filter is 0.
      let pixel = [level, level, level, alpha]
      return PNGChunk.stored([0] + (0..<area.width).flatMap { _ in pixel })
    }
  }

  /// An animated PNG of 4 x 1 px with an alpha channel.
  private func film(of parts: [Part], defaultPicture: Bool = false) throws -> [UInt8] {
    let size = PNGChunk.bytes(UInt32(4)) + PNGChunk.bytes(UInt32(1))
    var chunks = [PNGChunk(kind: "IHDR", content: size + [8, 6, 0, 0, 0])]
    var sequence: UInt32 = 0
    for (index, part) in parts.enumerated() {
      if index == 0, defaultPicture {
        chunks.append(PNGChunk(kind: "IDAT", content: part.data))
        continue
      }
      let area = [part.area.width, part.area.height, part.area.x, part.area.y]
      let control = ([sequence] + area.map { UInt32($0) }).flatMap { PNGChunk.bytes($0) }
      let delay = PNGChunk.bytes(part.delay.0) + PNGChunk.bytes(part.delay.1)
      let operations = [part.disposal.rawValue, part.blending.rawValue]
      chunks.append(PNGChunk(kind: "fcTL", content: control + delay + operations))
      sequence += 1
      if index == 0 {
        chunks.append(PNGChunk(kind: "IDAT", content: part.data))
      } else {
        chunks.append(PNGChunk(kind: "fdAT", content: PNGChunk.bytes(sequence) + part.data))
        sequence += 1
      }
    }
    return PNGChunk.signature + (chunks + [PNGChunk(kind: "IEND", content: [])]).flatMap(\.bytes)
  }

  /// The luminance of each frame's pixels, and its time.
  private func frames(_ bytes: [UInt8]) throws -> [(time: Double, levels: [Int])] {
    let film = try Films.open(folder.put(bytes, into: "film.png"), rate: nil)
    var frames: [(time: Double, levels: [Int])] = []
    while let frame = try film.next() {
      frames.append((frame.time, (0..<4).map { Int(frame.luminance($0, 0).rounded()) }))
    }
    return frames
  }

  private let whole = PixelRect(x: 0, y: 0, width: 4, height: 1)
  private let middle = PixelRect(x: 1, y: 0, width: 2, height: 1)

  @Test func `a part replaces or covers what is below`() throws {
    let frames = try frames(
      film(of: [
        Part(area: whole, level: 100), Part(area: middle, level: 128, alpha: 128, delay: (3, 100)),
        Part(area: middle, level: 100),
        Part(area: middle, level: 128, alpha: 128, blending: .over, delay: (5, 0)),
        Part(area: middle, level: 0, alpha: 0, blending: .over),
      ]))
    #expect(
      frames.map(\.levels) == [
        // Half transparent pixels are over white.
        [100, 100, 100, 100], [100, 191, 191, 100], [100, 100, 100, 100], [100, 114, 114, 100],
        [100, 114, 114, 100],
      ])
    let times = [0, 0.1, 0.13, 0.23, 0.28]
    #expect(zip(frames, times).allSatisfy { abs($0.time - $1) < 1e-9 } && frames.count == 5)
  }

  @Test func `a frame is kept, cleared or undone`() throws {
    for (disposal, expected) in [
      (FrameControl.Disposal.none, [50, 200, 200, 50]), (.background, [50, 255, 255, 50]),
      (.previous, [50, 100, 100, 50]),
    ] {
      let frames = try frames(
        film(of: [
          Part(area: whole, level: 100), Part(area: middle, level: 200, disposal: disposal),
          Part(area: .init(x: 0, y: 0, width: 1, height: 1), level: 50),
          Part(area: .init(x: 3, y: 0, width: 1, height: 1), level: 50),
        ]))
      #expect(frames[1].levels == [100, 200, 200, 100] && frames[3].levels == expected)
    }
  }

  @Test func `frames are the same in any order`() throws {
    let disposals: [FrameControl.Disposal] = [.none, .previous, .background]
    var parts: [Part] = []
    for index in 0..<40 {
      let isOver = index % 4 == 1
      var part = Part(area: index % 5 == 0 ? whole : middle, level: UInt8(index * 6))
      part.alpha = isOver ? 100 : 255
      part.disposal = disposals[index % 3]
      part.blending = isOver ? .over : .source
      parts.append(part)
    }
    let levels = try frames(film(of: parts)).map(\.levels)
    let film = try Films.open(folder.path("film.png"), rate: nil)
    #expect(try film.scan().count == 41)
    for index in [0, 39, 20, 21, 22, 5, 38, 37, 1, 39, 0] {
      try film.seek(to: index)
      let frame = try #require(try film.next())
      #expect((0..<4).map { Int(frame.luminance($0, 0).rounded()) } == levels[index], "\(index)")
      #expect(abs(frame.time - Double(index) / 10) < 1e-9)
    }
  }

  @Test func `a picture before the first frame is no part of the film`() throws {
    let parts = [UInt8](arrayLiteral: 100, 50, 200).map { Part(area: whole, level: $0) }
    #expect(try frames(film(of: parts, defaultPicture: true)).map { $0.levels[0] } == [50, 200])
  }

  @Test func `frames that leave the picture or are not in order are refused`() throws {
    let outside = Part(area: .init(x: 3, y: 0, width: 2, height: 1), level: 0)
    let first = Part(area: whole, level: 100)
    #expect(
      reason(try film(of: [first, outside]))?.hasSuffix("a frame leaves the picture") == true)
    let chunks = PNGChunk.all(in: try film(of: [first, first, first]))
    let wrong = [0, 1, 2, 5, 6, 3, 4, 7].flatMap { chunks[$0].bytes }
    #expect(reason(PNGChunk.signature + wrong)?.hasSuffix("its frames are not in order") == true)
  }

  private func reason(_ bytes: [UInt8]) -> String? { refusal { _ = try frames(bytes) }?.message }
}
