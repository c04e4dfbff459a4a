extension ButtonMetrics {
  /// The rows, by name.
  public static let tokens: [StyleToken<Self>] =
    [
      .dimension("button.height", \.height, style),
      .dimension("button.hitHeight", \.hitHeight, "chosen"),
      .dimension("button.cornerRadius", \.cornerRadius, style),
      .dimension("button.padding", \.padding, style),
      .dimension("button.title.size", \.font.size, style),
      .dimension("button.title.tracking", \.font.tracking, "chosen: 0"),
    ]

  private static let style = "rendering spec 6, switch, button style"
}
