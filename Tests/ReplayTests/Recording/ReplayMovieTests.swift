import ControlsTesting
import Foundation
import Support
import Testing

@testable import Canvas
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/command-line.md#tokens/movie.
@Suite struct `Replay movie` {
  private let folder = TemporaryFolder()

  private nonisolated static let tap = #"""
    {"format": "playground-input", "version": 1, "scene": "switch", "scale": 2}
    {"t": 0.1, "event": "press", "x": 30, "y": 31}
    {"t": 0.2, "event": "release", "x": 30, "y": 31}
    """#

  private nonisolated static let window = #"""
    {"format": "playground-input", "version": 1, "scene": "trio", "width": 330, "height": 400}
    {"t": 0.1, "event": "theme", "theme": "dark"}
    {"t": 0.25, "event": "resize", "width": 340, "height": 350}
    """#

  @discardableResult private func replay(
    _ arguments: String, movie: String? = nil
  ) throws -> [UInt8] {
    let movie = movie ?? folder.path("movie.png")
    let files = [folder.path("log"), "--trace", folder.path("trace"), "--movie", movie]
    try ReplayCommand<Playground>.parse(files + arguments.words).run()
    return try folder.bytes("movie.png")
  }

  @Test(
    .enabled(if: OtherProgram.python.isInstalled, "python3-pil"),
    arguments: [(tap, 30, 166, 126), (tap, 60, 166, 126), (window, 20, 340, 400)])
  func `the movie shows the frame pictures in another program, in the window's largest size`(
    log: String, rate: Int, wide: Int, high: Int
  ) throws {
    try folder.put(log, into: "log")
    try replay("--rate \(rate) --until 0.5 --frames \(folder.path("frames"))")
    let unfolded = folder.url.appending(path: "unfolded")
    try FileManager.default.createDirectory(at: unfolded, withIntermediateDirectories: true)
    let script = Checkout.file("Tests/ReplayTests/Fixtures/frames.py").path
    try OtherProgram.python.run([script, folder.path("movie.png"), unfolded.path, "\(rate)"])
    let names = try FileManager.default.contentsOfDirectory(atPath: unfolded.path).sorted()
    #expect(names.count == rate / 2 + 1)
    for name in names {
      let seen = try Picture(png: folder.bytes("unfolded/\(name)"))
      let frame = try Picture(png: folder.bytes("frames/frame-\(name)"))
      #expect(seen.width == wide && seen.height == high)
      // Outside the window, the movie is black.
      var expected: [UInt32] = []
      for y in 0..<high {
        let row = y < frame.height ? frame.pixels[(y * frame.width)..<((y + 1) * frame.width)] : []
        expected += row + Array(repeating: 0, count: wide - row.count)
      }
      #expect(seen.pixels == expected, "\(name)")
    }
  }

  @Test func `the movie stores only frames that differ`() throws {
    try folder.put(Self.tap, into: "log")
    let bytes = try replay("--until 3")
    // About 40 of 181 frames differ.
    #expect((20...60).contains(PNGChunk.all(in: bytes).count { $0.kind == "fcTL" }))
    #expect(try Bitmap(png: bytes).width == 166)
    // The movie is the same if the output cannot seek.
    let pipe = try #require(fopen(folder.path("through"), "w+"))
    defer { fclose(pipe) }
    try replay("--until 3", movie: "/proc/self/fd/\(fileno(pipe))")
    #expect(try folder.bytes("through") == bytes)
  }

  @Test func `a movie of a window that is too large is rejected`() throws {
    try folder.put(
      #"""
      {"format": "playground-input", "version": 1, "scene": "trio", "scale": 4}
      {"t": 0.1, "event": "resize", "width": 5000, "height": 5000}
      """#, into: "log")
    let failure = #expect(throws: Failure.self) { try replay("") }
    #expect(failure?.code == .badInput && failure?.message.contains("20000 x 20000 px") == true)
  }
}

/// Follows the APNG specification 1.0 (https://wiki.mozilla.org/APNG_Specification).
@Suite struct `Animated PNG` {
  private func picture(_ rect: PixelRect?, width: Int = 20, height: Int = 10) throws -> Bitmap {
    try Bitmap(Size(Double(width), Double(height))) { painter in
      if let rect { painter.fill(Rect(rect, scale: 1), color: Color(hex: 0x3366CC)) }
    }
  }

  private func file(_ pictures: [Bitmap]) throws -> [UInt8] {
    var encoder = try AnimatedPNGEncoder(width: 20, height: 10, rate: 30)
    for picture in pictures { try encoder.add(picture) }
    return encoder.file
  }

  private let spots = [
    PixelRect(x: 2, y: 3, width: 4, height: 5), PixelRect(x: 3, y: 3, width: 4, height: 5),
    PixelRect(x: 19, y: 9, width: 1, height: 1),
  ]

  private func number(_ chunk: PNGChunk, at place: Int, count: Int = 4) -> Int {
    chunk.content[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func `equal frames are merged into one with a longer delay, or into a plain PNG file`()
    throws
  {
    let picture = try picture(spots[0])
    #expect(try file([picture, picture, picture]) == picture.png() && file([]).isEmpty)
    let (one, other) = (try self.picture(spots[0]), try self.picture(spots[1]))
    let chunks = PNGChunk.all(in: try file([one, one, one, other, one, one]))
    let delays = chunks.filter { $0.kind == "fcTL" }.map { frame in
      [20, 22].map { number(frame, at: $0, count: 2) }
    }
    #expect(delays == [[1, 10], [1, 30], [1, 15]])
  }

  @Test func `chunks are in order, and a frame stores the rectangle that changed`() throws {
    let bytes = try file(spots.map { try picture($0) })
    let chunks = PNGChunk.all(in: bytes)
    let kinds = ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"]
    #expect(chunks.map(\.kind) == kinds && chunks[1].content == [0, 0, 0, 3, 0, 0, 0, 0])
    #expect([2, 4, 5, 6, 7].map { number(chunks[$0], at: 0) } == [0, 1, 2, 3, 4])
    let frames = [2, 4, 6].map { chunks[$0] }
    let areas = frames.map { frame in [12, 16, 4, 8].map { number(frame, at: $0) } }
    #expect(areas == [[0, 0, 20, 10], [2, 3, 5, 5], [3, 3, 17, 7]])
    // Dispose: none; blend: source.
    #expect(frames.allSatisfy { $0.content.suffix(2) == [0, 0] })
    // Programs without animation support show the first frame.
    #expect(try Bitmap(png: bytes).hasSamePixels(as: picture(spots[0])))
  }

  @Test func `larger frames are cropped, and smaller frames are padded with black`() throws {
    let large = try picture(PixelRect(x: 0, y: 0, width: 30, height: 20), width: 30, height: 20)
    let small = try picture(PixelRect(x: 0, y: 0, width: 5, height: 5), width: 5, height: 5)
    let frames = PNGChunk.all(in: try file([large, small])).filter { $0.kind == "fcTL" }
    #expect(number(frames[1], at: 4) == 20 && number(frames[1], at: 8) == 10)
    #expect(try Bitmap(png: file([large, small]))[19, 9]?.blue == 0xCC)
  }

  @Test func `chunks have valid checksums`() throws {
    #expect(PNGChunk.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(PNGChunk(kind: "IEND", content: []).bytes.suffix(4) == [0xAE, 0x42, 0x60, 0x82])
    // Splitting a file of libpng into chunks and joining them gives the same bytes.
    let bytes = try picture(spots[0]).png()
    #expect(PNGChunk.signature + PNGChunk.all(in: bytes).flatMap(\.bytes) == bytes)
    #expect(PNGChunk.all(in: Array(bytes.dropLast(13))).last?.kind != "IEND")
  }

  @Test(arguments: [
    (1, 30.0, 1, 30), (7, 30, 7, 30), (60, 60, 1, 1), (1, 59.94, 50, 2997), (3, 0.5, 6, 1),
    (1, 0.001, 1000, 1), (1, 23.976, 125, 2997), (65537, 1, 65535, 1), (1, 100_000, 1, 65535),
    (1, 65535, 1, 65535), (100_000_000, 1, 65535, 1),
  ])
  func `delays are exact if possible`(frames: Int, rate: Double, one: UInt16, other: UInt16) {
    let delay = FrameDelay(frames: frames, rate: rate)
    #expect(delay.numerator == one && delay.denominator == other, "\(delay)")
    let close = FrameDelay(frames: 1, rate: 1234.5678)
    let seconds = Double(close.numerator) / Double(close.denominator)
    #expect(abs(seconds * 1234.5678 - 1) < 1e-6)
  }
}
