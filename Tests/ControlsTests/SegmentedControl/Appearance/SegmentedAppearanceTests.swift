import Canvas
import SpecTrait
import Testing

@testable import Controls

/// spec: docs/spec/command-line.md#appearance.
@Suite struct `Segmented control: image fallbacks` {
  private let plain = SegmentStatus()
  private let selected = SegmentStatus(isSelected: true)
  private let pressed = SegmentStatus(isHighlighted: true)
  private let pressedSelected = SegmentStatus(isSelected: true, isHighlighted: true)
  private let disabled = SegmentStatus(isDisabled: true)
  private let disabledSelected = SegmentStatus(isSelected: true, isDisabled: true)

  @Test(.spec("appearance-p57", "appearance-p58"))
  func `a state without a background uses the normal or selected one`() throws {
    var appearance = SegmentedAppearance()
    func level(_ status: SegmentStatus) -> Image? { appearance.background(of: status)?.image }
    #expect(level(plain) == nil)
    appearance.setBackgroundImage(try Image.plain(3, 1, red: 1), for: .normal)
    let all = [plain, selected, pressed, pressedSelected, disabled, disabledSelected]
    let normal = appearance.backgroundImage(for: .normal)
    #expect(all.allSatisfy { level($0) == normal })
    for (state, red, indices) in [
      (.selected, 2, [1, 3, 5]), (.highlighted, 3, [2, 3]), (.disabled, 4, [4, 5]),
    ] as [(SegmentState, UInt8, [Int])] {
      appearance.setBackgroundImage(try Image.plain(3, 1, red: red), for: state)
      let image = appearance.backgroundImage(for: state)
      #expect(image != normal && all.indices.filter { level(all[$0]) == image } == indices)
    }
    appearance.setBackgroundImage(nil, for: .highlighted)
    #expect(level(pressed) == normal)
  }

  @Test(
    .spec(
      "appearance-p37", "appearance-p38", "appearance-p39", "appearance-p54", "appearance-p55",
      "appearance-p56"))
  func `a pair without a divider uses the unpressed pair, then the normal one`() throws {
    var appearance = SegmentedAppearance()
    let (none, left, right, held) = (
      try Image.plain(3, 1, red: 1), try Image.plain(3, 1, red: 2), try Image.plain(3, 1, red: 3),
      try Image.plain(3, 1, red: 4)
    )
    #expect(appearance.divider(left: plain, right: plain) == nil)
    appearance.setDividerImage(none, left: .normal, right: .normal)
    #expect(appearance.divider(left: selected, right: pressed) == none)
    appearance.setDividerImage(left, left: .selected, right: .normal)
    appearance.setDividerImage(right, left: .normal, right: .selected)
    #expect(appearance.divider(left: plain, right: plain) == none)
    #expect(appearance.divider(left: selected, right: plain) == left)
    #expect(appearance.divider(left: plain, right: selected) == right)
    #expect(appearance.divider(left: selected, right: pressed) == left)
    #expect(appearance.divider(left: pressedSelected, right: plain) == left)
    #expect(appearance.divider(left: disabled, right: selected) == right)
    #expect(appearance.divider(left: selected, right: selected) == none)
    appearance.setDividerImage(held, left: .highlighted, right: .normal)
    #expect(appearance.divider(left: pressed, right: plain) == held)
    #expect(appearance.divider(left: pressed, right: disabled) == none)
    #expect(appearance.dividerImage(left: .highlighted, right: .normal) == held)
    #expect(appearance.dividerImage(left: .disabled, right: .normal) == nil)
  }

  @Test func `colors and adjustments fall back too, and segment kinds are in reading order`() {
    var appearance = SegmentedAppearance()
    #expect(appearance.titleColor(of: selected) == nil)
    appearance.setTitleColor(.black, for: .normal)
    appearance.setTitleColor(.white, for: .selected)
    #expect(appearance.titleColor(of: pressed) == .black)
    #expect(appearance.titleColor(of: pressedSelected) == .white)
    #expect(appearance.titleColor(for: .disabled) == nil)
    #expect(appearance.contentPositionAdjustment(for: .first) == .zero)
    appearance.setContentPositionAdjustment(Point(0, 1), for: .any)
    appearance.setContentPositionAdjustment(Point(2, 0), for: .first)
    #expect(appearance.contentPositionAdjustment(for: .first) == Point(2, 0))
    #expect(appearance.contentPositionAdjustment(for: .last) == Point(0, 1))
    #expect(appearance.contentReference == .segment)
    #expect((0..<4).map { SegmentKind(at: $0, of: 4) } == [.first, .middle, .middle, .last])
    #expect(SegmentKind(at: 0, of: 1) == .alone)
    #expect((0..<2).map { SegmentKind(at: $0, of: 2) } == [.first, .last])
  }

  @Test(
    .spec("appearance-p14", "appearance-p15", "appearance-p16", "appearance-p31", "appearance-p78"))
  func `the control has accessors for images and is as high as its normal background`() throws {
    let control = SegmentedControl(["first", "second", "third"], selection: 0)
    #expect(control.appearance == nil && control.backgroundImage(for: .normal) == nil)
    control.setBackgroundImage(try Image.plain(21, 44, red: 1), for: .normal)
    control.setBackgroundImage(try Image.plain(21, 44, red: 2), for: .selected)
    control.setDividerImage(try Image.plain(10, 1, red: 3), left: .selected, right: .normal)
    control.setTitleColor(.white, for: .selected)
    control.setContentPositionAdjustment(Point(5, 0), for: .first)
    #expect(control.backgroundImage(for: .normal)?.size == Size(21, 44))
    #expect(control.dividerImage(left: .selected, right: .normal)?.size.width == 10)
    #expect(control.titleColor(for: .selected) == .white)
    #expect(control.contentPositionAdjustment(for: .first) == Point(5, 0))
    #expect(control.measured().height == 44 && control.state.segmentFrame(at: 1).height == 44)
    control.appearance = nil
    #expect(control.measured().height == 32 && control.state.selectionLayers.isEmpty)
  }
}
