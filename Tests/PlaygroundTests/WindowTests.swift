import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct WindowTests {
    @Test(arguments: [1, 2])
    func theWindowHasAMinimumSize(scale: Int) throws {
      let app = try TestDisplay.gallery("--scale", "\(scale)")
      let size = try #require(app.robot.minimumSize(of: app.window))
      #expect(size == (400 * scale, 480 * scale))
    }

    @Test(arguments: ["1", "1.5", "2"])
    func trioHasOneControlOfEachKindInAWindowOfItsSize(scale: String) throws {
      let app = try TestDisplay.trio("--scale", scale)
      #expect(app.robot.title(of: app.window) == "Playground")
      #expect(app.robot.classNames(of: app.window).last == "Playground")
      #expect(
        app.layout.controls.map(\.role.rawValue).sorted() == ["segmented", "slider", "switch"])
      #expect(app.layout.size == [480, 640])
      #expect("\(app.layout.scale)".hasPrefix(scale))
      let size = try app.robot.size(of: app.window)
      #expect(Double(size.width) == 480 * app.layout.scale)
      #expect(Double(size.height) == 640 * app.layout.scale)
    }

    @Test func aResizedWindowIsPaintedCompletely() throws {
      let app = try TestDisplay.trio("--scale", "1")
      let page = try app.pixel(at: Point(2, 2))
      for (width, height) in [(900, 500), (480, 1000), (300, 300), (1000, 1000)] {
        app.robot.resize(app.window, width: width, height: height)
        try app.wait(for: "a window of \(width) x \(height) px painted all over") {
          let picture = try app.picture()
          return picture.width == width && picture.height == height
            && picture[width - 2, height - 2] == page && Self.blackPart(of: picture) < 0.02
        }
      }
    }

    private static func blackPart(of picture: Bitmap) -> Double {
      var count = 0
      for y in stride(from: 0, to: picture.height, by: 4) {
        for x in stride(from: 0, to: picture.width, by: 4) where picture[x, y]?.isBlack == true {
          count += 1
        }
      }
      return Double(count * 16) / Double(picture.width * picture.height)
    }
  }
}
