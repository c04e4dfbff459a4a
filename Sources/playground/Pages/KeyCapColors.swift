import Canvas
import Controls

/// The colors of the key caps in the status bar. chosen: design, gallery
struct KeyCapColors: Hashable {
  var cap: Color
  var border: Color

  /// Mixes the colors by the darkness of the page, as a theme may be a fade between two.
  init(_ theme: Theme) {
    let darkness = 1 - theme.page.red
    cap = Color.white.mixed(with: Color(hex: 0x2C2C2E), by: darkness)
    border = Color(hex: 0xD1D1D6).mixed(with: Color(hex: 0x48484A), by: darkness)
  }
}
