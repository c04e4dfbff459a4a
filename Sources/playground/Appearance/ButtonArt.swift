import Canvas
import Controls

struct ButtonArt {
  struct Picture {
    var name: String
    var note: String
    var image: Bitmap
  }

  private struct Look {
    var face: Color
    var upper: Color
    var lower: Color
  }

  var scale = 2.0

  // In points; all chosen.
  private let height = 40.0
  private let end = 12.0
  private let margin = 2.0
  private let overlap = 10.0
  private let gap = 6.0
  private let cornerRadius = 8.0

  var dividerWidth: Double { 2 * overlap + gap }

  private static let normal = Look(
    face: Color(hex: 0x4B5468), upper: Color(hex: 0x667087), lower: Color(hex: 0x363D4E))
  private static let selected = Look(
    face: Color(hex: 0x2472E8), upper: Color(hex: 0x5495F7), lower: Color(hex: 0x1555B8))

  static let titleColors: [(SegmentState, hex: UInt32)] = [
    (.normal, 0xE4E8F0), (.selected, 0xFFFFFF),
  ]

  typealias Divider = (name: String, note: String, left: SegmentState, right: SegmentState)
  static let dividers: [Divider] = [
    ("none-selected", "Between two unselected segments", .normal, .normal),
    ("left-selected", "Selected before, unselected after", .selected, .normal),
    ("right-selected", "Unselected before, selected after", .normal, .selected),
  ]

  func pictures() throws -> [Picture] {
    func look(_ state: SegmentState) -> Look { state == .selected ? Self.selected : Self.normal }
    let backgrounds = [
      Picture(
        name: "normal", note: "Background of an unselected segment",
        image: try background(Self.normal)),
      Picture(
        name: "selected", note: "Background of the selected segment",
        image: try background(Self.selected)),
    ]
    return try backgrounds
      + Self.dividers.map { name, note, left, right in
        Picture(name: name, note: note, image: try divider(look(left), look(right)))
      }
  }

  func fileName(_ name: String) -> String {
    scale == 1 ? "\(name).png" : "\(name)@\(Int(scale))x.png"
  }

  func appearance() throws -> SegmentedAppearance {
    var images: [String: Image] = [:]
    for picture in try pictures() {
      images[picture.name] = try Image(picture.image, scale: scale, name: picture.name)
    }
    var appearance = SegmentedAppearance()
    appearance.setBackgroundImage(images["normal"], for: .normal)
    appearance.setBackgroundImage(images["selected"], for: .selected)
    for divider in Self.dividers {
      appearance.setDividerImage(images[divider.name], left: divider.left, right: divider.right)
    }
    for (state, hex) in Self.titleColors { appearance.setTitleColor(Color(hex: hex), for: state) }
    return appearance
  }

  private func background(_ look: Look) throws -> Bitmap {
    let width = 2 * end + 1
    return try Bitmap(Size(width, height), scale: scale, format: .transparent) { painter in
      paint(look, from: margin, to: width - margin, with: painter)
    }
  }

  private func divider(_ left: Look, _ right: Look) throws -> Bitmap {
    // The buttons reach beyond the picture.
    let beyond = 60.0
    return try Bitmap(Size(dividerWidth, height), scale: scale, format: .transparent) { painter in
      paint(left, from: -beyond, to: overlap, with: painter)
      paint(right, from: overlap + gap, to: dividerWidth + beyond, with: painter)
    }
  }

  private func paint(_ look: Look, from minX: Double, to maxX: Double, with painter: any Painter) {
    let rect = Rect(minX: minX, minY: margin, maxX: maxX, maxY: height - margin - 1)
    func shape(_ insets: Insets) -> RoundedRectangle {
      RoundedRectangle(rect.inset(by: insets), radius: cornerRadius, curve: .continuous)
    }
    let whole = shape(.zero)
    painter.drawShadow(
      Shadow(offset: Point(0, 1), blur: 2, color: Color.black.opacity(0.3)), of: whole)
    painter.fill(whole, color: look.lower)
    painter.fill(shape(Insets(bottom: 1.5)), color: look.upper, within: whole)
    painter.fill(shape(Insets(top: 1, bottom: 1.5)), color: look.face, within: whole)
  }
}
