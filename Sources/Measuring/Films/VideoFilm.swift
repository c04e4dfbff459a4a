import Canvas
import Support

/// A film that ffmpeg decodes: mov, mp4, webm, gif and others. spec: docs/spec/recordings.md#time
///
/// ffmpeg writes YUV4MPEG2 with 8 bits, rotated as it is shown, without duplicating or dropping
/// frames; its filter `showinfo` says the time of each frame.
final class VideoFilm: Film {
  let name: String
  private let path: String
  /// Frames per second instead of the film's own times.
  private let rate: Double?

  private var program: ChildProgram
  private var frames: Y4MFilm?
  /// The times that ffmpeg has said, and a line of which the end is missing.
  private var times: [Double] = []
  /// Seconds of a tick of ffmpeg's clock.
  private var unit = 1.0
  private var unfinished = ""
  /// The last error of ffmpeg, and the one that it passed over within the film.
  private var (problem, damage): (String?, String?)
  /// The frame that is read already, because its duration ends with the next one.
  private var pending: FilmFrame?
  private var index = 0
  /// The first frame that ffmpeg was asked for, and its time.
  private var (firstIndex, firstTime) = (0, 0.0)
  private var scanned: [Double] = []

  /// Options for the file, without which ffmpeg reads a delay of 1/100 s in a GIF as 1/10 s.
  private let inputOptions: [String]

  private static let package = "ffmpeg"

  init(_ path: String, rate: Double?) throws {
    (name, self.path, self.rate) = (path, path, rate)
    let probe = try ChildProgram(
      "ffprobe",
      [
        "-v", "error", "-select_streams", "v:0", "-show_entries",
        "stream=codec_name,width,height:format=format_name",
        "-of", "default=noprint_wrappers=1", "file:" + path,
      ], package: Self.package)
    let answer = String(decoding: try probe.output.bytes(65536), as: UTF8.self)
    let hasRead = probe.wait()
    if !hasRead || !answer.contains("width=") {
      let reason = Self.lastLine(of: probe.takeMessages(), path)
      throw Failure(
        .badInput,
        "cannot read the film \(path): "
          + (hasRead ? "the file has no video" : reason ?? "ffprobe cannot read it"))
    }
    inputOptions = answer.contains("format_name=gif\n") ? ["-min_delay", "1"] : []
    program = try Self.decoder(of: path, inputOptions, from: 0)
  }

  /// The usual ends of the names of videos.
  static let endings = [".mov", ".mp4", ".m4v", ".webm", ".mkv", ".gif", ".avi"]

