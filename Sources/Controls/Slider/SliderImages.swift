import Canvas

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

  /// Whether a disabled image replaces dimming.
  var showDisabled: Bool { images.keys.contains { $0.state == .disabled } }

  subscript(part: Part, state: Slider.ImageState) -> Image? {
    get { images[Place(part: part, state: state)] }
    set { images[Place(part: part, state: state)] = newValue }
  }

  /// The images for a state, with those for ``Slider/ImageState/normal`` as fallback.
  func shown(in state: Slider.ImageState) -> SliderPictures {
    func image(_ part: Part) -> Image? { self[part, state] ?? self[part, .normal] }
    return SliderPictures(
      thumb: image(.thumb), minimumTrack: image(.minimumTrack),
      maximumTrack: image(.maximumTrack))
  }
}

/// The images to paint; `nil` for the default look.
struct SliderPictures: Hashable, Sendable {
  var thumb: Image?
  var minimumTrack: Image?
  var maximumTrack: Image?
}
