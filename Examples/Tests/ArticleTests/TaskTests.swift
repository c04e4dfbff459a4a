import Canvas
import Controls
import ControlsTesting
import Foundation
import Observation
import Testing

/// The channels of a mixer.
@MainActor @Observable
final class Mixer {
  var channels = [Channel(id: 0, name: "Drums"), Channel(id: 1, name: "Bass")]
  var isMuted = false

  var levels: [String: Double] {
    Dictionary(channels.map { ($0.name, $0.level) }) { first, _ in first }
  }
}

/// A channel with a level of its own.
@MainActor @Observable
final class Channel: Identifiable {
  let id: Int
  let name: String
  var level = 0.5

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

@MainActor
func row(of channel: Channel) -> Node {
  let level = Slider(label: "Level of \(channel.name)")
  level.bind(\.level, to: channel)
  return FormRow(level, title: channel.name, style: .stretching())
}

/// A row of a channel with a context menu.
final class ChannelRow: Node {
  private let channel: Channel
  private let content: Node

  init(_ channel: Channel) {
    self.channel = channel
    content = row(of: channel)
    super.init()
    addChild(content)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    content.measure(available, in: context)
  }

  override func layout(in context: LayoutContext) {
    content.frame = Rect(origin: .zero, size: frame.size)
  }

  override func contextMenuRequested(at point: Point?) -> Bool {
    let items = [MenuItem("Reset") { [channel] in channel.level = 0.5 }]
    scene?.presentMenu(items, from: self, at: point, label: channel.name)
    return true
  }
}

@MainActor
func remove(_ channel: Channel, from mixer: Mixer, in scene: Scene) async {
  let remove = AlertAction("Remove", role: .destructive)
  let choice = await scene.presentAlert(
    "Remove “\(channel.name)”?", message: "This cannot be undone.",
    actions: [AlertAction("Keep", role: .cancel), remove])
  if choice == remove { mixer.channels.removeAll { $0 === channel } }
}

/// Returns whether the file was written.
@MainActor
func save(_ mixer: Mixer, to file: URL, in scene: Scene) async -> Bool {
  do {
    try JSONEncoder().encode(mixer.levels).write(to: file, options: .atomic)
    return true
  } catch {
    _ = await scene.presentAlert(
      "The mix was not saved", message: error.localizedDescription)
    return false
  }
}

/// Only built, as a window needs a display.
@MainActor
private func connect(_ window: Window, to mixer: Mixer, _ file: URL, _ scene: Scene) {
  scene.follow { [unowned window] in window.title = mixer.isMuted ? "Mixer (muted)" : "Mixer" }

  window.onCloseRequest = { [unowned window] in
    Task { if await save(mixer, to: file, in: scene) { window.close() } }
  }
}

/// Code of the articles about tasks of an app.
@Suite struct `Tasks of an app` {
  private let mixer = Mixer()

  private func driver(_ root: Node) -> SceneDriver {
    SceneDriver(Scene(root), size: Size(400, 300))
  }

