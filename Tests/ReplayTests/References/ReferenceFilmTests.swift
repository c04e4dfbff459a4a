import Canvas
import Foundation
import Support
import Testing

@testable import Measuring
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// Films as references on the stage. spec: docs/spec/measuring.md#films/stage
@Suite struct `Films on the stage` {
  private let rig: ReferenceRig
  private let levels = (0..<40).map { UInt8($0 * 6) }

  init() throws { rig = try ReferenceRig(panels: [.time]) }

  private func film(
    _ path: String, scale: Double? = nil, rate: Double? = nil
  ) throws -> ReferenceFilm {
    try #require(try Reference(path: path, scale: scale, rate: rate).film)
  }

  private func level(_ film: ReferenceFilm) -> UInt8? {
    film.picture.pixels.first.map { UInt8($0 & 0xFF) }
  }

  @Test(arguments: ["film", "film.png", "film.y4m"])
  func `the frame is that of the time, in any order`(name: String) throws {
    let film = try film(GrayFilm(levels: levels).write(name, to: rig.folder))
    film.start = Instant(seconds: 10)
    for index in [0, 5, 39, 38, 3, 20, 19, 21, 0] {
      film.show(at: Instant(seconds: 10 + (Double(index) + 0.5) / 60))
      #expect(film.index == index && level(film) == levels[index])
    }
    // A frame begins at its time.
    for (seconds, index) in [(10 + 7.0 / 60, 7), (2, 0), (20, 39)] {
      film.show(at: Instant(seconds: seconds))
      #expect(level(film) == levels[index])
    }
    #expect(abs(film.length - 40.0 / 60) < 1e-9 && abs(film.step - 1.0 / 60) < 1e-9)
  }

  private nonisolated static let hasFFmpeg = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Drops a film on a window, in which it is read off the main actor.
  private func drop(_ path: String) async throws -> ReferenceFilm {
    let host = RecordingHost(of: rig.rig.controller)
    defer { withExtendedLifetime(host) {} }
    let name = CaptureFiles.name(of: path)
    rig.rig.controller.takeFiles(["file://" + path])
    #expect(rig.stage.reference == nil && rig.banner?.title == "Reading \(name)…")
    await rig.rig.controller.loading?.value
    #expect(rig.banner?.title.hasPrefix("Loaded film") == true)
    let film = try #require(rig.stage.reference?.reference.film)
    rig.rig.advance(by: 1)
    for index in [38, 10, 11, 0] {
      await film.reading?.value
      rig.stage.time.scrub(to: film.start.advanced(by: (Double(index) + 0.5) / 60))
      rig.rig.advance(by: 0.1)
      #expect(film.index != index && film.reading != nil, "\(index)")
      while let reading = film.reading {
        await reading.value
        rig.rig.advance(by: 0.1)
      }
      #expect(film.index == index)
    }
    return film
  }

