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
