import Canvas
import Controls

/// The present of a clock, which records what happens: a stage, or the page of the window.
@MainActor
protocol TimeSource: AnyObject {
  /// The clock of the source, which sets it.
  var time: PageTime? { get set }

  var now: Instant { get }

  /// The first time that can be shown; `nil` if nothing can be shown.
  var oldest: Instant? { get }

  /// `nil` without a recording.
  var marks: TimeMarks? { get }

  /// Starts a recording, or ends and removes it.
  func setRecording(_ isOn: Bool)

  /// A replica at a time until a position; `nil` if the recording cannot be shown.
  func makeReplica(before position: Instant) -> SceneReplica?

  /// The control of a replica in place of a control of the present.
  func preview(of preview: ControlPreview, in replica: SceneReplica) -> ControlPreview?

  /// Records what is shown in a frame.
  func noteFrame()

  /// Called before the clock shows the past.
  func willLookBack()

  // MARK: Optional

  /// The reason why the past cannot be shown, as a sentence; `nil` by default.
  var disabledReason: String? { get }

  /// The recording of a stage; `nil` by default.
  var record: StageRecord? { get }

  /// Whether the present can be slowed down and paused; `false` by default.
  var canSlowDown: Bool { get }

  /// Runs at a speed relative to real time; only for a source that can slow down.
  func run(atSpeed speed: Double)

  /// Runs by seconds while the speed is 0.
  func step(by seconds: Double)

  /// The number of recorded events before a time; 0 by default.
  func eventCount(before time: Instant) -> Int

  /// Keeps a picture of the frame that is about to be shown; does nothing by default.
  func keepPicture()

  /// The frame that was shown at a past time; `nil` if it was not kept, and by default.
  func picture(at time: Instant) -> PastPictures.Picture?

  /// Called when the clock shows the present again.
  func didReturn()
}

extension TimeSource {
  var disabledReason: String? { nil }
  var record: StageRecord? { nil }
  var canSlowDown: Bool { false }
  func run(atSpeed speed: Double) {}
  func step(by seconds: Double) {}
  func eventCount(before time: Instant) -> Int { 0 }
  func keepPicture() {}
  func picture(at time: Instant) -> PastPictures.Picture? { nil }
  func didReturn() {}
}
