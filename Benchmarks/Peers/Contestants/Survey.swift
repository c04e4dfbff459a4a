import Canvas
import Robot

/// The positions of the playground's controls, from its printed layout.
struct Survey {
  let places: Places

  @MainActor
  init(of playground: Contestant) throws {
    let server = try XServer(width: 1280, height: 800)
    defer { server.stop() }
    let robot = try Robot(display: server.display)
    let trio = try Self.open(.trio, of: playground, robot: robot)
    defer { trio.program.stop() }
    try trio.settle()
    guard let toggle = trio.layout.controls(.toggle).first?.frame,
      let slider = trio.layout.controls(.slider).first,
      let thumb = try trio.thumbCenter(of: slider),
      let segmented = trio.layout.controls(.segmented).first?.frame
    else { throw Self.incomplete(.trio) }

    let stress = try Self.open(.stress, of: playground, robot: robot)
    defer { stress.program.stop() }
    let switches = stress.layout.controls(.toggle)
    guard let master = switches.first?.frame, let first = switches.dropFirst().first?.frame else {
      throw Self.incomplete(.stress)
    }

    let frame = slider.frame
    places = Places(
      toggle: toggle.center, toggleArea: Places.around(toggle.center),
      thumb: Point(frame.minX + thumb, frame.midY), dragEnd: Point(frame.maxX - 40, frame.midY),
      sliderArea: Places.row(at: frame.midY),
      segments: [
        segmented.center, Point(segmented.minX + segmented.width / 6, segmented.midY),
      ],
      segmentArea: Places.row(at: segmented.midY), master: master.center,
      strip: PixelRect(x: Int(first.minX), y: Int(first.minY), width: 300, height: 40))
  }

  @MainActor
  private static func open(
    _ page: Contestant.Page, of playground: Contestant, robot: Robot
  ) throws -> PlaygroundApp {
    try PlaygroundApp(playground.executable, playground.arguments(for: page), robot: robot)
  }

  private static func incomplete(_ page: Contestant.Page) -> RobotError {
    .unreadable(
      what: "the layout of the page \(page.rawValue)", reason: "a control to be measured is missing"
    )
  }
}
