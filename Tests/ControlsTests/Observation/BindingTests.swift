import Canvas
import Controls
import ControlsTesting
import Observation
import Synchronization
import Testing

@Observable private final class Model {
  var isOn = true
  var level = 0.25
  var range = 0.2...0.6
  var tab: Int? = 1
  var index = 1
  var color: Color? = .white
  private var whole = 20.0

  /// A number that the model rounds.
  var percent: Double {
    get { whole }
    set { whole = newValue.rounded() }
  }
}

/// A model that any thread can change.
private nonisolated final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Mutex(0.25)

  var level: Double {
    get {
      registrar.access(self, keyPath: \.level)
      return storage.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.level) { storage.withLock { $0 = newValue } }
    }
  }
}

@Suite struct `Binding a control to a model` {
  private let model = Model()
  private let slider = Slider(value: 0.5, label: "Level")

  @Test func `follows the model in the next frame, with animation and without a report`() {
    slider.bind(\.level, to: model)
    let rig = SceneRig(slider)
    model.level = 0.75
    #expect(rig.wantsFrame && slider.value == 0.25)
    #expect(rig.shown().control.value == 0.75 && slider.state.fraction < 0.75)
    #expect(rig.settled().control.state.fraction == 0.75 && rig.actions.isEmpty && !rig.wantsFrame)
  }

  @Test func `a scene follows a model without a node`() {
    let rig = SceneRig(slider)
    var levels: [Double] = []
    let subscription = rig.scene.follow { [model] in levels.append(model.level) }
    (model.level, model.isOn) = (0.75, false)
    rig.showFrame()
    rig.showFrame()
    subscription.cancel()
    model.level = 1
    rig.showFrame()
    #expect(levels == [0.25, 0.75])
  }

  @Test func `follows once it is in a scene`() {
    slider.bind(\.level, to: model)
    model.level = 0.75
    #expect(slider.value == 0.25)
    let rig = SceneRig(slider)
    #expect(slider.value == 0.75)
    slider.removeFromParent()
    model.level = 1
    #expect(rig.shown().control.value == 0.75)
    rig.scene.root.addChild(slider)
    #expect(rig.shown().control.value == 1)
  }

  @Test(arguments: [true, false])
  func `a model set to its value again does not end a drag`(isContinuous: Bool) {
    slider.isContinuous = isContinuous
    slider.bind(\.level, to: model)
    let rig = SceneRig(slider).press(at: slider.thumbCenter, movingTo: Point(150, 22))
    let value = slider.value
    model.level = model.level
    #expect(rig.shown().control.state.isGrabbed && slider.value == value)
    rig.release()
    #expect(model.level == slider.value && model.level > 0.5)
    #expect(rig.actions.filter { $0 == .editingEnded }.count == 1)
  }

  @Test func `a model that rounds the value does so after the drag`() {
    let slider = Slider(value: 0, in: 0...100, label: "Percent")
    slider.bind(\.percent, to: model)
    let rig = SceneRig(slider).press(at: slider.thumbCenter).drag(to: Point(101.3, 22))
    let dragged = slider.value
    #expect(slider.state.isGrabbed && dragged != dragged.rounded())
    #expect(model.percent == dragged.rounded())
    rig.release().showFrame()
    #expect(slider.value == model.percent && model.percent == dragged.rounded())
    #expect(rig.actions.filter { $0 == .editingBegan }.count == 1)
  }

  @Test func `a change of the model during a drag is taken when the drag is canceled`() {
    slider.bind(\.level, to: model)
    let rig = SceneRig(slider).press(at: slider.thumbCenter)
    model.level = 1
    #expect(rig.shown().control.state.isGrabbed && slider.value == 0.25)
    #expect(rig.cancel(by: .escape).shown().control.value == 1 && model.level == 1)
  }

  @Test func `ends when it is canceled`() {
    let binding = slider.bind(\.level, to: model)
    let rig = SceneRig(slider)
    binding.cancel()
    model.level = 1
    #expect(!rig.wantsFrame)
    #expect(rig.shown().control.value == 0.25 && slider.perform(.setValue(0.5)) && model.level == 1)
  }

  @Test func `keeps neither the control nor, after it, the model alive`() {
    weak var control: Slider?
    weak var model: Model?
    do {
      let made = (Slider(label: ""), Model())
      (control, model) = made
      made.0.bind(\.level, to: made.1)
      made.1.level = 0.5
    }
    #expect(control == nil && model == nil)
  }

  @Test func `follows a model that another thread changes`() async {
    let shared = SharedModel()
    slider.bind(\.level, to: shared)
    let rig = SceneRig(slider)
    await Task.detached { shared.level = 0.5 }.value
    #expect(rig.wantsFrame)
    #expect(rig.shown().control.value == 0.5)
  }

