import Canvas
import Controls

/// The five images of a row of buttons that stand apart: the example of the guide, painted by code.
struct ButtonArt {
  struct Picture {
    var name: String
    var image: Bitmap
  }

  private struct Look {
    var face: Color
    /// The light on the upper edge, and the lower edge.
    var upper: Color
    var lower: Color
  }

  /// Pixels a point.
  var scale = 2.0

  // pt; all chosen.
  private let height = 40.0
  /// Of a background: two ends and one column, which at scale 2 is two pixels wide.
  private let end = 12.0
  /// From the control's edge to a button, so that there is room for its shadow.
  private let margin = 2.0
  /// Of each button in a divider.
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

  func pictures() throws -> [Picture] {
    let (normal, selected) = (Self.normal, Self.selected)
    return [
      Picture(name: "normal", image: try background(normal)),
      Picture(name: "selected", image: try background(selected)),
      Picture(name: "none-selected", image: try divider(normal, normal)),
      Picture(name: "left-selected", image: try divider(selected, normal)),
      Picture(name: "right-selected", image: try divider(normal, selected)),
    ]
  }

  /// The file's name, which says its scale.
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
    appearance.setDividerImage(images["none-selected"], left: .normal, right: .normal)
    appearance.setDividerImage(images["left-selected"], left: .selected, right: .normal)
    appearance.setDividerImage(images["right-selected"], left: .normal, right: .selected)
    for (state, hex) in Self.titleColors {
      appearance.setTitleColor(Color(hex: hex), for: state)
    }
    return appearance
  }

  private func background(_ look: Look) throws -> Bitmap {
    let width = 2 * end + 1
    return try Bitmap(Size(width, height), scale: scale, format: .transparent) { painter in
      paint(look, from: margin, to: width - margin, with: painter)
    }
  }

  private func divider(_ left: Look, _ right: Look) throws -> Bitmap {
    // The buttons go on beyond the picture.
    let beyond = 60.0
    return try Bitmap(Size(dividerWidth, height), scale: scale, format: .transparent) { painter in
      paint(left, from: -beyond, to: overlap, with: painter)
      paint(right, from: overlap + gap, to: dividerWidth + beyond, with: painter)
    }
  }

  private func paint(_ look: Look, from minX: Double, to maxX: Double, with painter: any Painter) {
    let rect = Rect(minX: minX, minY: margin, maxX: maxX, maxY: height - margin - 1)
    let shape = RoundedRectangle(rect, radius: cornerRadius, curve: .continuous)
    painter.drawShadow(
      Shadow(offset: Point(0, 1), blur: 2, color: Color.black.opacity(0.3)), of: shape)
    painter.fill(shape, color: look.lower)
    let upper = rect.inset(by: Insets(bottom: 1.5))
    painter.fill(
      RoundedRectangle(upper, radius: cornerRadius, curve: .continuous), color: look.upper,
      within: shape)
    let face = rect.inset(by: Insets(top: 1, bottom: 1.5))
    painter.fill(
      RoundedRectangle(face, radius: cornerRadius, curve: .continuous), color: look.face,
      within: shape)
  }
}
