import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

// spec: prose, appearance-p60 to p84
@Suite struct `Titles of a segmented control with images` {
  private static let titles = ["first", "second", "third"]

  private func picture(
    _ reference: SegmentedAppearance.ContentReference, divider: Int = 20, scale: Double = 1,
    adjusted: Bool = false, _ direction: LayoutDirection = .leftToRight, titles: [String] = titles
  ) throws -> Picture {
    // With gray images only the titles differ.
    var appearance = SegmentedAppearance()
    func image(_ width: Int) throws -> Image {
      let gray = Bitmap.Pixel(red: 200, green: 200, blue: 200, alpha: 255)
      return try Image(width: width, height: 40, pixels: Array(repeating: gray, count: width * 40))
    }
    appearance.setBackgroundImage(try image(21), for: .normal)
    appearance.setDividerImage(try image(divider), left: .normal, right: .normal)
    appearance.setTitleColor(.black, for: .normal)
    appearance.contentReference = reference
    if adjusted {
      let half = Double(divider) / 2
      appearance.setContentPositionAdjustment(Point(half, 0), for: .first)
      appearance.setContentPositionAdjustment(Point(-half, 0), for: .last)
    }
    let control = SegmentedControl(titles, selection: 0)
    control.appearance = appearance
    let rig = SceneRig(control, size: Size(360, 40), scale: scale, direction: direction, margin: 0)
    return try rig.picture()
  }

  /// The range of columns and of rows with ink in a button, px.
  private func inkBounds(
    _ picture: Picture, button: Int
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let width = picture.width / 3
    var (columns, rows): ([Int], [Int]) = ([], [])
    for y in 0..<picture.height {
      for x in (button * width)..<((button + 1) * width) where picture[x, y] & 0xFF < 199 {
        columns.append(x)
        rows.append(y)
      }
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return (left...right, top...bottom)
  }

  @Test(arguments: [1.0, 2])
  func `titles can be centered in their buttons`(scale: Double) throws {
    // Equal titles, so that their positions can be compared.
    let titles = ["noon", "noon", "noon"]
    let picture = try picture(.button, scale: scale, titles: titles)
    let button = Int(120 * scale)
    for index in 0..<3 {
      let ink = try #require(inkBounds(picture, button: index))
      let middle = Double(ink.columns.lowerBound + ink.columns.upperBound + 1) / 2
      #expect(abs(middle - (Double(index) + 0.5) * Double(button)) <= 1)
    }
  }

  @Test(
    .spec("appearance-p60", "appearance-p61", "appearance-p75", "appearance-p81"),
    arguments: [2, 6, 20])
  func `titles centered in segments are shifted outward by half a divider`(divider: Int) throws {
    let button = try picture(.button, divider: divider)
    let segment = try picture(.segment, divider: divider)
    for (index, way) in [(0, -divider / 2), (1, 0), (2, divider / 2)] {
      let before = try #require(inkBounds(button, button: index))
      let after = try #require(inkBounds(segment, button: index))
      #expect(after.columns.lowerBound == before.columns.lowerBound + way)
      #expect(after.columns.upperBound == before.columns.upperBound + way)
      #expect(after.rows == before.rows)
    }
  }

  @Test(
    .spec("appearance-p75", "appearance-p77", "appearance-p79", "appearance-p80", "appearance-p81"),
    arguments: [2, 6, 20], [1.0, 1.5, 2])
  func `an adjustment of half a divider centers the first and the last title`(
    divider: Int, scale: Double
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let inLine = try picture(.button, divider: divider, scale: scale, direction)
      let adjusted = try picture(
        .segment, divider: divider, scale: scale, adjusted: true, direction)
      let out = try picture(.segment, divider: divider, scale: scale, direction)
      #expect(adjusted == inLine)
      #expect(out != inLine)
    }
  }
}
