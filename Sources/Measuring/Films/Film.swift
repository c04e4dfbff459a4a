import Canvas
import Support

/// The frames of a film, read one after another, or from any of them.
/// spec: docs/spec/measuring.md#films/film
///
/// A film is a folder of PNG files, an animated PNG, YUV4MPEG2, or a video that ffmpeg decodes.
package protocol Film: AnyObject {
  var name: String { get }

  /// Whether a frame that equals the one before is left out, which is then shown for longer.
  var leavesOutFrames: Bool { get }

  /// A sentence about a damaged part, once the film was read; `nil` without one.
  var warning: String? { get }

  /// Reads the next frame, which is valid until the one after it is read; `nil` at the end.
  ///
  /// Throws a ``Failure`` if the film is broken.
  func next() throws -> FilmFrame?

  /// The times at which frames begin, and the end of the film, in seconds; only files have them.
  ///
  /// Throws a ``Failure`` if the film is broken or has more than ``Films/mostFrames``.
  func scan() throws -> [Double]

  /// Continues with a frame of a scanned film, counted from 0.
  func seek(to index: Int) throws
}

extension Film {
  package var leavesOutFrames: Bool { false }
  package var warning: String? { nil }

  package func failure(_ reason: String) -> Failure {
    Failure(.badInput, "cannot read the film \(name): \(reason)")
  }
}