  @Test func `works for all controls with a value`() {
    let wifi = Switch(label: "Wi-Fi")
    let price = RangeSlider(label: "Price")
    let tabs = SegmentedControl(["A", "B", "C"], label: "Tabs")
    let copies = Stepper(value: 0, in: 0...10, label: "Copies")
    let sample = PopUpButton(["A", "B", "C"], selection: 0, label: "Sample")
    let more = Disclosure("More", isOpen: false)
    let tints = ColorSwatches([.white, .black], selection: nil, label: "Tint")
    let pages = SidebarList(
      [SidebarList.Section(items: ["A", "B", "C"].map { .init($0, symbol: .grid) })],
      selection: nil, label: "Pages")
    wifi.bind(\.isOn, to: model)
    price.bind(\.range, to: model)
    tabs.bind(\.tab, to: model)
    copies.bind(\.percent, to: model)
    sample.bind(\.index, to: model)
    more.bind(\.isOn, to: model)
    tints.bind(\.color, to: model)
    pages.bind(\.tab, to: model)
    #expect(wifi.isOn && price.range == 0.2...0.6 && tabs.selection == 1 && copies.value == 10)
    #expect(sample.selection == 1 && more.isOpen && tints.selection == .white)
    #expect(pages.selection == 1)
    let rig = SceneDriver(
      column: wifi, price, tabs, copies, sample, more, tints, pages, size: Size(300, 600))
    #expect(wifi.perform(.toggle) && price.perform(.setValue(0.3), on: .lower))
    #expect(tabs.perform(.select(2)) && copies.perform(.decrement) && tints.perform(.select(1)))
    #expect(!model.isOn && model.range == 0.3...0.6 && model.tab == 2 && model.percent == 9)
    #expect(model.color == .black)
    rig.showFrame()
    #expect(!more.isOpen && pages.selection == 2)
    #expect(more.perform(.press) && pages.perform(.select(0)) && model.isOn && model.tab == 0)
    (model.range, model.percent, model.index, model.color) = (0.1...0.9, 3, 2, .white)
    rig.showFrame()
    #expect(wifi.isOn && price.range == 0.1...0.9 && tabs.selection == 0 && copies.value == 3)
    #expect(sample.selection == 2 && tints.selection == .white)
  }
}

@Suite struct `Following a model` {
  private let model = Model()
  private let label = Label("")

  @Test func `runs at once, and in frames after a property that it read changed`() {
    var runs = 0
    label.follow { [model] label in
      runs += 1
      label.string = model.isOn ? "\(model.level)" : "off"
    }
    #expect(label.string == "0.25" && runs == 1)
    let rig = SceneRig(label)
    runs = 0
    model.level = 0.5
    model.level = 0.75
    #expect(rig.shown().control.string == "0.75" && runs == 1)
    model.isOn = false
    #expect(rig.shown().control.string == "off" && runs == 2)
    model.level = 1
    #expect(!rig.wantsFrame)
    rig.showFrame()
    #expect(runs == 2)
  }

  @Test func `lays out in the frame in which it runs`() {
    let stack = Stack(.vertical) {}
    stack.follow { [model] stack in
      stack.setChildren((0..<model.index).map { _ in FixedSizeNode(10, 10) })
    }
    let rig = SceneDriver(Scene(stack), size: Size(50, 50))
    model.index = 2
    rig.showFrame()
    #expect(stack.children.map(\.frame.y) == [0, 10])
  }
}

private nonisolated enum Fit: String, CaseIterable { case small, medium, large }

@Observable private final class Shirt {
  var fit = Fit.medium
  var id: Segment.ID? = "b"
}

@Suite struct `Binding a segmented control` {
  private let shirt = Shirt()

  @Test func `to an enumeration follows its cases`() {
    let fits = SegmentedControl(Fit.allCases.map(\.rawValue), label: "Fit")
    fits.bind(\.fit, to: shirt)
    #expect(fits.selection == 1)
    let rig = SceneRig(fits)
    #expect(rig.scene.perform(.select(2), on: fits.semanticsID) && shirt.fit == .large)
    shirt.fit = .small
    #expect(rig.shown().control.selection == 0)
    fits.allowsEmptySelection = true
    #expect(rig.scene.perform(.select(0), on: fits.semanticsID))
    #expect(shirt.fit == .small, "the model has no value for an empty selection")
  }

  @Test func `to an identifier survives a new order`() {
    let view = SegmentedControl([Segment("A", id: "a"), Segment("B", id: "b")], label: "View")
    view.bind(\.id, to: shirt)
    #expect(view.selection == 1)
    let rig = SceneRig(view)
    view.moveSegment(at: 1, to: 0, animated: false)
    #expect(rig.shown().control.selection == 0 && shirt.id == "b")
    #expect(rig.scene.perform(.select(1), on: view.semanticsID) && shirt.id == "a")
    shirt.id = "b"
    #expect(rig.shown().control.selection == 0)
    shirt.id = "missing"
    #expect(rig.shown().control.selection == nil)
  }
}
