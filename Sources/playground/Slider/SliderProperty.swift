import Canvas
import Controls

/// Something of a slider that a log names, in its `options` or by `set`, with its value.
enum SliderProperty {
  /// How values lie along the track, by name.
  enum Scale: String, CaseIterable {
    case linear, logarithmic

    var scale: any ValueScale { self == .linear ? .linear : .logarithmic }
  }

  /// Which way the track runs, by name.
  enum Orientation: String, CaseIterable {
    case horizontal, vertical

    var axis: Axis { self == .horizontal ? .horizontal : .vertical }
  }

  case value(Double)
  case minimum(Double)
  case maximum(Double)
  case step(Double?)
  case trackPress(TrackPress)
  case snap(SliderSnap)
  case isContinuous(Bool)
  case defaultValue(Double?)
  case ticks(Int?)
  case tickLabels([String])
  case ticksOnly(Bool)
  case neutralValue(Double?)
  case enabledRange(ClosedRange<Double>?)
  case thumbless(Bool)
  case orientation(Orientation)
  case valueScale(Scale)
  case trackTint(Color?)
  case maxTrackTint(Color?)
  case thumbTint(Color?)
  case minSymbol(Symbol?)
  case maxSymbol(Symbol?)
  case showsValue(Bool)

  /// All that a log's options may name, in the order in which they are applied: the value last, for it
  /// depends on all others.
  static let names = [
    "min", "max", "step", "trackPress", "snap", "continuous", "defaultValue", "ticks", "tickLabels",
    "ticksOnly", "neutralValue", "enabledRange", "thumbless", "orientation", "valueScale",
    "trackTint", "maxTrackTint", "thumbTint", "minSymbol", "maxSymbol", "showsValue",
    "value",
  ]

  /// Takes one of them out of the members of an object; nil if it is not there, or not known.
  init?(_ name: String, in fields: inout JSONFields) throws {
    switch name {
    case "value": self = .value(try fields.requiredNumber(name))
    case "min": self = .minimum(try fields.requiredNumber(name))
    case "max": self = .maximum(try fields.requiredNumber(name))
    case "step": self = .step(try fields.step())
    case "trackPress": self = .trackPress(try fields.choice(name) ?? .jump)
    case "snap": self = .snap(try fields.choice(name) ?? .release)
    case "continuous": self = .isContinuous(try fields.bool(name) ?? true)
    case "defaultValue": self = .defaultValue(try fields.number(name))
    case "ticks": self = .ticks(try fields.tickCount())
    case "tickLabels": self = .tickLabels(try fields.strings(name) ?? [])
    case "ticksOnly": self = .ticksOnly(try fields.bool(name) ?? false)
    case "neutralValue": self = .neutralValue(try fields.number(name))
    case "enabledRange": self = .enabledRange(try fields.range(name))
    case "thumbless": self = .thumbless(try fields.bool(name) ?? false)
    case "orientation": self = .orientation(try fields.choice(name) ?? .horizontal)
    case "valueScale": self = .valueScale(try fields.choice(name) ?? .linear)
    case "trackTint": self = .trackTint(try fields.color(name))
    case "maxTrackTint": self = .maxTrackTint(try fields.color(name))
    case "thumbTint": self = .thumbTint(try fields.color(name))
    case "minSymbol": self = .minSymbol(try fields.symbol(name))
    case "maxSymbol": self = .maxSymbol(try fields.symbol(name))
    case "showsValue": self = .showsValue(try fields.bool(name) ?? false)
    default: return nil
    }
  }

  /// Gives it to a slider.
  ///
  /// - Parameter animated: whether a value glides there.
  @MainActor
  func apply(to slider: Slider, animated: Bool = false) {
    switch self {
    case .value(let value): slider.setValue(value, animated: animated)
    case .minimum(let value): slider.minimumValue = value
    case .maximum(let value): slider.maximumValue = value
    case .step(let step): slider.step = step
    case .trackPress(let press): slider.trackPress = press
    case .snap(let snap): slider.snap = snap
    case .isContinuous(let isContinuous): slider.isContinuous = isContinuous
    case .defaultValue(let value): slider.defaultValue = value
    case .ticks(let count):
      slider.ticks = count.map { .count($0, labels: slider.ticks?.ticks.map(\.label) ?? []) }
    case .tickLabels(let labels):
      if labels.isEmpty && slider.ticks == nil { return }
      slider.ticks = .count(slider.ticks?.ticks.count ?? labels.count, labels: labels)
    case .ticksOnly(let isOnly): slider.allowsTickValuesOnly = isOnly
    case .neutralValue(let value): slider.neutralValue = value
    case .enabledRange(let range): slider.enabledRange = range
    case .thumbless(let isThumbless): slider.style = isThumbless ? .thumbless : .default
    case .orientation(let orientation): slider.orientation = orientation.axis
    case .valueScale(let scale): slider.valueScale = scale.scale
    case .trackTint(let color): slider.minimumTrackTintColor = color
    case .maxTrackTint(let color): slider.maximumTrackTintColor = color
    case .thumbTint(let color): slider.thumbTintColor = color
    case .minSymbol(let symbol): slider.minimumValueImage = symbol.map { .symbol($0) }
    case .showsValue(let isShown): slider.showsValue = isShown
    case .maxSymbol(let symbol): slider.maximumValueImage = symbol.map { .symbol($0) }
    }
  }
}
