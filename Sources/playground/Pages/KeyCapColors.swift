import Canvas
import Controls

/// What the key caps at the bottom of the gallery are painted with. chosen: design, gallery
struct KeyCapColors: Hashable {
  var cap: Color
  var border: Color

  /// The colors for a theme, or for a fade between two, by the darkness of its page.
  init(_ theme: Theme) {
    let darkness = 1 - theme.page.red
    cap = Color.white.mixed(with: Color(hex: 0x2C2C2E), by: darkness)
    border = Color(hex: 0xD1D1D6).mixed(with: Color(hex: 0x48484A), by: darkness)
  }
}
