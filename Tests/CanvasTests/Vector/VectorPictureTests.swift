import Testing

@testable import Canvas

@Suite struct `Vector picture` {
  private let box = RoundedRectangle(Rect(2, 3, 30, 20), radius: 4)
  private let red = Color(hex: 0xFF0000)

  private func svg(scale: Double = 1, title: String = "", _ paint: (any Painter) -> Void) -> String
  {
    String(
      decoding: VectorPicture(Size(40, 30), scale: scale, title: title, paint: paint).svg(),
      as: UTF8.self)
  }

  private func body(scale: Double = 1, _ paint: (any Painter) -> Void) -> [String] {
    svg(scale: scale, paint).split(separator: "\n").dropFirst().dropLast().map {
      String($0.drop { $0 == " " })
    }
  }

  @Test func `an SVG file has a size in whole pixels and a title`() {
    #expect(
      svg(title: "R&D") { _ in } == """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="40" height="30" viewBox="0 0 40 30" role="img">
          <title>R&amp;D</title>
        </svg>

        """)
    #expect(!svg { _ in }.contains("title"))
    #expect(VectorPicture(Size(10.1, 10), scale: 1.25) { _ in }.size == Size(10.4, 10.4))
  }

  @Test func `equal drawings give equal pictures and files`() throws {
    let pictures = (0..<2).map { _ in
      VectorPicture(Size(40, 30), scale: 2, title: "A box") { painter in
        painter.fill(box, color: red)
        painter.drawShadow(Shadow(offset: Point(0, 3), blur: 8, color: .black), of: box)
        painter.draw(Text("Wi-Fi", font: .body), at: Point(3, 3), color: .black)
        painter.group(opacity: 0.5) { painter.fill(box, color: .white) }
      }
    }
    let pdfs = try pictures.map { try $0.pdf() }
    #expect(pictures[0] == pictures[1] && pictures[0].svg() == pictures[1].svg())
    #expect(pdfs[0] == pdfs[1] && pdfs[0].starts(with: Array("%PDF-1.5".utf8)))
  }

  @Test func `circular corners are written as rectangles and continuous corners as paths`() {
    #expect(
      body { $0.fill(box, color: red) }
        == [##"<rect x="2" y="3" width="30" height="20" rx="4" fill="#FF0000"/>"##])
    var continuous = box
    continuous.curve = .continuous
    let line = body { $0.fill(continuous, color: red.opacity(0.5)) }[0]
    #expect(line.hasPrefix(#"<path d="M2 9.1147C2 "#), "\(line)")
    #expect(line.hasSuffix(##"Z" fill="#FF0000" fill-opacity="0.5"/>"##))
  }

  @Test(arguments: [4.0, 7, 9, 12])
  func `continuous corners have the same control points as on screen`(radius: Double) throws {
    let shape = RoundedRectangle(Rect(1.37, 2.11, 36.4, 26.2), radius: radius, curve: .continuous)
    let data = body { $0.fill(shape, color: red) }[0].split(separator: "\"")[1]
    let numbers = data.split { "MLCZ ".contains($0) }.compactMap { Double($0) }
    let exact = shape.path.elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point), .line(let point): [point.x, point.y]
      case .cubic(let a, let b, let end): [a.x, a.y, b.x, b.y, end.x, end.y]
      case .close: []
      }
    }
    try #require(numbers.count == exact.count)
    // Points are rounded to 0.0001 pt, so the curve is not a fit, which could be off by 0.02 pt.
    #expect(zip(numbers, exact).allSatisfy { abs($0 - $1) <= 0.5001e-4 })
  }

  @Test func `rings have holes, and a ring wider than its shape is filled`() {
    let ring = body { $0.strokeInside(box, width: 1, color: red) }
    #expect(ring.count == 1 && ring[0].hasPrefix(##"<path fill-rule="evenodd" d="M2 7"##))
    #expect(ring[0].filter { $0 == "M" }.count == 2)
    #expect(
      body { $0.strokeInside(box, width: 10, color: red) } == body { $0.fill(box, color: red) })
    #expect(body { $0.strokeInside(box, width: .nan, color: red) }.isEmpty)
  }

  @Test func `rectangles are aligned to the pixels of the scale, and paths have positions`() {
    for (scale, attributes) in [
      (2.0, #"x="5.5" y="5" width="0.5" height="9""#), (1.0, #"x="5" y="5" width="1" height="9""#),
    ] {
      let lines = body(scale: scale) { $0.fillAligned(Rect(5.3, 5, 1.0 / 3, 9), color: red) }
      #expect(lines == ["<rect \(attributes) fill=\"#FF0000\"/>"])
    }
    let path = RoundedRectangle(Rect(0, 0, 2, 2), radius: 0).path
    #expect(
      body { $0.fill(path, at: Point(3, 4.5), color: red) }
        == [##"<path transform="translate(3 4.5)" d="M0 0L2 0L2 2L0 2Z" fill="#FF0000"/>"##])
  }

  @Test func `equal shapes share one blur filter for their shadows`() {
    let shadow = Shadow(offset: Point(0, 3), blur: 8, color: Color(hex: 0, alpha: 0.15))
    let lines = body { painter in
      painter.drawShadow(shadow, of: box)
      painter.drawShadow(shadow, of: box.offset(by: Point(1, 2)))
    }
    let shapes = ["2 6", "3 8"].map {
      ##"<rect width="30" height="20" rx="4" transform="translate(\##($0))" fill="#000000" "##
        + ##"opacity="0.15" filter="url(#blur1)"/>"##
    }
    #expect(
      lines == [
        "<defs>",
        ##"<filter id="blur1" filterUnits="userSpaceOnUse" x="-13" y="-13" width="56" height="46" "##
          + ##"color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="4"/></filter>"##,
        "</defs>",
      ] + shapes)
  }

  @Test(arguments: [(-34.0, false), (-50, true)])
  func `the shadow of a shape beside the picture is written where it is visible`(
    distance: Double, isEmpty: Bool
  ) {
    let shadow = Shadow(offset: .zero, blur: 8, color: red)
    let lines = body { $0.drawShadow(shadow, of: box.offset(by: Point(distance, 0))) }
    #expect(lines.isEmpty == isEmpty)
  }

  @Test func `shadows without blur are shapes, and shadows can be clipped`() {
    let sharp = Shadow(offset: Point(1, 1), blur: 0, color: red)
    #expect(
      body { $0.drawShadow(sharp, of: box) }
        == body { $0.fill(box.offset(by: Point(1, 1)), color: red) })
    let outline = RoundedRectangle(Rect(0, 0, 20, 20), radius: 0)
    let lines = body { $0.drawShadow(sharp, of: box, within: outline) }
    #expect(lines[1] == #"<clipPath id="clip1"><rect width="20" height="20"/></clipPath>"#)
    #expect(lines[3] == ##"<g clip-path="url(#clip1)">"## && lines.last == "</g>")
  }

  @Test func `groups and clips are written, and empty ones are omitted`() {
    let lines = body { painter in
      painter.group(opacity: 0.3) {
        painter.clip(to: Rect(1.2, 0, 10, 10)) { painter.fill(box, color: red) }
      }
      painter.group(opacity: 0.5) {}
      painter.group(opacity: 0) { painter.fill(box, color: red) }
      painter.clip(to: Rect(100, 0, 10, 10)) { painter.fill(box, color: red) }
    }
    #expect(
      lines.dropFirst(3) == [
        ##"<g opacity="0.3">"##, ##"<g clip-path="url(#clip1)">"##,
        ##"<rect x="2" y="3" width="30" height="20" rx="4" fill="#FF0000"/>"##, "</g>", "</g>",
      ])
    #expect(lines[1] == #"<clipPath id="clip1"><rect x="1" width="10" height="10"/></clipPath>"#)
  }

  @Test func `images are embedded`() throws {
    let blue = Bitmap.Pixel(red: 0, green: 0, blue: 255)
    let image = try Image(width: 2, height: 1, pixels: [blue, blue])
    let lines = body { $0.draw(image, in: Rect(4.2, 5, 2, 1)) }
    let start = ##"<image x="4" y="5" width="2" height="1" preserveAspectRatio="none" "##
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix(start + #"xlink:href="data:image/png;base64,iVBORw0KGgo"#))
    let part = body { $0.draw(image, in: Rect(39, 5, 2, 1)) }
    #expect(part[0].hasPrefix(#"<image x="39" y="5" width="1" height="1""#))
  }

  @Test func `invisible and invalid shapes are omitted`() throws {
    func paint(_ painter: any Painter) {
      for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
        let rect = Rect(number, 3, 9, 9)
        let shape = RoundedRectangle(rect, radius: 2)
        painter.fill(shape, color: red)
        painter.fill(box, color: red, within: shape)
        painter.strokeInside(shape, width: 1, color: red)
        painter.drawShadow(Shadow(offset: .zero, blur: 3, color: red), of: shape)
        painter.drawShadow(Shadow(offset: Point(number, 0), blur: 3, color: red), of: box)
        painter.fillAligned(Rect(5, number, 1, 1), color: red)
        painter.draw(Text("a", font: .body), at: Point(number, 0), color: red)
        var path = Path()
        path.move(to: Point(number, 0))
        path.addLine(to: Point(3, 3))
        painter.fill(path, at: .zero, color: red)
        painter.clip(to: Rect(number, number, 1, 1)) {}
        painter.group(opacity: number) {}
      }
      painter.fill(RoundedRectangle(Rect(3, 3, -4, 5), radius: 1), color: red)
      painter.fill(box, color: .clear)
    }
    let text = svg(paint)
    for word in ["nan", "inf", "e+"] { #expect(!text.contains(word)) }
    #expect(throws: Never.self) { try VectorPicture(Size(40, 30), paint: paint).pdf() }
    // A radius of NaN counts as 0, and so does a blur of NaN.
    let odd = RoundedRectangle(box.rect, radius: .nan)
    #expect(
      body { $0.fill(odd, color: red) }
        == [##"<rect x="2" y="3" width="30" height="20" fill="#FF0000"/>"##])
    #expect(
      body { $0.drawShadow(Shadow(offset: .zero, blur: .nan, color: red), of: box) }
        == body { $0.fill(box, color: red) })
  }

  @Test func `a lens is written as its content with its layers, clipped to its shape`() throws {
    let lens = Lens(
      bezel: 4, amount: 6, veil: .white.opacity(0.1),
      shade: Shadow(offset: Point(0, 2), blur: 4, color: .black.opacity(0.2)),
      rimWidth: 1, rim: .white.opacity(0.5), cover: .white.opacity(0.25))
    func paint(on painter: any Painter) {
      painter.lens(.capsule(Rect(2, 3, 30, 20)), lens) { painter.fill(box, color: red) }
    }
    let lines = body(paint)
    #expect(lines.count { $0.contains("<linearGradient") } == 2)
    for part in [
      "<feGaussianBlur stdDeviation=\"2\"/>", "fill=\"#FF0000\"",
      "fill=\"#FFFFFF\" fill-opacity=\"0.25\"", "clip-rule=\"evenodd\"",
    ] { #expect(lines.contains { $0.contains(part) }, "\(part)") }
    let pdf = try VectorPicture(Size(40, 30), paint: paint).pdf()
    #expect(try pdf == VectorPicture(Size(40, 30), paint: paint).pdf())
    #expect(try pdf != VectorPicture(Size(40, 30)) { _ in }.pdf())
  }
}
