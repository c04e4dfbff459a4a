struct SVGDefinitions {
  /// One line each.
  private(set) var elements: [String] = []
  private var names: [String: String] = [:]

  mutating func clip(to shape: String) -> String {
    name(prefix: "clip", of: shape) { "<clipPath id=\"\($0)\">\(shape)</clipPath>" }
  }

  /// The name of a blur for a shape at the origin; sigma and size are in points.
  mutating func blur(sigma: Double, of size: Size) -> String {
    // Beyond three standard deviations a fifth of a level remains.
    let reach = (3 * sigma).rounded(.up) + 1
    let area = SVGText.attributes(SVGText.frame(Rect(origin: .zero, size: size).outset(by: reach)))
    let deviation = SVGText.number(sigma)
    return name(prefix: "blur", of: deviation + area) { name in
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\"\(area) "
        + "color-interpolation-filters=\"sRGB\">"
        + "<feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>"
    }
  }

  /// The name of a gradient between two points: the color at both, and clear in the middle.
  mutating func gradient(_ color: Color, from start: Point, to end: Point) -> String {
    let color = color.paintable
    let ends = SVGText.attributes([("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
    let stops = [(0, color.alpha), (0.5, 0), (1, color.alpha)].map { place, alpha in
      "<stop offset=\"\(SVGText.number(place))\" stop-color=\"\(color.hexText)\""
        + " stop-opacity=\"\(SVGText.number(alpha))\"/>"
    }
    return name(prefix: "rim", of: ends + stops.joined()) { name in
      "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"\(ends)>"
        + stops.joined() + "</linearGradient>"
    }
  }

  private mutating func name(
    prefix: String, of content: String, element: (String) -> String
  ) -> String {
    if let name = names[prefix + content] { return name }
    let name = "\(prefix)\(elements.count + 1)"
    names[prefix + content] = name
    elements.append(element(name))
    return name
  }
}
