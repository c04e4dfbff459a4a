import Canvas
import Controls

/// What the key caps at the bottom of the gallery are painted with. chosen: design, gallery
struct KeyCapColors: Hashable {
  var cap: Color
  var border: Color

  /// The colors that go with a theme, and with one on its way to another: as far along as the page,
  /// which is white in light and black in dark.
  init(_ theme: Theme) {
    let darkness = 1 - theme.page.red
    cap = Color.white.mixed(with: Color(hex: 0x2C2C2E), by: darkness)
    border = Color(hex: 0xD1D1D6).mixed(with: Color(hex: 0x48484A), by: darkness)
  }
}
