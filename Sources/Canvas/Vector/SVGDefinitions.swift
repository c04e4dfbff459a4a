/// What the elements of an SVG picture refer to: outlines that clip, and blurs.
///
/// What is asked for again is there once.
struct SVGDefinitions {
  /// In order, each a line.
  private(set) var elements: [String] = []
  private var names: [String: String] = [:]

  /// The name of an outline to clip by.
  ///
  /// - Parameter shape: an element without a colour.
  mutating func clip(to shape: String) -> String {
    name(prefix: "clip", of: shape) { "<clipPath id=\"\($0)\">\(shape)</clipPath>" }
  }

  /// The name of a Gaussian blur of a shape whose top left corner is the origin.
  ///
  /// - Parameters:
  ///   - sigma: the standard deviation, pt.
  ///   - size: of the shape, pt.
  mutating func blur(sigma: Double, of size: Size) -> String {
    // Beyond three standard deviations a fifth of a level of 255 is left.
    let reach = (3 * sigma).rounded(.up) + 1
    let area =
      "x=\"\(SVGText.number(-reach))\" y=\"\(SVGText.number(-reach))\""
      + " width=\"\(SVGText.number(size.width + 2 * reach))\""
      + " height=\"\(SVGText.number(size.height + 2 * reach))\""
    let deviation = SVGText.number(sigma)
    return name(prefix: "blur", of: "\(deviation) \(area)") { name in
      "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" \(area) "
        + "color-interpolation-filters=\"sRGB\">"
        + "<feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>"
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
