import Canvas

/// Images in place of thumb and track.
///
/// An image is painted in its own size, across the track centred on it. Along the track it is stretched
/// as its ``Image/capInsets`` say: the minimum's from the track's beginning to the thumb's centre, the
/// maximum's from there to the end. Images are not mirrored, nor turned for an upright slider.
extension Slider {
  /// What is so of a slider, as far as its images may differ by it.
  public enum ImageState: Hashable, Sendable, CaseIterable {
    /// Also for the others, where they have no image of their own.
    case normal
    /// While it is dragged.
    case highlighted
    /// With an image for this a slider is not dimmed while it is disabled.
    case disabled
  }

  /// Gives the thumb an image, without a shadow; nil for the one that is drawn.
  public func setThumbImage(_ image: Image?, for state: ImageState) {
    images[.thumb, state] = image
  }

  /// The thumb's image for a state; nil for what is drawn.
  public func thumbImage(for state: ImageState) -> Image? { images[.thumb, state] }

  /// Gives the track an image up to the thumb; nil for what is drawn.
  public func setMinimumTrackImage(_ image: Image?, for state: ImageState) {
    images[.minimumTrack, state] = image
  }

  /// The track's image up to the thumb for a state; nil for what is drawn.
  public func minimumTrackImage(for state: ImageState) -> Image? { images[.minimumTrack, state] }

  /// Gives the track an image from the thumb on; nil for what is drawn.
  public func setMaximumTrackImage(_ image: Image?, for state: ImageState) {
    images[.maximumTrack, state] = image
  }

  /// The track's image from the thumb on for a state; nil for what is drawn.
  public func maximumTrackImage(for state: ImageState) -> Image? { images[.maximumTrack, state] }

  /// The images that are painted at the moment.
  func pictures(isEnabled: Bool, isGrabbed: Bool) -> SliderPictures {
    if images.isEmpty { return SliderPictures() }
    return images.shown(in: !isEnabled ? .disabled : isGrabbed ? .highlighted : .normal)
  }
}
