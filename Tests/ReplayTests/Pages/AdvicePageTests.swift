import Canvas
import Controls
import SpecTrait
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Advice page` {
  private func segmented(_ rig: PageRig) -> [SegmentedControl] {
    rig.controls.compactMap { $0 as? SegmentedControl }
  }

  @Test func `each example breaks exactly one rule`() {
    let rig = PageRig(AdvicePage())
    let controls = segmented(rig)
    #expect(!controls.isEmpty)
    for control in controls {
      let rules = Set(control.advice.map(\.rule.rawValue))
      #expect(rules == [control.identifier], "\(control.label)")
    }
    #expect(Set(controls.compactMap(\.identifier)) == Set(Advice.Rule.allCases.map(\.rawValue)))
    #expect(controls.count == Advice.Rule.allCases.count)
  }

  @Test func `advice is shown below its control`() throws {
    let rig = PageRig(AdvicePage())
    let control = try #require(rig.control("too-few") as? SegmentedControl)
    let row = try #require(control.parent)
    let notes = row.children.compactMap { $0 as? AdviceNote }
    #expect(notes.count == control.advice.count)
    let label = notes.lazy.compactMap { $0.semantics?.label }.first
    #expect(label?.contains("at least two segments") == true)
    #expect(notes.allSatisfy { $0.frame.minY >= control.frame.maxY && $0.frame.height > 20 })
    #expect(rig.texts.contains { $0.text.string == "Too few segments" })
  }

  @Test func `the advice page can be disabled`() {
    #expect(PageRig(AdvicePage(), isDisabled: true).enabledControls.isEmpty)
  }

  /// spec: hig-p22, p25, p31, p34, p36, p38: the gallery follows the advice.
  @Test(
    .spec("hig-p22", "hig-p27", "hig-p29", "hig-p34", "hig-p38"),
    arguments: [PageName.gallery, .trio, .switch, .slider, .matrix, .stress])
  func `other pages have no advice`(name: PageName) {
    let rig = PageRig(name.makePage(count: 1))
    for control in segmented(rig) {
      #expect(control.advice == [], "\(control.identifier ?? control.label)")
    }
  }

  @Test(.spec("hig-p13")) func `the page of the segmented control shows advice below its examples`()
    throws
  {
    let rig = PageRig(PageName.segmented.makePage(count: 1))
    let found = segmented(rig).flatMap { control in control.advice.map(\.remark.title) }
    let notes = rig.scene.root.all(AdviceNote.self).compactMap { $0.semantics?.label }
      .map { label in String(label.prefix { $0 != ":" && $0 != "," }) }
    #expect(notes == found && !found.isEmpty)
  }
}
