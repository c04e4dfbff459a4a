import Canvas
import Controls
import Glibc
import Support

extension Capture {
  private static let margin = Insets(horizontal: 16, vertical: 16)
  /// Seconds of a movie before the first event. chosen
  private static let lead = 0.1
  /// Frames of a movie: 20 s. chosen
  private static let mostFrames = 1200

  private var subject: Control? { controller.page.preview?.control }

  func savePicture(scale: Double? = nil) {
    let scale = scale ?? controller.scene.scale
    save(to: files.picture("png", of: scene)) {
      let size = subject?.frame.size ?? controller.scene.size
      try PictureSize.check(size, scale: scale)
      let picture =
        try subject?.picture(margin: Self.margin, scale: scale)
        ?? controller.scene.picture(scale: scale)
      return try picture.png()
    }
  }

  /// Saves the shown state in a form in which it can be loaded as a reference.
  func saveReference() {
    guard let stage = controller.stage else { return }
    save(to: files.path("@2x.png", of: scene)) { try stage.referencePicture().png() }
  }

  func saveVectors(_ format: PictureFormat) {
    let scale = controller.scene.scale
    save(to: files.picture(format.rawValue, of: scene)) {
      let text = TextEngine()
      let title = subject?.label ?? controller.page.title
      let picture =
        try subject?.vectorPicture(margin: Self.margin, scale: scale, title: title, text: text)
        ?? controller.scene.vectorPicture(scale: scale, title: title, text: text)
      return try format == .pdf ? picture.pdf(text: text) : picture.svg(text: text)
    }
  }

  func exportTokens() {
    save(to: files.path("tokens.json")) {
      Array(controller.scene.design.tokenText(controller.contents.tokens).utf8)
    }
  }

  private func save(to path: String, _ bytes: () throws -> [UInt8]) {
    banners.clear()
    write(to: path) { try OutputFile.write(bytes(), to: $0, named: .fresh) }
  }

  func saveMovie() {
    guard let recording = recordings.ofPage else {
      return refuse("Can't save a movie of this page")
    }
    if let flaw = recording.flaw { return banners.show("Can't save a movie", message: flaw) }
    guard let start = recording.lastInteraction else {
      return banners.show("Nothing to save yet", message: "Use a control first.")
    }
    write(to: files.picture("png", of: scene)) { path in
      let log = try InputLog(parsing: recording.text(hasMenu: false), of: controller.contents)
      let replay = Replay(log: log, rate: InputRecording.rate, end: nil)
      let target = SceneReplica(log.header, tokens: controller.tokens)
      let movie = try ReplayMovie(path, named: .fresh, of: replay, target: target)
      let seconds = start.seconds(since: recording.start) - Self.lead
      let first = max(0, Int(seconds * InputRecording.rate), replay.mostFrames - Self.mostFrames)
      try replay.run(target) { frame in
        if frame.number >= first { try movie.add(frame) }
        if frame.number + 1 == first { target.scene.repaintEverything(reason: "movie") }
      }
      try movie.finish()
    }
  }

  static let help = "Check free space and permissions, and try again."

  func write(
    to path: String, saying note: String? = nil, keeping help: String = help,
    _ body: (String) throws -> Void, onUndo: (() -> Void)? = nil
  ) {
    do {
      try body(path)
      showSaved(CaptureFiles.name(of: path), at: [path], note: note, onUndo: onUndo)
    } catch {
      showFailure(error, help)
    }
  }

  /// Says where files are, and offers to remove them again, and to show the first one.
  func showSaved(
    _ title: String, at paths: [String], note: String? = nil, onUndo: (() -> Void)? = nil
  ) {
    let paths = paths.map { OutputPlace.resolved($0) ?? $0 }
    let message = ["In \(CaptureFiles.shownFolder(of: paths[0]))", note].compactMap { $0 }
    let saved = paths.compactMap { SavedFile($0) }
    var actions: [(title: String, run: () -> Void)] = [
      (title: "Undo", run: { [weak self] in if self?.remove(saved, title) == true { onUndo?() } })
    ]
    if let host = controller.host {
      actions.append((title: "Show", run: { [weak host] in host?.showFile(at: paths[0]) }))
    }
    banners.show(
      "Saved \(title)", message: message.joined(separator: ". "), kind: .success, actions: actions)
  }

