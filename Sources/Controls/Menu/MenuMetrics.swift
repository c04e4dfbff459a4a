import Canvas

/// The figures of a menu, each with its unit and origin.
package struct MenuMetrics: Hashable, Sendable {
  /// pt. design: playground, New parts
  var rowHeight = 28.0
  /// pt, of the line between rows and what is above and below it. design: playground, New parts
  var separatorHeight = 10.0
  /// pt, continuous. design: playground, New parts
  var cornerRadius = 12.0
  /// pt, continuous, of the row that is pointed at. design: playground, New parts
  var rowRadius = 6.0
  /// pt between the menu's edge and that row. design: playground, New parts
  var padding = 6.0
  /// pt from the menu's edge to titles, keys and lines. design: playground, New parts
  var textInset = 16.0
  /// pt from the menu's edge to titles beside check marks. design: playground, New parts
  var checkedTextInset = 35.0
  /// pt, of the check mark's square. design: playground, New parts
  var checkSize = 13.0
  /// pt between a title and a key at least. chosen
  var keyGap = 32.0
  /// pt, however short its titles are. chosen
  var leastWidth = 120.0
  /// pt between the menu and what it belongs to. chosen
  var distance = 4.0
  /// pt that stay free between the menu and the window's edge. chosen
  var margin = 8.0
  /// pt that a notch of the wheel scrolls a menu that is higher than the window. chosen: two rows
  var notch = 56.0
  /// Of what can be scrolled to, pt. chosen
  var arrowHeight = 18.0
  /// Of titles. design: playground, Fonts
  var font = Font(size: 13)
  /// Of keys. design: playground, New parts
  var keyFont = Font(size: 12)
  /// Of rows that cannot be chosen. design: playground, New parts
  var disabledOpacity = 0.3
  /// pt that a pointer that holds its button moves before letting go chooses. chosen
  var dragDistance = 4.0
  /// Seconds that a button is held before letting go chooses, wherever it moved. chosen
  var holdDuration = 0.35

  package init() {}

  /// As the design has it.
  package static let regular = MenuMetrics()

  /// With room for text that is larger than it asks for, so many times.
  package func grown(by factor: Double) -> MenuMetrics {
    if factor == 1 { return self }
    var metrics = self
    metrics.rowHeight = (rowHeight * factor).rounded()
    metrics.separatorHeight = (separatorHeight * factor).rounded()
    metrics.checkSize *= factor
    metrics.checkedTextInset = textInset + (checkedTextInset - textInset) * factor
    metrics.notch *= factor
    return metrics
  }
}
