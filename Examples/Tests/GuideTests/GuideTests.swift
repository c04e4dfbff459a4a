import Canvas
import Controls
import ControlsTesting
import Testing

/// Code of the guides in `docs/controls`.
@Suite struct `Guides to the controls` {
  @Test func `the guide to the switch works`() {
    let wifi = Switch(isOn: true, label: "Wi-Fi")
    wifi.onChange { isOn in print("Wi-Fi", isOn) }
    let form = Stack(.vertical) { wifi }
    let rig = SceneRig(form)

    wifi.isOn = false  // without animation
    wifi.setOn(false, animated: true)  // with animation
    wifi.isEnabled = false
    #expect(!wifi.isOn && !wifi.isEffectivelyEnabled && rig.actions.isEmpty)

    wifi.dragStyle = .tracking

    wifi.onTintColor = Color(hex: 0xFF9500)
    wifi.offTintColor = Color(hex: 0xFFE5C2)  // UIKit's backgroundColor
    wifi.thumbTintColor = Color(hex: 0xFFF7E0)
    form.tintColor = Color(hex: 0xAF52DE)  // for descendants that have none of their own
    #expect(wifi.effectiveTintColor == Color(hex: 0xAF52DE))

    wifi.setPending(true)  // set by the app
    wifi.decide { wanted in .later }  // or the app decides, and resolves it later
    wifi.resolve(.accept)

    wifi.showsMarks = true  // nil, the default: only with increased contrast
    #expect(wifi.showsMarks == true)
  }

  @Test func `the guide to the styles of a switch works`() {
    let bold = Switch(style: .button, title: "Bold")
    let all = Switch(style: .checkbox, title: "All of them")
    all.isMixed = true  // neither on nor off; the user's next toggle turns it on
    #expect(!bold.isOn && all.isMixed)

    let airplane = Switch(title: "Airplane mode")
    #expect(airplane.title == "Airplane mode")
  }

  @Test func `the guide to text fields works`() {
    let name = TextField("Studio", label: "Name")
    name.placeholder = "Untitled"
    name.onChange { text in print(text) }  // each change by the user
    name.onSubmit { text in print("Return:", text) }
    #expect(name.text == "Studio")

    let response = NumberField(
      value: 0.3, in: 0.05...2, step: 0.01, unit: "s", digits: 3, label: "Response")
    response.onChange { seconds in print(seconds) }
    #expect(response.text(of: 0.3) == "0.3 s")

    let tint = HexField(Color(hex: 0x34C759), label: "Tint")
    tint.onChange { color in print(color) }
    #expect(tint.value == Color(hex: 0x34C759))
  }

  @Test func `the guide to the slider works`() throws {
    let volume = Slider(value: 0.62, in: 0...1, label: "Volume")
    volume.onChange { value in print(value) }
    volume.setValue(0.3, animated: true)
    #expect(volume.value == 0.3)

    let frequency = Slider(value: 100, in: 1...1000, label: "Frequency")
    frequency.range = 20...20_000
    frequency.valueScale = .logarithmic
    #expect(frequency.value == 100)

    let balance = Slider(value: 0.4, in: -1...1, label: "Balance")
    balance.neutralValue = 0
    #expect(balance.value == 0.4)

    let slider = Slider(value: 0.5, label: "Level")
    slider.ticks = .count(5, labels: ["Off", "", "Half", "", "Full"])
    slider.allowsTickValuesOnly = true
    #expect(slider.tick == 2)

    slider.showsValue = true
    slider.valueFormatter = { "\(Int($0 * 100)) of 100" }
    #expect(slider.semantics?.valueText == "50 of 100")

    slider.enabledRange = 0.2...0.7

    slider.style = .thumbless

    slider.orientation = .vertical

    let zoom = Slider(value: 1, in: 1...8, label: "Zoom")
    zoom.scrollWheel = .always
  }

  @Test func `the guide to range sliders works`() {
    let price = RangeSlider(20...80, in: 0...100, step: 5, label: "Price")
    price.minimumDistance = 10
    price.onChange { range in print(range) }
    price.setRange(40...60, animated: true)
    #expect(price.range == 40...60)
  }

  @Test func `the guide to the images and colors of a slider works`() throws {
    let slider = Slider(value: 0.5, label: "Level")
    slider.minimumValueImage = .symbol(.sunMin)
    slider.maximumValueImage = .symbol(.sunMax)
    slider.minimumTrackTintColor = Color(hex: 0xFF9500)
    slider.maximumTrackTintColor = Color(hex: 0xFFE5BF)
    slider.thumbTintColor = Color(hex: 0xFFF8EC)

    let pixels = Array(repeating: Bitmap.Pixel(red: 9, green: 9, blue: 9), count: 4)
    let knob = try Image(width: 2, height: 2, pixels: pixels)
    let (knobHeld, groove) = (knob, knob)
    slider.setThumbImage(knob, for: .normal)
    slider.setThumbImage(knobHeld, for: .highlighted)
    slider.setMinimumTrackImage(groove, for: .normal)  // stretched between its capInsets
    #expect(slider.thumbImage(for: .highlighted) == knob)
  }

  @Test func `the guide to the segmented control works`() {
    let view = SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View")
    view.onChange { index in print(index ?? "none") }
    view.selection = 2
    view.select(0, animated: true)
    #expect(view.selection == 0)

    let control = view
    control.controlSize = .small

    let priority = view
    priority.selectedSegmentTintColor = Color(hex: 0xFF9500)
    priority.setTitleAttributes(TitleAttributes(color: .white), for: .selected)
    #expect(view.selectedSegmentTintColor == Color(hex: 0xFF9500))
  }

  @Test func `the guide to segments works`() {
    let view = SegmentedControl([
      Segment("List", symbol: .list), Segment("Grid", symbol: .grid), Segment("Map", symbol: .map),
    ])
    #expect(view.titles == ["List", "Grid", "Map"])

    let alignment = SegmentedControl([
      Segment(symbol: .alignLeft, beneath: "Left"), Segment(symbol: .alignRight, beneath: "Right"),
    ])
    alignment.caption = "Alignment of paragraphs"
    #expect(alignment.numberOfSegments == 2)

    let paper = SegmentedControl(["A3", "A4", "Letter"], selection: 0, label: "Paper")
    paper.apportionsSegmentWidthsByContent = true
    paper.setWidth(80, forSegmentAt: 0)
    #expect(paper.apportionsSegmentWidthsByContent)
  }

  @Test func `the guide to identifiers of segments works`() {
    let view = SegmentedControl([Segment("List", id: .list), Segment("Map", id: .map)])
    view.selectedID = .map
    view.onSegmentChange { segment in print(segment?.id?.rawValue ?? "none") }
    #expect(view.selection == 1)
  }

  @Test func `the guide to narrow and vertical segmented controls works`() {
    func narrow() -> SegmentedControl {
      let view = SegmentedControl(["List", "Grid", "Map"], selection: 0, label: "View")
      view.compactStyle = .menu
      return view
    }
    func vertical() -> SegmentedControl {
      let view = SegmentedControl(["List", "Grid", "Map"], selection: 0, label: "View")
      view.orientation = .vertical
      return view
    }
    #expect(narrow().compactStyle == .menu && vertical().orientation == .vertical)
  }
}

extension Segment.ID {
  static let list: Self = "list"
  static let map: Self = "map"
}
