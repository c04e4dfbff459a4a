import Canvas
import Glibc

extension Symbol {
  /// A plus sign: add.
  public static let plus = Symbol(named: "plus") { path in
    path.addLine(3, 10, 17, 10)
    path.addStroke(along: [[10, 3], [10, 9.25]], end: .butt)
    path.addStroke(along: [[10, 17], [10, 10.75]], end: .butt)
  }

  /// A minus sign: remove.
  public static let minus = Symbol(named: "minus") { $0.addLine(3, 10, 17, 10) }

  /// A check mark.
  public static let check = Symbol(named: "check") { path in
    path.addStroke(along: [[3, 10.75], [7.75, 15.75, sharp], [16.75, 4.5]])
  }

  /// A cross: close.
  public static let cross = Symbol(named: "cross") { path in
    let (near, far) = (4.25, 15.75)
    // The first line's edge, along the second line.
    let edge = stroke / 2 * 0.5.squareRoot()
    path.addLine(near, near, far, far)
    path.addStroke(along: [[far, near], [10 + edge, 10 - edge]], end: .butt)
    path.addStroke(along: [[near, far], [10 - edge, 10 + edge]], end: .butt)
  }

  /// A chevron to the left: back.
  public static let chevronLeft = chevron(
    named: "chevron.left", (12.75, 3.5), (6.5, 10), (12.75, 16.5))
  /// A chevron to the right: forward.
  public static let chevronRight = chevron(
    named: "chevron.right", (7.25, 3.5), (13.5, 10), (7.25, 16.5))
  /// A chevron that points up.
  public static let chevronUp = chevron(named: "chevron.up", (3.5, 12.75), (10, 6.5), (16.5, 12.75))
  /// A chevron that points down.
  public static let chevronDown = chevron(
    named: "chevron.down", (3.5, 7.25), (10, 13.5), (16.5, 7.25))

  private static func chevron(
    named name: String, _ start: (Double, Double), _ tip: (Double, Double), _ end: (Double, Double)
  ) -> Symbol {
    Symbol(named: name) { path in
      path.addStroke(along: [[start.0, start.1], [tip.0, tip.1, sharp], [end.0, end.1]])
    }
  }

  /// A play button.
  public static let play = Symbol(named: "play") { path in
    path.addClosedStroke(along: [[5, 2.75, 1], [17.5, 10, 1], [5, 17.25, 1]])
  }

  /// A pause button.
  public static let pause = Symbol(named: "pause") { path in
    for x in [4.25, 12.0] { path.addFrame(x, 3.25, x + 3.75, 16.75, radius: 0.9) }
  }

  /// A heart: like.
  public static let heart = Symbol(named: "heart") { path in
    path.addClosedStroke(along: [
      [10, 5.6], [7.75, 3.25, 2.6], [2.25, 3.25, 4.1], [2.25, 10, 4.4], [10, 17.25, 0.8],
      [17.75, 10, 4.4], [17.75, 3.25, 4.1], [12.25, 3.25, 2.6],
    ])
  }

  /// A star with five points.
  public static let star = Symbol(named: "star") { path in
    let corners = (0..<10).map { index -> PathCorner in
      let isPoint = index % 2 == 0
      let angle = Double(index) * .pi / 5
      let radius = isPoint ? 8.1 : 3.75
      return PathCorner(
        10 + sin(angle) * radius, 10.6 - cos(angle) * radius, radius: isPoint ? 0.35 : 0.25)
    }
    path.addClosedStroke(along: corners)
  }
}
