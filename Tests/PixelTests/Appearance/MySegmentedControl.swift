import Canvas
import Controls

/// Three separate buttons, of which one is selected at a time.
final class MySegmentedControl: SegmentedControl {
  /// - Parameters:
  ///   - items: A title for each button.
  ///   - load: Returns the bytes of a PNG file by its name.
  convenience init(items: [String], load: (String) throws -> [UInt8]) throws {
    self.init(items)
    func image(named name: String) throws -> Image {
      try Image(png: load(name), scale: 2, name: name)
    }
    let divider = try image(named: "none-selected@2x.png")
    setDividerImage(divider, left: .normal, right: .normal)
    setDividerImage(try image(named: "left-selected@2x.png"), left: .selected, right: .normal)
    setDividerImage(try image(named: "right-selected@2x.png"), left: .normal, right: .selected)
    setBackgroundImage(try image(named: "normal@2x.png"), for: .normal)
    setBackgroundImage(try image(named: "selected@2x.png"), for: .selected)
    setTitleColor(Color(hex: 0xE4E8F0), for: .normal)
    setTitleColor(.white, for: .selected)
    // Without these, the outer titles are half a divider too far out.
    setContentPositionAdjustment(Point(divider.size.width / 2, 0), for: .first)
    setContentPositionAdjustment(Point(-divider.size.width / 2, 0), for: .last)
  }
}
