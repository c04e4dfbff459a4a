import Canvas

/// Images in place of thumb and track.
///
/// An image keeps its size across the track, centered on it. Track images stretch along the track
/// by their ``Image/capInsets``, from an end to the thumb's center. Images are neither mirrored nor
/// rotated.
extension Slider {
  /// The state that an image is for.
  public enum ImageState: Hashable, Sendable, CaseIterable {
    /// The default, also for states without an image of their own.
    case normal
    /// The thumb is being dragged.
    case highlighted
    /// The slider is disabled; a slider with an image for this state is not dimmed.
    case disabled
  }

  /// Sets the image of the thumb, without a shadow; `nil` for the default.
  public func setThumbImage(_ image: Image?, for state: ImageState) {
    images[.thumb, state] = image
  }

  /// The image of the thumb for a state.
  public func thumbImage(for state: ImageState) -> Image? { images[.thumb, state] }

  /// Sets the image of the track before the thumb; `nil` for the default.
  public func setMinimumTrackImage(_ image: Image?, for state: ImageState) {
    images[.minimumTrack, state] = image
  }

  /// The image of the track before the thumb for a state.
  public func minimumTrackImage(for state: ImageState) -> Image? { images[.minimumTrack, state] }

  /// Sets the image of the track after the thumb; `nil` for the default.
  public func setMaximumTrackImage(_ image: Image?, for state: ImageState) {
    images[.maximumTrack, state] = image
  }

  /// The image of the track after the thumb for a state.
  public func maximumTrackImage(for state: ImageState) -> Image? { images[.maximumTrack, state] }

  func pictures(isEnabled: Bool, isGrabbed: Bool) -> SliderPictures {
    if images.isEmpty { return SliderPictures() }
    return images.shown(in: !isEnabled ? .disabled : isGrabbed ? .highlighted : .normal)
  }
}
