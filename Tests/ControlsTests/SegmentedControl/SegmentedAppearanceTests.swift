import Canvas
import ControlsTesting
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

/// Frames of images and content. spec: docs/spec/command-line.md#appearance/layout
@Suite struct `Segmented control: image layout` {
  /// Three segments of 100 pt with dividers of one width, or of another beside a selected segment.
  private static func layout(
    divider: Int, besideSelected: Int? = nil, selected: Int? = nil, count: Int = 3,
    _ reference: SegmentedAppearance.ContentReference = .button
  ) throws -> AppearanceLayout {
    var appearance = SegmentedAppearance()
    appearance.contentReference = reference
    appearance.setBackgroundImage(try Image.plain(21, 40), for: .normal)
    if divider > 0 {
      appearance.setDividerImage(try Image.plain(divider, 40), left: .normal, right: .normal)
    }
    if let besideSelected {
      let other = try Image.plain(besideSelected, 40)
      appearance.setDividerImage(other, left: .selected, right: .normal)
      appearance.setDividerImage(other, left: .normal, right: .selected)
    }
    return AppearanceLayout(
      appearance, borders: (0...count).map { Double($0) * 100 }, height: 40,
      statuses: (0..<count).map { SegmentStatus(isSelected: $0 == selected) })
  }

  @Test(.spec("appearance-p26", "appearance-p73"), arguments: [0, 1, 4, 7, 20])
  func `segments are separated by the divider width and fill the control`(width: Int) throws {
    let layout = try Self.layout(divider: width)
    let frames = layout.segments
    #expect(frames[0].minX == 0 && frames[2].maxX == 300)
    for index in 0..<2 {
      let divider = layout.dividers[index]
      #expect(divider.midX == Double(index + 1) * 100 && divider.width == Double(width))
      #expect(divider.minX == frames[index].maxX && divider.maxX == frames[index + 1].minX)
    }
  }

  @Test(.spec("appearance-p76")) func `dividers of different widths use their own width`() throws {
    let layout = try Self.layout(divider: 4, besideSelected: 10, selected: 0)
    #expect(layout.dividers[0] == Rect(95, 0, 10, 40))
    #expect(layout.dividers[1] == Rect(198, 0, 4, 40))
    #expect(layout.segments[1] == Rect(105, 0, 93, 40))
    let moved = try Self.layout(divider: 4, besideSelected: 10, selected: 0, .segment)
    #expect(moved.centers[0].x == 45 && moved.centers[1].x == 151.5)
    #expect(moved.centers[2].x == 252)
  }

  @Test(.spec("appearance-p71", "appearance-p72", "appearance-p75"), arguments: [0, 1, 4, 7, 20])
  func `content is centered in its button, or half a divider further out`(width: Int) throws {
    let button = try Self.layout(divider: width)
    #expect(button.centers == [50, 150, 250].map { Point($0, 20) })
    let segment = try Self.layout(divider: width, .segment)
    let half = Double(width) / 2
    #expect(segment.centers.map(\.x) == [50 - half, 150, 250 + half])
  }

  @Test func `a single segment fills the control`() throws {
    for reference in SegmentedAppearance.ContentReference.allCases {
      let layout = try Self.layout(divider: 8, count: 1, reference)
      #expect(layout.segments[0] == Rect(0, 0, 100, 40))
      #expect(layout.centers[0] == Point(50, 20) && layout.pieces.count == 1)
    }
  }

  @Test(.spec("appearance-p20")) func `the ends of a background are at the ends of the control`()
    throws
  {
    let pixels = (0..<5).map { Bitmap.Pixel(red: UInt8($0), green: 0, blue: 0, alpha: 255) }
    let image = try Image(width: 5, height: 1, pixels: pixels)
    let background = SegmentBackground(image)
    let kinds = [SegmentKind.alone, .first, .last, .middle]
    #expect(kinds.map { background.part(for: $0).size.width } == [5, 3, 3, 1])
    #expect(background.image.capInsets == Insets(left: 2, right: 2))
  }
}

@Suite struct `Segmented control: image fade` {
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `a change during a fade continues from the shown layers, and some do not fade`() {
    var fade = SelectionFade([0])
    fade.show([1], over: 0.15, at: at(1))
    fade.show([2], over: 0.15, at: at(1.05))
    let layers = fade.layers(at: at(1.05))
    #expect(layers.map(\.selection) == [[0], [1], [2]] && layers.last?.opacity == 0)
    // The upper layer finishes last and covers the others.
    #expect(fade.layers(at: at(1.16)).map(\.selection) == [[1], [2]])
    #expect(fade.layers(at: at(1.2)).map(\.selection) == [[2]])
    var still = SelectionFade([0])
    still.show([0], over: 0.15, at: at(1))
    #expect(still.isSettled(at: at(1)))
    still.show([1], over: 0, at: at(1))
    #expect(still.layers(at: at(1)).map(\.selection) == [[1]])
    still.show([2], over: 0.15, at: at(2))
    still.show([0], over: 0, at: at(2.01))
    #expect(still.layers(at: at(2.01)).map(\.selection) == [[0]])
  }

  @Test(.spec("appearance-p10")) func `a control with images behaves like one without`() throws {
    let image = try Image.plain(9, 32)
    let rigs = [false, true].map { hasImages in
      let control = SegmentedControl(["first", "second", "third"], selection: 0)
      if hasImages { control.setBackgroundImage(image, for: .normal) }
      return SceneRig(control, size: Size(300, 32))
    }
    for rig in rigs {
      rig.tap(at: Point(150, 16)).advance(by: 0.05)
      rig.press(at: Point(150, 16))
      rig.drag(to: Point(280, 16)).release()
      rig.focus()
      rig.key(.left).advance(by: 1)
    }
    #expect(rigs[0].actions == rigs[1].actions && !rigs[0].actions.isEmpty)
    #expect(rigs[0].control.selectedIndices == rigs[1].control.selectedIndices)
    #expect(rigs[1].control.selectedIndices.count == 1 && !rigs[1].wantsFrame)
  }

  @Test(arguments: [SegmentSelectionMode.single, .multiple])
  func `a control with images has no pill and no separators`(mode: SegmentSelectionMode) throws {
    let control = SegmentedControl(["first", "second", "third"], selection: 0)
    control.selectionMode = mode
    let rig = SceneRig(control, size: Size(300, 32))
    // The pill is on its way when the images come.
    control.select(2, animated: true)
    rig.advance(by: 0.05)
    control.setBackgroundImage(try Image.plain(9, 32), for: .normal)
    #expect(rig.press(at: Point(150, 16)).state.pillScale == 1 && rig.state.pills.isEmpty)
    #expect(rig.state.pillRect == nil && rig.state.separatorOpacities == [])
    #expect(!rig.release().advance(by: 0.16).wantsFrame)
    let trace = Dictionary(uniqueKeysWithValues: control.trace.map { ($0.key, $0.value) })
    #expect(trace["pillX"] == PropertyValue.none && trace["pillWidth"] == PropertyValue.none)
    #expect(trace["pills"] == .list([]) && trace["separators"] == .list([]))
    control.appearance = nil
    #expect(!rig.settled().state.pills.isEmpty)
  }
}