  /// Waits until the task shows its alert, and chooses.
  private func choose(_ title: String, in rig: SceneDriver) async throws {
    func button() -> SemanticsNode? {
      rig.scene.semantics.first { $0.role == .button && $0.label == title }
    }
    while button() == nil { await Task.yield() }
    rig.settle()
    rig.tap(at: try #require(button()).frame.center)
  }

  @Test func `rows follow a model`() throws {
    let mixer = mixer
    let rows = Card(label: "Channels") {}
    rows.follow { $0.setChildren(for: mixer.channels, animated: true) { row(of: $0) } }

    let summary = Label("", role: .secondary)
    summary.follow { $0.string = "\(mixer.channels.count) channels" }
    let rig = driver(
      Stack(.vertical, alignment: .fill) {
        rows
        summary
      })
    mixer.channels.removeLast()
    rig.settle()
    #expect(rows.children.count == 1 && summary.string == "1 channels")
  }

  @Test func `a list has what a header and a footer leave`() throws {
    let mixer = mixer
    let list = LazyColumn(mixer.channels, rowHeight: { _ in 44 }, label: "Channels") { channel in
      row(of: channel)
    }
    list.follow { $0.items = mixer.channels }

    let add = Button("Add") {
      let id = (mixer.channels.map(\.id).max() ?? 0) + 1
      mixer.channels.append(Channel(id: id, name: "Channel \(id)"))
    }
    let page = Stack(.vertical, alignment: .fill) {
      Label("Channels")
      ScrollView(list)  // the remaining height
      add
    }
    let rig = driver(page)
    for _ in 0..<20 { rig.tap(at: add.frameInScene.center) }
    rig.settle()
    #expect(list.items.count == 22 && list.node(ofRow: 15) == nil)
    #expect(abs(add.frame.maxY - 300) < 0.01)
  }

  @Test func `shortcuts and a menu run the same commands`() throws {
    let (mixer, more) = (mixer, Button("More"))
    let rig = driver(Stack(.vertical) { more })
    let scene = rig.scene
    scene.addShortcut(.character("m"), modifiers: .control) { mixer.isMuted.toggle() }
    more.onPress { [unowned more] in
      let items = [
        MenuItem("Mute", key: "Ctrl-M", isOn: mixer.isMuted) { mixer.isMuted.toggle() }
      ]
      more.scene?.presentMenu(items, from: more, label: "More")
    }
    rig.key(.character("m"), modifiers: .control)
    #expect(mixer.isMuted)
    rig.tap(at: more.frameInScene.center)
    let item = try #require(scene.semantics.first { $0.role == .menuItem })
    rig.tap(at: item.frame.center)
    rig.settle()
    #expect(!mixer.isMuted)
  }

  @Test func `a row has a context menu`() throws {
    let drums = mixer.channels[0]
    drums.level = 1
    let channelRow = ChannelRow(drums)
    let rig = driver(Stack(.vertical) { channelRow })
    rig.press(at: channelRow.frameInScene.center, button: 3).release(button: 3)
    let item = try #require(rig.scene.semantics.first { $0.role == .menuItem })
    rig.tap(at: item.frame.center)
    #expect(drums.level == 0.5)
  }

  @Test func `an alert asks before a channel is removed`() async throws {
    let (mixer, drums) = (mixer, mixer.channels[0])
    let button = Button("Remove Drums")
    let rig = driver(Stack(.vertical) { button })
    let scene = rig.scene
    button.onPress { Task { await remove(drums, from: mixer, in: scene) } }
    rig.tap(at: button.frameInScene.center)
    try await choose("Remove", in: rig)
    while mixer.channels.count > 1 { await Task.yield() }
    #expect(mixer.channels.map(\.name) == ["Bass"])
  }

  @Test func `a dialog and a popover show content of the app`() throws {
    let button = Button("Options")
    let rig = driver(Stack(.vertical, padding: 20) { button })
    let (scene, drums) = (rig.scene, mixer.channels[0])
    let level = Slider(value: drums.level, label: "Level")
    let done = Button("Done", prominence: .prominent)
    let dialog = scene.presentDialog(
      Stack(.vertical, spacing: 20, padding: 20, alignment: .trailing) {
        FormRow(level)
        done
      }, label: "Drums")
    done.onPress { dialog.dismiss() }
    rig.settle()
    rig.tap(at: done.frameInScene.center)
    rig.settle()
    #expect(!dialog.isPresented && scene.layers.isEmpty)
    button.onPress { [unowned button] in
      let options = Stack(.vertical, spacing: 12, padding: 16) { FormRow(Switch(label: "Sound")) }
      button.scene?.presentPopover(options, from: button, label: "Options")
    }
    rig.tap(at: button.frameInScene.center)
    rig.settle()
    #expect(scene.layers.count == 1)
    rig.key(.escape)
    rig.settle()
    #expect(scene.layers.isEmpty)
  }

  @Test func `an alert says that a file was not saved`() async throws {
    let (mixer, rig) = (mixer, driver(Stack(.vertical) {}))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(await save(mixer, to: file, in: rig.scene))
    #expect(
      try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: file)) == mixer.levels)
    let failing = Task { await save(mixer, to: file.appending(path: "x"), in: rig.scene) }
    try await choose("OK", in: rig)
    #expect(await !failing.value)
  }
}
