import Canvas
import ControlsTesting
import Foundation
import Testing

@testable import Controls

/// The parts of the tools in all states; `make bless` repaints them.
@Suite struct `Golden pictures of parts` {
  @Test(arguments: GoldenAnimation.Setting.all)
  func `parts match their golden pictures`(setting: GoldenAnimation.Setting) throws {
    for sheet in PartSheet.all {
      let rig = SceneDriver(
        sheet.scene(setting.isDark ? .dark : .light), size: sheet.size, scale: setting.scale)
      let name = "\(sheet.name)-\(setting.testDescription)"
      let comparison = Golden.picture(name, folder: SourceTree.parts).compare(try rig.picture())
      #expect(comparison.passes, "\(comparison); `make bless` paints them all anew")
    }
  }

  @Test(.enabled(if: !Golden.isBlessing))
  func `the folder contains exactly the expected files`() throws {
    let expected = PartSheet.all.flatMap { sheet in
      GoldenAnimation.Setting.all.map { "\(sheet.name)-\($0.testDescription).png" }
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: SourceTree.parts, includingPropertiesForKeys: nil)
    #expect(Set(files.map(\.lastPathComponent)) == Set(expected))
  }
}

/// The built-in symbols at the sizes that controls use; `make bless` repaints them.
@Suite struct `Golden pictures of symbols` {
  /// The design size and the sizes in regular, small and mini controls, in points.
  private static let boxes = [Size(20, 20), Size(17, 17), Size(14, 13), Size(12, 11)]

  @Test(arguments: [1.0, 2]) func `symbols match their golden pictures`(scale: Double) throws {
    let size = Size(24 * Double(Symbol.all.count), Self.boxes.reduce(0) { $0 + $1.height } + 32)
    let sheet = try Bitmap(size, scale: scale) { painter in
      painter.fill(Rect(origin: .zero, size: size), color: .white)
      var y = 4.0
      for box in Self.boxes {
        for (column, symbol) in Symbol.all.enumerated() {
          let frame = Rect(origin: Point(24 * Double(column) + 2, y), size: box)
          Icon.symbol(symbol).paint(with: painter, in: frame, color: .black)
        }
        y += box.height + 8
      }
    }
    let name = "symbols@\(Int(scale))x"
    let comparison = Golden.picture(name, folder: SourceTree.symbols).compare(Picture(sheet))
    #expect(comparison.passes, "\(comparison); `make bless` paints them all anew")
  }
}

/// The states of one part side by side, without text, so that fonts do not matter.
@MainActor struct PartSheet {
  struct Sample {
    /// pt.
    var size: Size
    var isEnabled = true
    var showsFocus = false
    var paint: (Rect, any Painter, PaintContext) -> Void

    var disabled: Sample {
      var sample = self
      sample.isEnabled = false
      return sample
    }

    var focused: Sample {
      var sample = self
      sample.showsFocus = true
      return sample
    }
  }

  let name: String
  var samples: [Sample]
  var isRaised = false

  /// The gap between samples, in points, with room for focus rings and shadows.
  private static let gap = 16.0

  /// pt.
  var size: Size {
    let width = samples.reduce(Self.gap) { $0 + $1.size.width + Self.gap }
    let height = samples.map(\.size.height).max() ?? 0
    return Size(width, height + 2 * Self.gap)
  }

  func scene(_ theme: Theme) -> Scene {
    let root = Surface(isRaised: isRaised)
    var x = Self.gap
    for sample in samples {
      let node = StillNode(sample)
      root.add(node, at: Rect(origin: Point(x, Self.gap), size: sample.size))
      x += sample.size.width + Self.gap
    }
    return Scene(root, theme: theme, background: isRaised ? .card : .groupedPage)
  }

  private final class Surface: Node {
    private let isRaised: Bool
    private var places: [Rect] = []

    init(isRaised: Bool) { self.isRaised = isRaised }
    override var elevatesChildren: Bool { isRaised }

    func add(_ node: Node, at place: Rect) {
      places.append(place)
      addChild(node)
    }

    override func layout(in context: LayoutContext) {
      for (node, place) in zip(children, places) { node.frame = place }
    }
  }

  private final class StillNode: Node {
    private let sample: Sample

    init(_ sample: Sample) { self.sample = sample }

    override func paint(with painter: any Painter, in context: PaintContext) {
      var context = context
      context.isEnabled = sample.isEnabled
      context.showsFocus = sample.showsFocus
      sample.paint(Rect(origin: .zero, size: frame.size), painter, context)
    }
  }
}

extension PartSheet {
  static let all = [
    glyphButtons, sidebarRows, steppers, disclosures, swatches, menus, popUpButtons, textFields,
  ]

  private static var glyphButtons: PartSheet {
    func sample(isPressed: Bool = false, isOn: Bool = false, isHovered: Bool = false) -> Sample {
      let button = GlyphButton(.overlays, label: "")
      button.isOn = isOn
      return Sample(size: Size(32, 32)) {
        button.paint(in: $0, isPressed: isPressed, isHovered: isHovered, with: $1, $2)
      }
    }
    return PartSheet(
      name: "glyph-button",
      samples: [
        sample(), sample(isHovered: true), sample(isPressed: true), sample(isOn: true),
        sample(isOn: true, isHovered: true), sample().focused, sample().disabled,
      ])
  }

