import Canvas
import Controls

enum AppIcon {
  static let sizes = [16, 32, 48, 128]

  static func bitmaps() throws -> [Bitmap] { try sizes.map(bitmap) }

  static func bitmap(size: Int) throws -> Bitmap {
    let bitmap = try Bitmap(width: size, height: size, format: .transparent)
    let painter = CairoPainter(
      target: bitmap, scale: Double(size) / designSize, masks: MaskCache(), text: TextEngine())
    paint(with: painter)
    return bitmap
  }

  static var shapes: VectorPicture {
    VectorPicture(Size(designSize, designSize), title: "Playground", paint: paint)
  }

  private static let designSize = 64.0

  private static func paint(with painter: any Painter) {
    let tile = RoundedRectangle(
      Rect(x: 2, y: 2, width: 60, height: 60), radius: 14, curve: .continuous)
    painter.fill(tile, color: Color(hex: 0x1C1C1E))
    let track = Rect(x: 9, y: 18, width: 46, height: 28)
    painter.fill(.capsule(track), color: Theme.dark[SwitchColors.self].trackOn)
    let thumb = RoundedRectangle.capsule(Rect(x: 29, y: 20, width: 24, height: 24))
    painter.drawShadow(
      Theme.dark[SwitchColors.self].thumbShadow, of: thumb, within: .capsule(track))
    painter.fill(thumb, color: .white)
  }
}
