import Canvas
import Controls

/// The recordings of the pages of a window since they were opened.
@MainActor
final class PageRecordings {
  private unowned let controller: PageController
  private var recordings: [ObjectIdentifier: InputRecording] = [:]
  /// Whether changes in a pass are recorded: those that a replay of the window does not make.
  var recordsPass = false

  init(_ controller: PageController) {
    self.controller = controller
    controller.scene.onResize = { [weak self] size in self?.resized(to: size) }
    follow()
  }

  /// The recording of the shown page; `nil` for a page that logs cannot have.
  var ofPage: InputRecording? { recordings[ObjectIdentifier(controller.page)] }

  /// ``ofPage`` if it has the input of the window; `nil` for the page of a control.
  var ofWindow: InputRecording? { ofPage.flatMap { $0.isOfWindow ? $0 : nil } }

  /// The scene with the input that is recorded.
  var source: Scene { controller.page.preview?.control.scene ?? controller.scene }

  /// Begins the recording of the shown page, unless there is one.
  func follow() {
    let page = controller.page
    for (key, recording) in recordings where key != ObjectIdentifier(page) && recording.isOfWindow {
      // From now on the window's input is for another page.
      recording.exceed("Another page was shown after this page was opened.")
    }
    guard recordings[ObjectIdentifier(page)] == nil, let scene = controller.loggedScene
    else { return }
    let source = source
    let recording = InputRecording(controller.logHeader(scene), since: source.now)
    recordings[ObjectIdentifier(page)] = recording
    recording.subscription = source.observe(.input) {
      [weak recording, weak source, weak page] event in
      if let source, case .input(let input, let time) = event {
        recording?.record(input, of: source, with: page?.preview?.control, at: time)
      }
    }
    page.preview?.onChange = { [weak recording, weak source] kind in
      guard let recording, let source else { return }
      if case .spring = kind {
        return recording.giveUp("A spring was changed, which a log cannot record.")
      }
      recording.add(kind, at: source.now)
    }
  }

  private func resized(to size: Size) {
    for recording in recordings.values where recording.isOfWindow {
      recording.resize(to: size, scale: controller.scene.scale, at: controller.scene.now)
    }
  }

  func tokensChanged() {
    for recording in recordings.values {
      recording.giveUp("Tokens were changed, which a log cannot record.")
    }
  }

  func note(_ kind: InputLogEvent.Kind) {
    for (key, other) in recordings
    where key != ObjectIdentifier(controller.page) && !other.isOfWindow {
      other.giveUp("A setting of all pages was changed while another page was shown.")
    }
    if let recording = ofPage, !recording.isOfWindow { recording.add(kind, at: source.now) }
    if controller.scene.isInPass && !recordsPass { return }
    for recording in recordings.values where recording.isOfWindow {
      recording.add(kind, at: controller.scene.now)
    }
  }

  func forget(_ page: WorkbenchPage) { recordings[ObjectIdentifier(page)] = nil }
}

extension InputRecording {
  var isOfWindow: Bool { !header.isOfControl }

  fileprivate func record(
    _ input: SceneInput, of scene: Scene, with control: (any DescribedControl)?, at time: Instant
  ) {
    switch input {
    case .event(let event): add(.input(event), at: time)
    case .scroll(let event): add(.input(.scroll(event)), at: time)
    case .key(let event): add(.input(.key(event)), at: time)
    // The loss of the focus cancels all gestures too.
    case .cancel: add(.input(.focusLost(time: time)), at: time)
    case .focus(let place, let isVisible):
      // A replay of the window moves the focus itself.
      if isOfWindow { return }
      let node = isVisible ? place.flatMap { scene.node(at: $0) } : nil
      let stop = control?.focusStops.first { $0.value === node }?.key
      add(
        .set(
          control: .first, property: "focused",
          value: stop.map { .string($0) } ?? .bool(node != nil),
          animated: false), at: time)
    case .endFocus: record(.focus(nil, isVisible: false), of: scene, with: control, at: time)
    case .action(.focus, let place, _):
      record(.focus(place, isVisible: true), of: scene, with: control, at: time)
    case .action(let action, let place, part: nil):
      guard !isOfWindow, let index = scene.element(accepting: action, of: scene.node(at: place))
      else { return giveUp(Self.actionReason) }
      add(.act(element: index, action), at: time)
    case .action: giveUp(Self.actionReason)
    }
  }

  private static let actionReason =
    "An assistive technology or a client performed an action, which a log cannot record."
}