  /// Whether a file begins like a video: ISO media, Matroska, GIF or AVI.
  static func isVideo(_ start: [UInt8]) -> Bool {
    let text = String(decoding: start, as: UTF8.self)
    let boxes = ["ftyp", "moov", "mdat", "wide", "free", "skip"]
    return start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) || text.hasPrefix("GIF8")
      || (text.hasPrefix("RIFF") && text.hasSuffix("AVI "))
      || (start.count >= 8 && boxes.contains(String(decoding: start[4..<8], as: UTF8.self)))
  }

  private static func decoder(
    of path: String, _ inputOptions: [String], from time: Double
  ) throws -> ChildProgram {
    let filter = "scale=out_color_matrix=bt709:out_range=tv,format=yuv444p,showinfo=checksum=0"
    let seek = time > 0 ? ["-ss", time.significantText(12)] : []
    return try ChildProgram(
      "ffmpeg",
      ["-nostdin", "-hide_banner", "-nostats", "-v", "level+info"] + inputOptions + seek + [
        "-i", "file:" + path, "-map", "0:v:0", "-fps_mode", "passthrough", "-vf", filter,
        "-f", "yuv4mpegpipe", "-",
      ], package: package)
  }

  /// The last line of messages of ffprobe, without the name of the part that wrote it.
  private static func lastLine(of messages: String, _ path: String) -> String? {
    let line = messages.split(separator: "\n").last
    let text = line.map { String($0.split(separator: "] ", maxSplits: 1).last ?? $0) }
    // The file is named in front of it.
    return text?.replacing("file:" + path + ": ", with: "")
  }

  /// The text of a message of ffmpeg that reports an error.
  private func error(in line: Substring) -> String? {
    let place = ["[error] ", "[fatal] "].lazy.compactMap { line.firstRange(of: $0) }.first
    return place.map { String(line[$0.upperBound...]).replacing("file:" + path + ": ", with: "") }
  }

  /// Takes the times from the messages of ffmpeg.
  private func readMessages() throws {
    let text = unfinished + program.takeMessages()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    unfinished = String(lines.last ?? "")
    for line in lines.dropLast() {
      if let unit = Self.word(after: "config in time_base: ", in: line) {
        let parts = unit.split(separator: "/").compactMap { Double($0) }
        if parts.count == 2, parts[1] > 0 { self.unit = parts[0] / parts[1] }
      }
      if let error = error(in: line) {
        problem = error
        if !times.isEmpty { damage = error }
      }
      guard let word = Self.word(after: " pts:", in: line) else { continue }
      // The time in seconds on the same line has too few digits.
      guard let count = Double(word) else {
        throw failure("frame \(times.count + 1) has no time")
      }
      let time = count * unit
      if let last = times.last, time <= last {
        throw failure(
          "the times go back after \(last.significantText()) s, at frame \(times.count)")
      }
      times.append(time)
    }
  }

  private static func word(after label: String, in line: Substring) -> Substring? {
    line.firstRange(of: label).map { place in
      line[place.upperBound...].drop { $0 == " " }.prefix { $0 != " " && $0 != "," }
    }
  }

  /// Reads a frame without its duration; `nil` at the end.
  private func read() throws -> FilmFrame? {
    if frames == nil {
      if try program.output.peek() == nil {
        try end()
        throw failure("it has no frames")
      }
      frames = try Y4MFilm(program.output, rate: 60, named: name)
    }
    guard var frame = try frames?.next() else {
      try end()
      return nil
    }
    try readMessages()
    let place = index - firstIndex
    guard place < times.count else { throw failure("frame \(index + 1) has no time") }
    frame.time = rate.map { Double(index) / $0 } ?? times[place] - times[0] + firstTime
    index += 1
    return frame
  }

  private func end() throws {
    let hasSucceeded = program.wait()
    try readMessages()
    if hasSucceeded { return }
    let reason = problem ?? "ffmpeg cannot decode it"
    throw failure(index == 0 ? reason : "it is damaged after frame \(index): \(reason)")
  }

  func next() throws -> FilmFrame? {
    guard var frame = try pending ?? read() else { return nil }
    pending = try read()
    let last = scanned.last ?? frame.time + lastDuration
    frame.duration = (pending?.time ?? last) - frame.time
    if frame.duration > 0 { lastDuration = frame.duration }
    return frame
  }

  var warning: String? {
    damage.map { "the film \(name) is damaged, and frames may be missing: \($0)" }
  }

  private var lastDuration = 1.0 / 60

  func scan() throws -> [Double] {
    var scan: [Double] = []
    while let frame = try next() {
      try Task.checkCancellation()
      scan.append(frame.time)
      if scan.count > Films.mostFrames { throw failure(Films.excess) }
    }
    scanned = scan + [(scan.last ?? 0) + lastDuration]
    try restart(at: 0)
    return scanned
  }

  /// The index of the frame that ``next()`` returns.
  private var nextIndex: Int { index - (pending == nil ? 0 : 1) }

  func seek(to target: Int) throws {
    if target < nextIndex || target > nextIndex + 120 { try restart(at: target) }
    while nextIndex < target, try next() != nil {}
  }

  private func restart(at target: Int) throws {
    let time = scanned.indices.contains(target) ? scanned[target] : 0
    // Between two frames, so that a rounded time does not choose the one after.
    let before = target > 0 ? (scanned[target - 1] + time) / 2 : 0
    program = try Self.decoder(of: path, inputOptions, from: rate == nil ? before : 0)
    (firstIndex, firstTime) = rate == nil ? (target, time) : (0, 0)
    (frames, pending, index) = (nil, nil, firstIndex)
    (times, unfinished, problem) = ([], "", nil)
  }
}
