import Canvas
import Controls
import Support
import Testing

@testable import Workbench

/// A page with recording and saving, which writes into a temporary folder.
final class CaptureRig {
  let rig: PageRig
  let folder: TemporaryFolder
  let capture: Capture

  /// The states of the page's controls, by the frame number since the recording began.
  private(set) var states: [Int: JSON] = [:]
  static let stamp = "20250102-030405"

  init(
    _ name: PageName, of contents: WorkbenchContents = .playground, theme: ThemeChoice = .light,
    preferred: Appearance = .light, panels: Set<PanelName> = [], size: Size? = nil,
    folder path: String? = nil, goldens: String? = nil, pictures: String? = nil,
    after seconds: Double? = nil, isRecording: Bool = false
  ) throws {
    folder = TemporaryFolder()
    let pictures = pictures.map(folder.path)
    rig = PageRig(
      try #require(contents[name]).makePage(contents), theme: theme, preferred: preferred,
      size: size, name: name, panels: panels, of: contents)
    capture = Capture(
      rig.controller,
      files: CaptureFiles(
        folder: path ?? folder.url.path, program: "playground", goldens: goldens,
        pictures: { pictures }, stamp: { Self.stamp }))
    rig.controller.capture = capture
    if let seconds { rig.advance(by: seconds) } else { rig.update() }
    if isRecording { strike(.named("f9")) }
  }

  /// Advances by seconds and notes the states at each sixtieth of a second since the recording
  /// began.
  ///
  /// Ends between two frames, so that the next input is not at the time of a frame.
  func advance(by seconds: Double) {
    guard capture.isRecording, let start = capture.recordings.ofPage?.start else {
      return rig.advance(by: seconds)
    }
    let end = rig.scene.now.seconds(since: start) + seconds
    while true {
      let frame = Int((rig.scene.now.seconds(since: start) * 60 + 1e-3).rounded(.down)) + 1
      let moment = start.advanced(by: Double(frame) / 60)
      if moment.seconds(since: start) > end { break }
      rig.advance(by: moment.seconds(since: rig.scene.now))
      states[frame] = .object(controls.map { .init($0.identifier ?? $0.label, $0.tracedState) })
    }
    let frame = (rig.scene.now.seconds(since: start) * 60).rounded()
    rig.advance(by: start.advanced(by: (frame + 0.5) / 60).seconds(since: rig.scene.now))
  }

  var controls: [Control] { rig.controller.page.preview.map { [$0.control] } ?? rig.controls }
  var preview: ControlPreview? { rig.controller.page.preview }

  func file(_ ending: String) -> String {
    let subject = ending == "tokens.json" ? nil : rig.controller.pageName?.rawValue
    return "\(subject ?? "playground")-\(Self.stamp).\(ending)"
  }

  func bytes(_ ending: String) throws -> [UInt8] { try folder.bytes(file(ending)) }
  func text(_ ending: String) throws -> String { try folder.text(file(ending)) }

  /// A position in a control, in scene coordinates.
  ///
  /// - Parameter part: The fraction of the control's width, 0...1.
  func place(_ control: Control, _ part: Double = 0.5) -> Point {
    let frame = rig.scene.semantics(of: control)?.frame ?? .zero
    return Point(frame.minX + part * frame.width, frame.midY)
  }

  func swipe(_ control: Control, from start: Double, to end: Double) {
    let (from, to) = (place(control, start), place(control, end))
    rig.press(at: from)
    advance(by: 0.1)
    for part in [0.25, 0.5, 0.75, 1] {
      rig.move(to: Point(from.x + (to.x - from.x) * part, from.y))
      advance(by: 0.03)
    }
    rig.release()
    advance(by: 0.5)
  }

  func strike(_ keys: Key..., modifiers: Modifiers = []) {
    for key in keys {
      rig.strike(key, modifiers: modifiers)
      if capture.isRecording { advance(by: 0.1) }
    }
  }

  func strike(_ characters: String, modifiers: Modifiers = []) {
    for character in characters { strike(.character(character), modifiers: modifiers) }
  }

  /// Saves a golden, and expects the banner of its success or failure.
  func saveGolden(succeeds: Bool = true, sourceLocation: SourceLocation = #_sourceLocation) {
    rig.strike("s", modifiers: .shift)
    #expect(
      says(succeeds ? "Saved " : "Can't save a golden picture"), sourceLocation: sourceLocation)
  }

  func goldenLog(_ name: PageName) throws -> InputLog {
    try InputLog(parsing: folder.text("\(name.rawValue)-\(Self.stamp).jsonl"))
  }

  func replayed(_ text: String) throws -> [Int: JSON] {
    let run = try ReplayRun(InputLog(parsing: text), rate: 60)
    var states: [Int: JSON] = [:]
    for (time, state) in run.states { states[Int((time.seconds * 60).rounded())] = state }
    return states
  }

  func says(_ text: String) -> Bool {
    rig.update()
    return rig.strings.contains { $0.hasPrefix(text) }
  }
}
