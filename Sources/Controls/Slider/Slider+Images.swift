import Canvas

/// Images in place of thumb and track.
///
/// An image keeps its size across the track, centered on it. Track images stretch along the track
/// by their ``/Canvas/Image/capInsets``, from an end to the thumb's center. Images are neither
/// mirrored nor rotated.
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
    images[state, default: SliderImages()].thumb = image
  }

  /// The image of the thumb for a state.
  public func thumbImage(for state: ImageState) -> Image? { images[state]?.thumb }

  /// Sets the image of the track before the thumb; `nil` for the default.
  public func setMinimumTrackImage(_ image: Image?, for state: ImageState) {
    images[state, default: SliderImages()].minimumTrack = image
  }

  /// The image of the track before the thumb for a state.
  public func minimumTrackImage(for state: ImageState) -> Image? { images[state]?.minimumTrack }

  /// Sets the image of the track after the thumb; `nil` for the default.
  public func setMaximumTrackImage(_ image: Image?, for state: ImageState) {
    images[state, default: SliderImages()].maximumTrack = image
  }

  /// The image of the track after the thumb for a state.
  public func maximumTrackImage(for state: ImageState) -> Image? { images[state]?.maximumTrack }

  /// Whether a disabled image replaces dimming.
  var hasDisabledImages: Bool { images[.disabled, default: SliderImages()] != SliderImages() }

  /// The images to paint, with those for ``ImageState/normal`` as fallback.
  func shownImages(isEnabled: Bool, isGrabbed: Bool) -> SliderImages {
    var shown =
      images[!isEnabled ? .disabled : isGrabbed ? .highlighted : .normal] ?? SliderImages()
    guard let normal = images[.normal] else { return shown }
    shown.thumb = shown.thumb ?? normal.thumb
    shown.minimumTrack = shown.minimumTrack ?? normal.minimumTrack
    shown.maximumTrack = shown.maximumTrack ?? normal.maximumTrack
    return shown
  }
}

struct SliderImages: Hashable, Sendable {
  var thumb: Image?
  var minimumTrack: Image?
  var maximumTrack: Image?
}
