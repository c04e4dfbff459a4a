import Canvas

/// The images that a slider is painted with in place of its parts, by what is so of it.
struct SliderImages: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case thumb, minimumTrack, maximumTrack
  }

  private struct Place: Hashable, Sendable {
    var part: Part
    var state: Slider.ImageState
  }

  private var images: [Place: Image] = [:]

  var isEmpty: Bool { images.isEmpty }

  /// Whether it has a look of its own while it is disabled, and is not dimmed besides.
  var showDisabled: Bool { images.keys.contains { $0.state == .disabled } }

  subscript(part: Part, state: Slider.ImageState) -> Image? {
    get { images[Place(part: part, state: state)] }
    set { images[Place(part: part, state: state)] = newValue }
  }

  /// The images of a state, those for ``Slider/ImageState/normal`` where it has none.
  func shown(in state: Slider.ImageState) -> SliderPictures {
    func image(_ part: Part) -> Image? { self[part, state] ?? self[part, .normal] }
    return SliderPictures(
      thumb: image(.thumb), minimumTrack: image(.minimumTrack),
      maximumTrack: image(.maximumTrack))
  }
}

/// The images that a slider is painted with at one moment; nil for what is drawn.
struct SliderPictures: Hashable, Sendable {
  var thumb: Image?
  var minimumTrack: Image?
  var maximumTrack: Image?
}
