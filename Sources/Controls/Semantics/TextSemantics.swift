import Canvas

/// The text of an element that is edited, with the places of its characters, for assistive
/// technologies.
///
/// Offsets are in UTF-8 bytes.
package struct TextSemantics: Hashable, Sendable {
  /// The text as it is shown, with what an input method composes.
  package var text: String
  /// The text that is shown while there is no other; empty without one.
  package var placeholder: String
  package var selection: TextSelection
  /// The places of the characters.
  package var line: CaretLine
  /// The left end of the line in the element, in points.
  var lineX: Double
  /// The width of the element, in points of its node.
  var width: Double

  /// The part of an element with a frame that a range of the text covers; without width at a caret.
  package func frame(of range: Range<Int>, in frame: Rect) -> Rect {
    let spans = line.spans(of: range)
    let caret = line.x(of: range.lowerBound)
    let (left, right) = (spans.first?.lowerBound ?? caret, spans.last?.upperBound ?? caret)
    let factor = factor(in: frame)
    return Rect(
      x: frame.minX + (lineX + left) * factor, y: frame.minY, width: (right - left) * factor,
      height: frame.height)
  }

  /// The start of the grapheme cluster at a horizontal position in an element with a frame.
  package func offset(atX x: Double, in frame: Rect) -> Int {
    line.clusterStart(at: (x - frame.minX) / factor(in: frame) - lineX)
  }

  /// The magnification of the element by a view around its scene.
  private func factor(in frame: Rect) -> Double {
    width > 0 && frame.width > 0 ? frame.width / width : 1
  }
}