  @Test(arguments: ["film", "film.png", "film.y4m"])
  func `a window reads a dropped film off the main actor`(name: String) async throws {
    _ = try await drop(GrayFilm(levels: levels).write(name, to: rig.folder))
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `a dropped video is decoded by a program`() async throws {
    let source = try GrayFilm(levels: levels).write("film.y4m", to: rig.folder)
    let path = rig.folder.path("film.mov")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["ffmpeg", "-nostdin", "-v", "error", "-i", source, "-c:v", "qtrle", path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let film = try await drop(path)
    let last = level(film)
    film.show(at: film.start.advanced(by: 38.5 / 60))
    await film.reading?.value
    #expect(level(film) ?? 0 > (last ?? 0) + 150)
    // The last one of several files is shown.
    let host = RecordingHost(of: rig.rig.controller)
    rig.rig.controller.takeFiles(["file://" + path])
    let first = rig.rig.controller.loading
    rig.rig.controller.takeFiles(["file://" + source])
    let second = rig.rig.controller.loading
    for loading in [first, second] { await loading?.value }
    #expect(rig.rig.controller.loading == nil)
    #expect(rig.stage.reference?.reference.film?.path == source)
    withExtendedLifetime(host) {}
  }

  @Test func `a video that cannot be read is a banner, and nothing else changes`() async throws {
    let path = try rig.folder.put("\0\0\0\u{14}ftypqt  ", into: "broken.mov")
    rig.rig.controller.takeFiles(["file://" + path])
    await rig.rig.controller.loading?.value
    #expect(rig.banner?.title == "Can't load the reference" && rig.banner?.message != nil)
    #expect(rig.stage.reference == nil)
  }

  @Test func `colors are those of the film`() throws {
    let gray = GrayFilm(levels: [16, 126, 235])
    let film = try film(gray.write("film.y4m", to: rig.folder, colors: "420"), rate: 30)
    for (index, level) in [UInt8(0), 128, 255].enumerated() {
      film.show(at: Instant(seconds: (Double(index) + 0.5) / 30))
      #expect(self.level(film) == level)
    }
    // Levels of Rec. 709 for pure red and for white.
    let planes = VideoPlanes(
      width: 2, height: 1, luminance: [63, 235], differences: [102, 128, 240, 128],
      differenceSize: (2, 1), isFullRange: false)
    let bitmap = try planes.bitmap()
    let red = try #require(bitmap[0, 0])
    #expect(red.red >= 254 && red.green <= 1 && red.blue <= 1)
    #expect(bitmap[1, 0] == Bitmap.Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func `the scale is that of the option, of the name, or 1`() throws {
    let gray = GrayFilm(levels: [1, 2])
    for (name, scale) in [("a@3x", 3.0), ("b@2x.y4m", 2), ("c@2x.png", 2), ("d.y4m", 1)] {
      let film = try film(gray.write(name, to: rig.folder))
      #expect(film.picture.canvas.scale == scale && film.picture.name == name)
    }
    let film = try film(gray.write("e.y4m", to: rig.folder), scale: 4, rate: 240)
    #expect(film.picture.canvas.scale == 4 && abs(film.length - 2.0 / 240) < 1e-9)
  }

  /// A film of a switch that is off in the first half of a second, then on.
  private func showSwitch() throws -> ReferenceFilm {
    let folder = rig.folder.url.appending(path: "switch@2x")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try rig.paint("off@2x.png")
    try rig.paint("on@2x.png", "--on")
    for frame in 0..<60 {
      try FileManager.default.copyItem(
        atPath: rig.folder.path(frame < 30 ? "off@2x.png" : "on@2x.png"),
        toPath: folder.appending(path: "\(100 + frame).png").path)
    }
    rig.rig.controller.takeFiles(["file://" + folder.path])
    rig.rig.advance(by: 0.1)
    return try #require(rig.stage.reference?.reference.film)
  }

  @Test func `the film goes on with the time, and follows it back`() throws {
    func turn(_ isOn: Bool) {
      rig.stage.preview.set([("on", .flag(isOn))])
      rig.rig.advance(by: 1)
    }
    turn(false)
    let film = try showSwitch()
    let time = rig.stage.time
    #expect(rig.figures?.maximum == 0 && rig.stage.reference?.isPlaying == true)
    rig.rig.advance(by: 0.6)
    #expect(film.index >= 30 && rig.figures?.maximum ?? 0 > 100)
    turn(true)
    #expect(film.index == 59 && rig.figures?.maximum == 0)
    #expect(rig.stage.reference?.isPlaying == false && rig.banner?.title == "Loaded switch@2x")
    rig.rig.settle()
    #expect(!rig.rig.wantsFrame)
    time.scrub(to: film.start.advanced(by: 10.5 / 60))
    rig.rig.advance(by: 0.1)
    #expect(film.index == 10 && rig.figures?.maximum == 0)
    for mode in ReferenceMode.allCases {
      rig.stage.setReferenceMode(mode)
      rig.rig.advance(by: 0.1)
      time.scrub(to: film.start.advanced(by: mode == .overlay ? 0.7 : 0.4))
      rig.rig.advance(by: 0.1)
      time.scrub(to: film.start.advanced(by: 0.55))
      rig.rig.advance(by: 0.1)
      #expect(film.index == 33 && rig.figures?.maximum ?? 0 > 100, "\(mode)")
      #expect(try rig.rig.staleness() == nil, "\(mode)")
    }
  }

  @Test func `a film stays when the page is reset, and begins again`() throws {
    let film = try showSwitch()
    rig.rig.advance(by: 3)
    rig.capture.strike(.named("f9"))
    let stage = try #require(rig.rig.controller.stage)
    #expect(stage.reference?.reference.film === film)
    #expect(stage.time.now.seconds(since: film.start) < 1.5)
  }

  @Test func `each broken film has a sentence, and changes nothing`() throws {
    let shown = try rig.show(rig.paint("a@2x.png"))
    let gray = GrayFilm(levels: levels)
    for (name, bytes, reason) in [
      ("a.y4m", Array(gray.y4m().dropLast(3)), "it ends within frame 40"),
      ("c.y4m", Array("YUV4MPEG2 W8 H8 F60:1\n".utf8), "it has no frame 1"),
      ("d.mov", [0, 0, 0, 20], "nor a video (mov, mp4"),
    ] {
      let path = try rig.folder.put(bytes, into: name)
      let sentence = refusal { _ = try Reference(path: path) }?.message ?? ""
      #expect(sentence.contains(reason) && sentence.contains(name), "\(sentence)")
      rig.rig.controller.takeFiles(["file://" + path])
      #expect(rig.banner?.title == "Can't load the reference" && rig.banner?.message == sentence)
    }
    #expect(rig.stage.reference === shown)
  }

  @Test func `a film that is too large, or from a stream, is refused before it is decoded`() throws
  {
    let header = "YUV4MPEG2 W6000 H6000 F60:1 Cmono\nFRAME\n"
    let path = try rig.folder.put(header, into: "large.y4m")
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: UInt64(header.utf8.count + 6000 * 6000))
    try file.close()
    let failure = #expect(throws: Failure.self) { try Reference(path: path) }
    #expect(failure?.message.contains("6000 x 6000 px has more than 33554432 pixels") == true)
    let pipe = try NonblockingPipe()
    defer { close(pipe.reading) }
    _ = write(pipe.writing, "YUV4MPEG2 W8 H8 F60:1\n", 22)
    close(pipe.writing)
    let streamed = #expect(throws: Failure.self) { try Reference(path: "/dev/fd/\(pipe.reading)") }
    #expect(streamed?.message.contains("a film on the stage is read again and again") == true)
  }

  @Test func `a frame that cannot be read is reported once, and the frame before stays`() throws {
    let film = try showSwitch()
    rig.rig.advance(by: 2)
    #expect(film.index == 59)
    try FileManager.default.removeItem(atPath: film.path)
    rig.stage.time.scrub(to: film.start.advanced(by: 0.25))
    rig.rig.advance(by: 0.1)
    let banner = try #require(rig.banner)
    #expect(banner.title == "Can't show a frame of the film")
    #expect(banner.message?.contains("No such file or directory") == true)
    rig.rig.controller.workbench.banners.clear()
    rig.stage.time.scrub(to: film.start.advanced(by: 0.3))
    rig.rig.advance(by: 0.1)
    #expect(rig.banner == nil && film.index == 59)
  }

  @Test func `the options are those of pictures, with a rate`() throws {
    let path = try GrayFilm(levels: levels).write("film", to: rig.folder)
    let options = ["--page", "switch", "--reference", path, "--reference-rate", "120"]
    let film = try RunCommand<Playground>.parse(options).window.reference.load()?.film
    #expect(abs(try #require(film).length - 40.0 / 120) < 1e-9)
    #expect(throws: (any Error).self) {
      try RunCommand<Playground>.parse(options.dropLast() + ["0"])
    }
    #expect(throws: (any Error).self) {
      try SnapshotCommand<Playground>.read(["window", "--output", path + "/0003.png"] + options)
    }
  }
}
