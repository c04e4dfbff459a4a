import ArgumentParser
import Canvas
import Foundation
import Robot

/// Measures the cost of a frame by number of controls and by number of pixels.
@main
struct Growth: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Measure the cost of a frame by number of controls and pixels.")

  @Option(help: "The playground's executable; scripts/build makes it.")
  var program = ".build/release/playground"

  @Option(help: "The folder for the plots.")
  var output = "docs/pictures"

  @MainActor
  func run() async throws {
    let playground = try Executables.playground(named: program)
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ plot: Plot, _ name: String) throws {
      let file = folder.appendingPathComponent("\(name).png")
      try Data(try plot.picture(scale: 2).png()).write(to: file)
      print("\(file.relativePath)  \(plot.title)\n")
    }

    let byCount = try [1, 10, 100, 1000, 10_000].map { count in
      try Sample(playground, count: count, scale: 1)
    }
    print(Self.table(byCount, "controls") { "\($0.count)" })
    try write(Self.plot(byCount: byCount), "growth-controls")

    let byScale = try [1, 1.5, 2, 3, 4].map { scale in
      try Sample(playground, count: 1000, scale: scale)
    }
    print(Self.table(byScale, "pixels per point") { Self.name($0.scale) })
    try write(Self.plot(byScale: byScale), "growth-pixels")

    let sizes = [(1280, 800), (1920, 1080), (2560, 1440), (3840, 2160)]
    let fades = try sizes.map { width, height in
      try PaintSample(playground, page: "gallery", work: .fades, width: width, height: height)
    }
    print(Self.table(fades))
    try write(Self.plot(fades), "growth-fades")

    let large = [
      try PaintSample(playground, page: "gallery", work: .fades, width: 1800, height: 1600),
      try PaintSample(playground, page: "slider", work: .wheel, width: 2560, height: 1600),
    ]
    let many = try [2.0, 3, 4].map { scale in
      try PaintSample(
        playground, page: "stress", work: .clicks(on: "all"), width: Int(1280 * scale),
        height: Int(800 * scale), scale: scale)
    }
    let one = try PaintSample(
      playground, page: "stress", work: .clicks(on: "switch-0"), width: 5120, height: 3200,
      scale: 4)
    print(Self.table(large + many + [one]))
  }

  private static func table(_ samples: [PaintSample]) -> String {
    func number(_ value: Double) -> String { String(format: "%.2f", value) }
    let head = [
      "page", "activity", "px", "px per point", "painting, ms, median", "p95",
      "copying the frame, ms", "missed ticks, frames",
    ]
    let rows = samples.map { sample in
      [
        sample.page, name(sample.work), "\(sample.width) x \(sample.height)", name(sample.scale),
        number(sample.median), number(sample.percentile95), number(sample.copy),
        "\(sample.missed), \(sample.frames)",
      ]
    }
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n") + "\n"
  }

  private static func name(_ work: PaintSample.Work) -> String {
    switch work {
    case .fades: "the theme fades"
    case .wheel: "the page scrolls"
    case .clicks(on: let identifier): "\(identifier) is clicked"
    }
  }

  private static func plot(_ samples: [PaintSample]) -> Plot {
    func points(_ value: (PaintSample) -> Double) -> [Point] {
      samples.map { Point(Double($0.width * $0.height) / 1e6, value($0)) }
    }
    return Plot(
      title: "Cost of painting a theme change, by pixels",
      horizontalTitle: "millions of pixels in the window, all of which change",
      verticalTitle: "ms to paint a frame, 95th percentile",
      series: [
        .init(name: "painting", color: Color(hex: 0x007AFF), points: points { $0.percentile95 }),
        .init(name: "copying", color: Color(hex: 0xFF9500), points: points { $0.copy }),
      ],
      columns: [(1, "1"), (2, "2"), (4, "4"), (8, "8")],
      rows: milliseconds, limit: (1000.0 / 60, "60 frames a second"))
  }

  private static func table(
    _ samples: [Sample], _ title: String, _ name: (Sample) -> String
  ) -> String {
    func number(_ value: Double) -> String { String(format: "%.3f", value) }
    let head = [
      title, "all animate: ms per frame", "of which X server", "one animates: ms per frame",
      "idle: ms per second",
    ]
    let rows = samples.map { sample in
      [
        name(sample), number(sample.all.total), number(sample.all.server), number(sample.one.total),
        number(sample.rest),
      ]
    }
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n") + "\n"
  }

  private static let milliseconds: [(value: Double, name: String)] = [
    // Smaller values are drawn on this line.
    (0.01, "0.01"), (0.1, "0.1"), (1, "1"), (10, "10"), (100, "100"),
  ]

  private static func plot(byCount samples: [Sample]) -> Plot {
    func points(_ value: (Sample) -> Double) -> [Point] {
      samples.map { Point(Double($0.count), value($0)) }
    }
    return Plot(
      title: "Cost of a frame, by number of switches",
      horizontalTitle: "switches in the window's scene; about 1,000 are visible",
      verticalTitle: "ms of processor time per frame, program and X server together",
      series: [
        .init(name: "all animate", color: Color(hex: 0x007AFF), points: points { $0.all.total }),
        .init(name: "one animates", color: Color(hex: 0x34C759), points: points { $0.one.total }),
        .init(name: "idle, per second", color: Color(hex: 0x8E8E93), points: points { $0.rest }),
      ],
      columns: [(1, "1"), (10, "10"), (100, "100"), (1000, "1,000"), (10_000, "10,000")],
      rows: milliseconds, limit: (1000.0 / 60, "60 frames a second"))
  }

  private static func plot(byScale samples: [Sample]) -> Plot {
    func points(_ value: (Sample) -> Double) -> [Point] {
      samples.map { Point($0.scale, value($0)) }
    }
    return Plot(
      title: "Cost of a frame, by pixels",
      horizontalTitle: "pixels per point along each axis; 4 has sixteen times the pixels of 1",
      verticalTitle: "ms of processor time per frame, program and X server together",
      series: [
        .init(
          name: "1,000 switches", color: Color(hex: 0x007AFF), points: points { $0.all.total }),
        .init(name: "one animates", color: Color(hex: 0x34C759), points: points { $0.one.total }),
      ],
      columns: samples.map { ($0.scale, name($0.scale)) }, rows: milliseconds,
      limit: (1000.0 / 60, "60 frames a second"))
  }

  private static func name(_ scale: Double) -> String {
    scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
  }
}
