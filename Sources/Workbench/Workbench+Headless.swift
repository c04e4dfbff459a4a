import Canvas
import Controls
import Support

extension Workbench {
  /// Paints a control of the catalog without a display, after its animations have settled.
  ///
  /// ```swift
  /// let picture = try workbench.snapshot(of: "dial", setting: ["angle": 90])
  /// ```
  ///
  /// Throws an error with a description if the control, a property or a part does not exist, or if
  /// a value is invalid.
  ///
  /// - Parameters:
  ///   - name: The name of the control's description.
  ///   - values: Values by the names of properties. Others are those of a new control, or the
  ///     initial values of the description.
  ///   - options: The size, the environment and the state of the control.
  public func snapshot(
    of name: String, setting values: KeyValuePairs<String, PropertyValue> = [:],
    options: SnapshotOptions = SnapshotOptions()
  ) throws -> Bitmap {
    guard let description = contents.namedControls[name] else {
      let names = contents.namedControls.descriptions.map(\.name).joined(separator: ", ")
      throw Failure(.badUsage, "there is no control \(name); the controls are \(names)")
    }
    try options.check()
    let values = try values.map { name, value in
      guard let property = description.property(name) else {
        let names = description.properties.map(\.name).joined(separator: ", ")
        throw PropertyError(
          "is not a property of a \(description.title.lowercased()); its properties are \(names)",
          of: name)
      }
      return (property, value)
    }
    let snapshot = try SnapshotScene(of: description, setting: values, options)
    try PictureSize.check(
      snapshot.size, scale: options.scale, .badUsage, advice: "reduce the width, margin or scale")
    let text = TextEngine()
    snapshot.scene.show(
      size: snapshot.size, scale: options.scale, at: SnapshotScene.settledTime, text: text)
    return try snapshot.scene.picture(text: text)
  }

  /// Replays an input log with a manual clock, without a display.
  ///
  /// Throws an error with a description if the log is invalid, the rate is out of range or the
  /// replay would have more than 10 million frames, and any error of `showFrame`, which ends the
  /// replay.
  ///
  /// - Parameters:
  ///   - log: The text of the log, as saved by the window or recorded by a program.
  ///   - rate: Frames per second, 0.001...100000.
  ///   - showFrame: Called for each frame.
  public func replay(
    _ log: String, rate: Double = 60, showFrame: (ReplayedFrame) throws -> Void
  ) throws {
    guard Replay.rates.contains(rate) else {
      throw Failure(.badUsage, "the rate must be 0.001 to 100000 frames per second")
    }
    let log = try InputLog(parsing: log, of: contents)
    let replay = Replay(log: log, rate: rate, end: log.header.end)
    guard replay.mostFrames <= Replay.maximumFrames else {
      throw Failure(
        .badUsage, "a replay has at most \(Replay.maximumFrames) frames; reduce the rate")
    }
    let target = SceneReplica(log.header)
    let painter = try FramePainter(target)
    var current: Int?
    var painted = -1
    defer { current = nil }
    try replay.run(target) { frame in
      current = frame.number
      try showFrame(
        ReplayedFrame(
          number: frame.number, time: frame.time.seconds, trace: target.trace(of: frame).text
        ) {
          guard current == frame.number else {
            throw Failure(.badUsage, "the picture of a frame is available only while it is shown")
          }
          let isWhole = painted != frame.number && painted != frame.number - 1
          painted = frame.number
          return try painter.paint(frame, isWhole: isWhole).copy()
        })
    }
  }
}

extension Workbench {
  /// Paints the window with a page into a bitmap, without a display.
  ///
  /// Throws an error with a description if there is no page with the name, or if the picture is too
  /// large.
  ///
  /// - Parameters:
  ///   - name: The page; the page of a control has the name of the control's description.
  ///   - size: The size of the window, in points; `nil` for the page's preferred size.
  ///   - scale: In pixels per point.
  ///   - theme: The appearance of the window.
  ///   - panels: The panels beside the page; `nil` for those that fit the page.
  public func picture(
    ofPage name: PageName, size: Size? = nil, scale: Double = 1, theme: Appearance = .light,
    panels: Set<PanelName>? = nil
  ) throws -> Bitmap {
    guard let page = contents[name]?.makePage(contents) else {
      throw Failure(.badInput, "There is no page \(name.rawValue).")
    }
    let size = size ?? page.preferredSize
    try PictureSize.check(size, scale: scale, advice: "reduce the size or the scale.")
    var environment = EnvironmentSettings()
    environment.theme = theme
    let controller = PageController(
      contents, page: page, name: name, panels: panels ?? contents.panels(of: name),
      environment: environment)
    let text = TextEngine()
    for second in 0..<3 {
      controller.scene.show(
        size: size, scale: scale, at: Instant(seconds: Double(second)), text: text)
      controller.refresh(isMoving: false)
    }
    controller.scene.show(size: size, scale: scale, at: Instant(seconds: 10), text: text)
    return try controller.scene.picture(text: text)
  }
}
