import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Advice page` {
  private func segmented(_ rig: PageRig) -> [SegmentedControl] {
    rig.controls.compactMap { $0 as? SegmentedControl }
  }

  @Test func `each example breaks exactly one rule, and its advice is below it`() throws {
    let rig = PageRig(AdvicePage())
    let controls = segmented(rig)
    for control in controls {
      #expect(
        Set(SegmentedAdvisor(control).advice.map(\.rule.rawValue)) == [control.identifier],
        "\(control.label)")
    }
    #expect(Set(controls.compactMap(\.identifier)) == Set(Advice.Rule.allCases.map(\.rawValue)))
    #expect(controls.count == Advice.Rule.allCases.count)
    let control = try #require(rig.control("too-few") as? SegmentedControl)
    let notes = try #require(control.parent).children.compactMap { $0 as? AdviceNote }
    #expect(notes.count == SegmentedAdvisor(control).advice.count)
    let label = notes.lazy.compactMap { $0.semantics?.label }.first
    #expect(label?.contains("at least two segments") == true)
    #expect(notes.allSatisfy { $0.frame.minY >= control.frame.maxY && $0.frame.height > 20 })
    #expect(rig.texts.contains { $0.text.string == "Too few segments" })
  }

  /// spec: docs/spec/prose-rows.md#hig-p22; docs/spec/prose-rows.md#hig-p25;
  /// docs/spec/prose-rows.md#hig-p31; docs/spec/prose-rows.md#hig-p34;
  /// docs/spec/prose-rows.md#hig-p36; docs/spec/prose-rows.md#hig-p38: the gallery follows the
  /// advice.
  @Test(
    .spec("hig-p22", "hig-p27", "hig-p29", "hig-p34", "hig-p38"),
    arguments: [PageName.gallery, .trio, .switch, .slider, .range, .segmented, .matrix, .stress])
  func `other pages have no advice`(name: PageName) {
    let rig = PageRig(name.makePage(count: 1))
    for control in segmented(rig) {
      #expect(SegmentedAdvisor(control).advice == [], "\(control.identifier ?? control.label)")
    }
  }

  @Test(.spec("hig-p13")) func `the page of segmented controls has alignment as a choice`() throws {
    let rig = PageRig(PageName.segmented.makePage(count: 1))
    let alignment = try #require(rig.control("alignment") as? SegmentedControl)
    #expect(alignment.selectionMode == .single && alignment.selection == 1)
    #expect(alignment.segments.map(\.labelBeneath) == ["Left", "Centered", "Right"])
  }

  /// spec: docs/spec/prose-rows.md#hig-p50: a help tag for each segment, or a title before the
  /// control.
  @Test(arguments: [PageName.gallery, .segmented])
  func `each segment has a help tag, or a title before its control`(name: PageName) {
    let rig = PageRig(name.makePage(count: 1))
    let samples = segmented(rig).filter { $0.parent is FormRow || $0.parent is ViewRow }
    #expect(samples.count > 2)
    for control in samples {
      let hasTitle = control.parent?.semantics?.label == control.label
      #expect(hasTitle || control.segments.allSatisfy { $0.helpTag != nil }, "\(control.label)")
    }
  }

  @Test func `counts are changed by steppers, and no segmented control acts`() throws {
    let rig = PageRig(.segmented, size: Size(1280, 3600))
    #expect(segmented(rig).allSatisfy { $0.selectionMode != .momentary })
    let tabs = try #require(rig.control("segments") as? SegmentedControl)
    let number = try rig.part("number", as: Stepper.self)
    for (action, count) in [(SemanticsAction.increment, 4), (.setValue(2), 2), (.setValue(6), 6)] {
      rig.perform(action, on: number, wait: 1)
      #expect(Set(tabs.titles).count == count && number.value == Double(count))
    }
  }
}

@Suite struct `Parts page` {
  private static let live = [
    "part-list", "part-button", "part-glyph", "part-stepper", "part-swatches", "part-disclosure",
    "part-menu", "part-popover", "part-popUp", "part-copy", "part-segmented", "part-tools",
  ]

  @Test(arguments: [400.0, 700, 960, 1280, 1920, 3840])
  func `the page has one of each part, inside the width of the window`(width: Double) {
    let rig = PageRig(PartsPage(), size: Size(width, 700))
    let parts = rig.parts.filter(\.isEffectivelyEnabled).compactMap(\.identifier)
    #expect(Set(Self.live).isSubset(of: parts))
    for control in rig.parts {
      let frame = control.frameInScene
      #expect(frame.minX >= 0 && frame.maxX <= width, "\(control.label)")
    }
  }
}

@Suite struct `Line of nodes` {
  @Test func `nodes of different heights have the same middle`() {
    let nodes: [Node] = [Switch(), Label("Title", font: Font(size: 30)), Button("A")]
    SceneDriver(Scene(FlowLine(nodes, spacing: 8)), size: Size(400, 100)).showFrame()
    #expect(Set(nodes.map(\.frame.height)).count > 1)
    #expect(nodes.allSatisfy { abs($0.frame.midY - nodes[0].frame.midY) < 0.01 })
  }
}
