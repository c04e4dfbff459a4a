import Canvas
import Foundation
import Support
import Testing

@testable import Measuring

/// Videos that ffmpeg makes from recordings. spec: docs/spec/recordings.md#time
@Suite struct `Fits to videos` {
  private static let hasFFmpeg = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private let folder = NSTemporaryDirectory() + "/videos-\(UUID())"

  /// Encodes a recording, and returns the path.
  private func video(_ recording: Recording, _ name: String, _ options: [String]) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let source = folder + "/source.y4m"
    try Data(recording.y4m()).write(to: URL(filePath: source))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["ffmpeg", "-nostdin", "-v", "error", "-y", "-i", source] + options + ["\(folder)/\(name)"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return "\(folder)/\(name)"
  }

  /// Rows of 64 px, as encoders need some height.
  private static let tall = "scale=220:64:flags=neighbor"

  @Test(
    .enabled(if: hasFFmpeg, "ffmpeg is not installed"),
    arguments: [
      ("film.mp4", ["-vf", tall, "-c:v", "libx264", "-pix_fmt", "yuv420p"]),
      ("film.mov", ["-vf", tall, "-c:v", "libx264", "-pix_fmt", "yuv420p10le"]),
      ("film.webm", ["-vf", tall, "-c:v", "libvpx-vp9", "-pix_fmt", "yuv420p"]),
      ("rotated.mp4", ["-vf", "\(tall),transpose=1", "-c:v", "libx264", "-pix_fmt", "yuv420p"]),
    ])
  func `a video gives its spring`(name: String, options: [String]) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var recording = Recording()
    recording.noise = 1
    let path = try video(recording, name, options)
    let fit = try FilmFit(of: path, FitOptions())
    #expect(fit.reason == nil && fit.track.frames.count == 96 && fit.warning == nil)
    #expect(abs(fit.fit.spring.response / 0.3 - 1) < 0.015, "\(fit.fit)")
    #expect(abs(fit.fit.spring.dampingRatio / 0.75 - 1) < 0.015, "\(fit.fit)")
    #expect(abs(fit.fit.start - recording.starts[0]) < 0.002)
  }

  /// spec: docs/spec/recordings.md#films/variable-frame-rate-mov.
  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `each frame of a video has its own time`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var recording = Recording()
    recording.isVariable = true
    let times = recording.times.enumerated().map { "eq(N,\($0))*\($1)" }.joined(separator: "+")
    let path = try video(
      recording, "film.mov",
      [
        "-vf", "\(Self.tall),settb=1/90000,setpts='(\(times))/TB'", "-fps_mode", "passthrough",
        "-enc_time_base", "1/90000", "-video_track_timescale", "90000", "-c:v", "libx264",
        "-pix_fmt", "yuv420p",
      ])
    let fit = try FilmFit(of: path, FitOptions())
    #expect(abs(fit.fit.spring.response / 0.3 - 1) < 0.015, "\(fit.fit)")
    #expect(abs(fit.fit.start - recording.starts[0]) < 0.002, "\(fit.fit)")
    // Frames are the same in any order.
    let film = try Films.open(path, rate: nil)
    let scan = try film.scan()
    #expect(scan.count == 97 && zip(scan, recording.times).allSatisfy { abs($0 - $1) < 1e-4 })
    for index in [50, 3, 51, 95, 0] {
      try film.seek(to: index)
      let time = try #require(try film.next()?.time)
      #expect(abs(time - scan[index]) < 1e-6, "frame \(index)")
    }
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `frames of a GIF may be 1/100 s apart`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Delays of 0.01 and 0.02 s in turn.
    let path = try video(Recording(), "film.gif", ["-vf", Self.tall])
    let fit = try FilmFit(of: path, FitOptions())
    #expect(fit.reason == nil, "\(fit.reason ?? "")")
    #expect(abs(fit.fit.spring.response / 0.3 - 1) < 0.02, "\(fit.fit)")
    #expect(abs(fit.fit.spring.dampingRatio / 0.75 - 1) < 0.02, "\(fit.fit)")
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `a video that was cut off is measured as far as it goes, with a warning`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let options = ["-vf", Self.tall, "-c:v", "libvpx-vp9", "-pix_fmt", "yuv420p"]
    var recording = Recording()
    recording.noise = 1
    let path = try video(recording, "film.webm", options)
    let bytes = try Data(contentsOf: URL(filePath: path))
    try bytes.prefix(bytes.count * 4 / 5).write(to: URL(filePath: path))
    let fit = try FilmFit(
      of: path, FitOptions(probe: Probe(from: Point(0, 32), to: Point(190, 32))))
    #expect(fit.track.frames.count < 96)
    #expect(fit.warning?.hasPrefix("the film \(path) is damaged, and frames may be") == true)
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `a file without a video says so`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try video(
      Recording(), "sound.mp4", ["-f", "lavfi", "-i", "sine=d=1", "-map", "1:a"])
    let failure = #expect(throws: Failure.self) { _ = try Films.open(path, rate: nil) }
    #expect(failure?.code == .badInput && failure?.message.hasSuffix("has no video") == true)
  }

  @Test(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
  func `an interlaced video is named`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try video(
      Recording(), "film.mp4",
      ["-vf", "\(Self.tall),tinterlace=4", "-c:v", "libx264", "-flags", "+ildct+ilme"])
    let failure = #expect(throws: Failure.self) {
      _ = try FilmFit(of: path, FitOptions(probe: Probe(from: Point(0, 32), to: Point(190, 32))))
    }
    #expect(failure?.message.hasPrefix("cannot read the film \(path): it is interlaced") == true)
  }

  @Test func `a program that is not installed is named with its package`() {
    let failure = #expect(throws: Failure.self) {
      _ = try ChildProgram("no-program-of-this-name", [], package: "ffmpeg")
    }
    #expect(
      failure?.code == .unavailable && failure?.message.hasSuffix("the package ffmpeg") == true)
  }

  @Test func `files of a folder are in the order of their numbers`() {
    let names = ["f10.png", "f2.png", "f1.png", "f02.png", "e.png", "f.png", "f2a.png"]
    #expect(
      names.sorted(by: Folder.isOrdered)
        == ["e.png", "f.png", "f1.png", "f02.png", "f2.png", "f2a.png", "f10.png"])
  }
}