  /// Returns whether the files were removed.
  private func remove(_ files: [SavedFile], _ title: String) -> Bool {
    if let changed = files.first(where: { !$0.isUnchanged }) {
      let name = CaptureFiles.name(of: changed.path)
      banners.show(
        "Can't undo saving", message: "\(name) was changed or moved. Remove it in its folder.")
      return false
    }
    do {
      for file in files { try file.remove() }
      banners.show("Removed \(title)", kind: .success)
      return true
    } catch {
      showFailure(error, "Check the permissions of the folder, or remove it there.")
      return false
    }
  }

  func showFailure(_ error: any Error, _ help: String) {
    banners.show("\(error)".sentenceCased, message: help)
  }

  /// The tolerance for states of a replay, because times are whole nanoseconds. chosen
  private static let tolerance = 1e-5

  func saveGolden() {
    guard let recording = recordings.ofPage else {
      return refuse("Can't save a golden picture of this page")
    }
    if let flaw = recording.flaw {
      return refuseGolden("\(flaw) Press \(Shortcut.record.title) to reset the page.")
    }
    if controller.workbench.time?.isPast == true {
      return refuseGolden("The page shows an earlier time. Press N to return to now.")
    }
    if controller.tokens != nil {
      return refuseGolden(
        "A token file is loaded. Choose Use Built-in Tokens in the More menu first.")
    }
    do {
      let text = recording.text(until: recordings.source.now)
      let golden = try SavedGolden(replaying: InputLog(parsing: text, of: controller.contents))
      let states = controls.map(\.tracedState)
      guard JSON.array(states).isClose(to: .array(golden.states), within: Self.tolerance) else {
        return refuseGolden(
          "The page differs from a replay of its input. Press \(Shortcut.record.title) to reset the page."
        )
      }
      let path = try files.golden(of: recording.header.scene.name)
      try Self.write(Array(text.utf8), to: path + ".jsonl", and: golden.png(), to: path + ".png")
      showSaved(
        "\(CaptureFiles.name(of: path)).png and its log", at: [path + ".png", path + ".jsonl"],
        note: "A test replays the log and compares the picture")
    } catch {
      showFailure(error, Self.help)
    }
  }

  private func refuseGolden(_ reason: String) {
    banners.show("Can't save a golden picture", message: reason)
  }

  private static func write(
    _ log: [UInt8], to logPath: String, and picture: [UInt8], to picturePath: String
  ) throws {
    let first = try OutputFile(logPath, named: .fresh)
    let second = try OutputFile(picturePath, named: .fresh)
    try first.write(log)
    try second.write(picture)
    try first.finish()
    do { try second.finish() } catch {
      unlink(logPath)
      throw error
    }
  }

  private var controls: [Control] {
    controller.page.preview.map { [$0.control] } ?? controller.controls
  }
}

@MainActor
struct SavedGolden {
  let target: SceneReplica

  private let text = TextEngine()

  init(replaying log: InputLog) throws {
    target = SceneReplica(log.header)
    try PictureSize.check(target.size, scale: target.scale)
    target.measure(with: text)
    try Replay(log: log, rate: InputRecording.rate, end: log.header.end).run(target) { _ in }
  }

  func png() throws -> [UInt8] { try target.scene.picture(scale: target.scale, text: text).png() }

  var states: [JSON] { target.controls.map(\.tracedState) }
}

extension JSON {
  fileprivate func isClose(to other: JSON, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (.array(let own), .array(let others)):
      own.count == others.count
        && zip(own, others).allSatisfy { $0.isClose(to: $1, within: tolerance) }
    case (.object(let own), .object(let others)):
      own.map(\.key) == others.map(\.key)
        && JSON.array(own.map(\.value)).isClose(to: .array(others.map(\.value)), within: tolerance)
    default:
      if let own = number, let number = other.number {
        abs(own - number) <= tolerance
      } else {
        self == other
      }
    }
  }
}
