import Canvas
import Controls

extension StarRating: DescribedControl {
  /// The properties, states and animations, for tools.
  public static let description = ControlDescription(
    name: "star-rating", title: "Star rating",
    make: { StarRating(value: 3.5, label: "Rating") }, makePlain: { StarRating() },
    arguments: ["value", "allowsHalfStars", "label"],
    styles: [StarRatingColors.self, StarRatingMetrics.self], properties: properties,
    initialValues: ["value": 3.5], states: states,
    animations: [
      ControlAnimation(
        "Fill", "Filled stars", unit: "", spring: \StarRating.metrics.fillSpring,
        spec: StarRatingMetrics().fillSpring, code: "metrics.fillSpring"
      ) { (behavior: StarRatingBehavior, time) in behavior.state(at: time).fills.reduce(0, +) }
    ])

  private static let properties: [ControlProperty] = [
    .init(
      "value", \StarRating.value, title: "Value", in: .state, editor: .slider({ _ in 0...5 }),
      code: .argument("value"), order: .last, help: "The number of filled stars, 0 to 5.",
      animate: { $0.setValue($1, animated: true) }),
    .init(
      "halfStars", \StarRating.allowsHalfStars, title: "Half stars", in: .behavior,
      code: .argument("allowsHalfStars"), isUsuallySet: true, help: "Ratings with a half star."),
    .init(
      "tint", \StarRating.tintColor, title: "Tint", in: .colors,
      editor: .swatches([0xFF9500, 0xFF2D55, 0xAF52DE].map { Color(hex: $0) }) { theme, _ in
        theme[StarRatingColors.self].filled
      },
      code: .property("tintColor"), help: "The color of filled stars."),
    .init(
      "title", \StarRating.title, title: "Title", in: .content,
      editor: .samples { _ in
        [PropertySample("None", .none), PropertySample("Short", "Service")]
      },
      code: .property("title"), help: "The text below the stars."),
  ]

  private static let states = [
    StatePreset("Empty", ["value": 0]), StatePreset("Half", ["value": 3.5]),
    StatePreset("Full", ["value": 5]),
    StatePreset("Hovered", ["value": 2], gesture: .hover(part: 3)),
    StatePreset("Pressed", ["value": 3], gesture: .press(at: 0.7)),
    StatePreset("Focused", ["value": 3.5], gesture: .focus),
    StatePreset("Disabled", ["value": 3.5, "enabled": false]),
  ]

  public var measurements: [ControlMeasurement] {
    let (size, gap, spec) = (metrics.starSize, metrics.spacing, StarRatingMetrics())
    return [
      .init(
        "Star", size, spec: spec.starSize, side: .left, token: "star.size", from: 0, to: size),
      .init(
        "Gap", gap, spec: spec.spacing, side: .top, token: "star.spacing", from: size,
        to: size + gap),
    ]
  }

  public func writeMetrics(to metrics: inout ControlMetrics, ofSpec isSpec: Bool) {
    metrics[StarRatingMetrics.self] = isSpec ? StarRatingMetrics() : self.metrics
  }

  /// The center of a star, or of the control.
  public func pressPoint(ofPart part: Int?) -> Point? {
    guard let part else { return behaviorFrame.center }
    if !(0..<StarRatingMetrics.count).contains(part) { return nil }
    return axis.frameRect(metrics.frame(ofStar: part), in: behaviorFrame).center
  }

  public var listener: ControlListener? { ControlListener("onChange", "value") }

  public var trace: KeyValuePairs<String, PropertyValue> {
    ["value": .number(value), "filled": .number(state.fills.reduce(0, +))]
  }
}
