import Canvas
import Robot

extension Visit {
  /// Drags each switch across and clicks it back.
  func workSwitches(_ app: PlaygroundApp) throws {
    var isFirst = true
    for control in own(.toggle, of: app) {
      let frame = control.frame
      let area = frame.outset(by: 12)
      let outer = isOn(control) ? frame.maxX - 15.5 : frame.minX + 15.5
      let start = Point(outer, frame.midY)
      let end = Point(frame.minX + frame.maxX - outer, frame.midY)

      try app.press(at: start)
      try app.settle()
      if isFirst { try add(app, "switch-held", "the thumb of \(control.label) held") }
      try app.glide(from: start, to: end)
      let crossing = try app.film(of: area)
      app.release()
      try app.settle()
      try app.move(to: start)
      try app.click(at: start)
      let sliding = try app.film(of: area)
      if isFirst {
        try add(crossing, "switch-dragged", "\(control.label) flips while held past its middle")
        try add(sliding, "switch-toggle", "\(control.label) toggles, from top to bottom")
      }
      isFirst = false
    }
    try add(app, "switches-worked", "every switch was dragged across and clicked back")
  }

  /// Drags each slider's thumb to both ends and back to the middle.
  func workSliders(_ app: PlaygroundApp) throws {
    var isFirst = true
    for control in own(.slider, of: app) {
      guard let thumb = try app.thumbCenter(of: control) else { continue }
      let frame = control.frame
      // Beside the center of the thumb, which must not jump.
      var place = Point(frame.minX + thumb + 6, frame.midY)
      try app.press(at: place)
      for x in [frame.minX - 20, frame.maxX + 20, frame.minX + frame.width * 0.37] {
        let next = Point(x, frame.midY)
        try app.glide(from: place, to: next)
        place = next
      }
      try app.settle()
      if isFirst { try add(app, "slider-held", "the thumb of \(control.label) in the hand") }
      isFirst = false
      app.release()
      try app.settle()
    }
    try add(app, "sliders-worked", "every slider was dragged")
  }

  /// Presses the last segment of each control, then drags the pill to the first.
  func workSegmentedControls(_ app: PlaygroundApp) throws {
    var isFirst = true
    for control in own(.segmented, of: app) {
      let frame = control.frame
      let first = Point(frame.minX + 20, frame.midY)
      let last = Point(frame.maxX - 20, frame.midY)
      try app.click(at: first)
      try app.settle()

      try app.press(at: last)
      try app.settle()
      if isFirst { try add(app, "segment-held", "a segment held before it is chosen") }
      app.release()
      let sliding = try app.film(of: frame.outset(by: 12))
      if isFirst { try add(sliding, "segment-chosen", "the pill slides, from top to bottom") }

      try app.press(at: last)
      try app.glide(from: last, to: first, steps: 20)
      try app.settle()
      if isFirst { try add(app, "pill-held", "the pill dragged to the first segment, held") }
      isFirst = false
      app.release()
      try app.settle()
    }
    try add(app, "segments-worked", "every segmented control was pressed and dragged")
  }

  /// Uses the gallery's controls for the theme and for disabling all; they change the rest.
  func workEnvironment(_ app: PlaygroundApp) throws {
    for control in app.layout.controls where changesOthers(control) {
      let frame = control.frame
      let isSegmented = control.role == .segmented
      let places = isSegmented ? Self.presses(onThemes: frame, endingWith: theme) : [frame.midX]
      for x in places {
        try app.click(at: Point(x, frame.midY))
        try app.settle()
      }
      let name = isSegmented ? "theme-control" : "disable-control"
      try add(app, name, "after the control \(control.label)")
    }
  }

  /// The x coordinates of presses on the segments Light, Dark and Auto; the last is for the theme
  /// of the visit, which later pictures show.
  static func presses(onThemes frame: Rect, endingWith theme: Theme) -> [Double] {
    let (light, dark, auto) = (frame.minX + 20, frame.midX, frame.maxX - 20)
    return theme == .light ? [auto, dark, light] : [auto, light, dark]
  }

  /// The enabled controls of a role that change nothing else.
  private func own(_ role: Layout.Role, of app: PlaygroundApp) -> [Layout.Control] {
    app.layout.controls(role).filter { $0.isEnabled && !changesOthers($0) }
  }

  /// Whether a control of the gallery sets the theme or disables the others.
  private func changesOthers(_ control: Layout.Control) -> Bool {
    let label = control.label.lowercased()
    return label.contains("theme") || label.contains("disable all")
  }

  private func isOn(_ control: Layout.Control) -> Bool { control.value == .flag(true) }
}
