import Canvas

extension Symbol {
  /// A window with a sidebar on the left.
  public static let sidebar = Symbol(named: "sidebar") { $0.addWindow(dividedAt: 7.75) }

  /// A window with an inspector on the right.
  public static let inspector = Symbol(named: "inspector") { $0.addWindow(dividedAt: 12.25) }

  /// A clock face.
  public static let clock = Symbol(named: "clock") { path in
    path.addRing(center: Point(10, 10), radius: 7.25)
    path.addStroke(along: [[10, 5.6], [10, 10.2, sharp], [12.9, 11.8]])
  }

  /// An animation curve.
  public static let curve = Symbol(named: "curve") { path in
    path.addStroke(along: [[2.5, 15], [7.25, 15, 3.25], [11.25, 5, 3.25], [17.5, 5]])
  }

  /// A bar chart.
  public static let bars = Symbol(named: "bars") { path in
    for (x, top) in [(3.5, 12.5), (7.85, 7.5), (12.15, 9.75), (16.5, 3.75)] {
      path.addLine(x, top, x, 16.25)
    }
  }

  /// A square within four corners: layout overlays.
  public static let overlays = Symbol(named: "overlays") { path in
    path.addFrame(6.75, 6.75, 13.25, 13.25, radius: 1.5)
    let (near, far, reach, radius) = (2.75, 17.25, 3.5, 2.2)
    for (x, dx) in [(near, reach), (far, -reach)] {
      for (y, dy) in [(near, reach), (far, -reach)] {
        path.addStroke(along: [[x, y + dy], [x, y, radius], [x + dx, y]])
      }
    }
  }

  /// Three dots: more.
  public static let more = Symbol(named: "more") { path in
    for x in [4.0, 10, 16] { path.addCircle(center: Point(x, 10), radius: 1.5) }
  }

  /// Two sliders: tools.
  public static let tools = Symbol(named: "tools") { path in
    path.addKnob(at: Point(12.75, 6.25), from: 2.75, to: 17.25)
    path.addKnob(at: Point(7.25, 13.75), from: 2.75, to: 17.25)
  }

  /// Nine dots: a grid.
  public static let dots = Symbol(named: "dots") { path in
    for y in [4.0, 10, 16] {
      for x in [4.0, 10, 16] { path.addCircle(center: Point(x, y), radius: 1.35) }
    }
  }

  /// Three stacked plates.
  public static let stack = Symbol(named: "stack") { path in
    for y in [2.75, 8.25, 13.75] { path.addFrame(3, y, 17, y + 3.5, radius: 1.4) }
  }

  /// A half-filled circle: contrast.
  public static let halfCircle = Symbol(named: "half.circle") { path in
    path.addRing(center: Point(10, 10), radius: 7.25)
    path.addPolygon([[10, 3.5], [10, 16.5], [3.5, 16.5, 6.5], [3.5, 3.5, 6.5]])
  }
}

extension Path {
  fileprivate mutating func addWindow(dividedAt x: Double) {
    addFrame(2.25, 3.75, 17.75, 16.25, radius: 2.6)
    addFlatStroke(along: [[x, 4.5], [x, 15.5]])
  }

  mutating func addKnob(at center: Point, from start: Double, to end: Double) {
    // As close to the ring as possible without overlapping it.
    let (radius, edge) = (2.2, 2.92)
    addStroke(along: [[start, center.y], [center.x - edge, center.y]], end: .butt)
    addRing(center: center, radius: radius)
    addStroke(along: [[center.x + edge, center.y], [end, center.y]], start: .butt)
  }
}