  private static var sidebarRows: PartSheet {
    func sample(
      _ isSelected: Bool = false, isHovered: Bool = false, isPressed: Bool = false
    ) -> Sample {
      let item = SidebarList.Item("", symbol: .switch)
      let state = SidebarRowState(
        item: item, isSelected: isSelected, isHovered: isHovered, isPressed: isPressed)
      return Sample(size: Size(64, 32)) { state.paint(in: $0, with: $1, context: $2) }
    }
    return PartSheet(
      name: "sidebar-row",
      samples: [
        sample(), sample(isHovered: true), sample(isPressed: true), sample(true),
        sample(true).focused, sample().focused, sample(true).disabled,
      ])
  }

  private static var steppers: PartSheet {
    func sample(_ state: StepperState) -> Sample {
      Sample(size: Size(76, 28)) { state.paint(in: $0, text: "", with: $1, context: $2) }
    }
    return PartSheet(
      name: "stepper",
      samples: [
        sample(StepperState(value: 4)), sample(StepperState(value: 4, pressed: .minus)),
        sample(StepperState(value: 4, pressed: .plus)),
        sample(StepperState(value: 1, canDecrease: false)),
        sample(StepperState(value: 8, canIncrease: false)),
        sample(StepperState(value: 4)).focused, sample(StepperState(value: 4)).disabled,
      ], isRaised: true)
  }

  private static var disclosures: PartSheet {
    func sample(_ turn: Double, isPressed: Bool = false) -> Sample {
      let state = DisclosureState(turn: turn, isPressed: isPressed)
      return Sample(size: Size(60, 20)) { state.paint(in: $0, title: "", with: $1, context: $2) }
    }
    return PartSheet(
      name: "disclosure",
      samples: [
        sample(0), sample(0.5), sample(1), sample(1, isPressed: true),
        sample(1).focused, sample(0).disabled,
      ])
  }

  private static var swatches: PartSheet {
    func sample(_ color: Color?, isSelected: Bool = false, isPressed: Bool = false) -> Sample {
      let state = SwatchState(color: color, isSelected: isSelected, isPressed: isPressed)
      return Sample(size: Size(20, 20)) { state.paint(in: $0, with: $1, context: $2) }
    }
    let green = Color(hex: 0x34C759)
    return PartSheet(
      name: "swatch",
      samples: [
        sample(green), sample(green, isPressed: true), sample(green, isSelected: true),
        sample(.white), sample(.white, isSelected: true), sample(.black), sample(nil),
        sample(nil, isSelected: true),
      ], isRaised: true)
  }

  private static var menus: PartSheet {
    let items = [
      MenuItem("", isOn: false) {}, MenuItem("", isOn: true) {}, MenuItem("", isOn: true) {},
      .separator, MenuItem("", isOn: true, isEnabled: false) {},
    ]
    let rows = items.map(MenuRow.init)
    func sample(_ state: MenuState, height: Double) -> Sample {
      Sample(size: Size(120, height)) { state.paint(in: $0, with: $1, context: $2) }
    }
    let whole = 12.0 + 4 * 28 + 10
    return PartSheet(
      name: "menu",
      samples: [
        sample(MenuState(rows: rows), height: whole),
        sample(MenuState(rows: rows, highlighted: 2), height: whole),
        sample(MenuState(rows: rows, offset: 20), height: 90),
      ])
  }

  private static var popUpButtons: PartSheet {
    func sample(isPressed: Bool = false, isHovered: Bool = false) -> Sample {
      let state = PopUpButtonState(title: "", isPressed: isPressed, isHovered: isHovered)
      return Sample(size: Size(64, 28)) { state.paint(in: $0, with: $1, context: $2) }
    }
    return PartSheet(
      name: "pop-up-button",
      samples: [
        sample(), sample(isHovered: true), sample(isPressed: true), sample().focused,
        sample().disabled,
      ], isRaised: true)
  }

  private static var textFields: PartSheet {
    func sample(
      isFocused: Bool = false, isError: Bool = false, symbol: Symbol? = nil
    ) -> Sample {
      let state = TextFieldState(
        text: "", lineX: 0, selected: [], underlined: [], isActive: isFocused,
        isFocused: isFocused, caretX: nil, wasCut: false)
      let button = Rect(x: 47, y: 8, width: 16, height: 16)
      return Sample(size: Size(72, 32)) { frame, painter, context in
        let decoration = TextFieldState.Decoration(
          placeholder: "", symbol: symbol, isError: isError,
          clearButton: symbol == nil ? nil : button, textFrame: frame)
        state.paint(in: frame, TextFieldStyle(), decoration, with: painter, context: context)
      }
    }
    return PartSheet(
      name: "text-field",
      samples: [
        sample(), sample(isFocused: true), sample(isError: true),
        sample(isFocused: true, isError: true), sample(symbol: .magnifier),
        sample(isFocused: true, symbol: .magnifier), sample(symbol: .magnifier).disabled,
      ])
  }
}
