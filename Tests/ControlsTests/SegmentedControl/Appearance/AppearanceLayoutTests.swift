import Canvas
import SpecTrait
import Testing

@testable import Controls

/// Frames of images and content. spec: command-line, Custom appearance of a segmented control
@Suite struct `Segmented control: image layout` {
  /// Three segments of 100 pt with dividers of one width, or of another beside a selected segment.
  private static func layout(
    divider: Int, besideSelected: Int? = nil, selected: Int? = nil, count: Int = 3,
    _ reference: SegmentedAppearance.ContentReference = .button
  ) throws -> AppearanceLayout {
    var appearance = SegmentedAppearance()
    appearance.contentReference = reference
    appearance.setBackgroundImage(try Image.plain(21, 40), for: .normal)
    if divider > 0 {
      appearance.setDividerImage(try Image.plain(divider, 40), left: .normal, right: .normal)
    }
    if let besideSelected {
      let other = try Image.plain(besideSelected, 40)
      appearance.setDividerImage(other, left: .selected, right: .normal)
      appearance.setDividerImage(other, left: .normal, right: .selected)
    }
    return AppearanceLayout(
      appearance, borders: (0...count).map { Double($0) * 100 }, height: 40,
      statuses: (0..<count).map { SegmentStatus(isSelected: $0 == selected) })
  }

  @Test(.spec("appearance-p26", "appearance-p73"), arguments: [0, 1, 4, 7, 20])
  func `segments are separated by the divider width and fill the control`(width: Int) throws {
    let layout = try Self.layout(divider: width)
    let frames = (0..<3).map(layout.segmentFrame)
    #expect(frames[0].minX == 0 && frames[2].maxX == 300)
    #expect(frames[1].minX - frames[0].maxX == Double(width))
    #expect(frames[2].minX - frames[1].maxX == Double(width))
    #expect(frames.reduce(0) { $0 + $1.width } + 2 * Double(width) == 300)
    for index in 0..<2 {
      let divider = layout.dividerFrame(after: index)
      #expect(divider.midX == Double(index + 1) * 100 && divider.width == Double(width))
      #expect(divider.minX == frames[index].maxX && divider.maxX == frames[index + 1].minX)
    }
    #expect((0..<3).map { layout.buttonFrame(at: $0).width } == [100, 100, 100])
  }

  @Test(.spec("appearance-p76"))
  func `dividers of different widths use their own width`() throws {
    let layout = try Self.layout(divider: 4, besideSelected: 10, selected: 0)
    #expect(layout.dividerFrame(after: 0) == Rect(x: 95, y: 0, width: 10, height: 40))
    #expect(layout.dividerFrame(after: 1) == Rect(x: 198, y: 0, width: 4, height: 40))
    #expect(layout.segmentFrame(at: 1) == Rect(x: 105, y: 0, width: 93, height: 40))
    let moved = try Self.layout(divider: 4, besideSelected: 10, selected: 0, .segment)
    #expect(moved.contentCenter(at: 0).x == 45 && moved.contentCenter(at: 1).x == 151.5)
    #expect(moved.contentCenter(at: 2).x == 252)
  }

  @Test(.spec("appearance-p71", "appearance-p72", "appearance-p75"), arguments: [0, 1, 4, 7, 20])
  func `content is centered in its button, or half a divider further out`(width: Int) throws {
    let button = try Self.layout(divider: width)
    #expect((0..<3).map { button.contentCenter(at: $0) } == [50, 150, 250].map { Point($0, 20) })
    let segment = try Self.layout(divider: width, .segment)
    let half = Double(width) / 2
    #expect((0..<3).map { segment.contentCenter(at: $0).x } == [50 - half, 150, 250 + half])
    // Boxes W/n - d wide, at the control's edges.
    #expect(segment.contentCenter(at: 0).x == (100 - Double(width)) / 2)
  }

  @Test func `a single segment fills the control`() throws {
    for reference in SegmentedAppearance.ContentReference.allCases {
      let layout = try Self.layout(divider: 8, count: 1, reference)
      #expect(layout.segmentFrame(at: 0) == Rect(x: 0, y: 0, width: 100, height: 40))
      #expect(layout.contentCenter(at: 0) == Point(50, 20) && layout.pieces().count == 1)
    }
  }

  @Test(.spec("appearance-p20")) func `the ends of a background are at the ends of the control`()
    throws
  {
    let pixels = (0..<5).map { Bitmap.Pixel(red: UInt8($0), green: 0, blue: 0, alpha: 255) }
    let image = try Image(width: 5, height: 1, pixels: pixels)
    let background = SegmentBackground(image)
    let kinds = [SegmentKind.alone, .first, .last, .middle]
    #expect(kinds.map { background.part(for: $0).size.width } == [5, 3, 3, 1])
    #expect(background.image.capInsets == Insets(left: 2, right: 2))
  }
}
