import Canvas
import Controls

/// The last frames of a page as they were shown, which are at hand while a replica is on its way
/// to one of them.
@MainActor
final class PastPictures {
  struct Picture {
    var time: Instant
    /// In points of the scene, as all that follows.
    var list: DisplayList
    var page: PastPage
    /// `nil` outside of the scene.
    var pointer: Point?
  }

  /// The most painting commands of all pictures but the last, which take at most about 12 MB: 130
  /// bytes each, and twice that in a group, whose list has room to grow. chosen
  private static let mostCommands = 40_000
  /// The number of pictures that are removed at once. chosen
  private static let batch = 60

  private var last: Picture?
  /// The pictures before the last, ordered by time: without their list, but with the change that
  /// makes it of the list of the next one.
  private var earlier: [(picture: Picture, change: DisplayList.Change)] = []
  private var commandCount = 0

  /// Adds a picture that is as late as all others or later, unless it is the same as the last one.
  func add(_ picture: Picture) {
    if var before = last {
      let change = DisplayList.Change(from: picture.list, to: before.list)
      if change.isEmpty, picture.page == before.page, picture.pointer == before.pointer { return }
      before.list = DisplayList()
      earlier.append((before, change))
      commandCount += change.count
    }
    last = picture
    let oldest = picture.time.advanced(by: -PageTime.length)
    let isFirstOld = earlier.dropFirst(Self.batch).first.map { $0.picture.time < oldest } ?? false
    if isFirstOld || commandCount > Self.mostCommands { removeOldest() }
  }

  private func removeOldest() {
    commandCount -= earlier.prefix(Self.batch).reduce(0) { $0 + $1.change.count }
    earlier.removeFirst(min(Self.batch, earlier.count))
  }

  /// The picture that was shown at a time, or half a step later; `nil` for none.
  func picture(at time: Instant) -> Picture? {
    let latest = time.advanced(by: PageTime.step / 2)
    guard let last, last.time > latest else { return last }
    let end = earlier.firstSortedIndex { $0.picture.time > latest }
    guard end > 0 else { return nil }
    var picture = earlier[end - 1].picture
    picture.list = last.list
    for entry in earlier[(end - 1)...].reversed() { picture.list.apply(entry.change) }
    return picture
  }
}

/// A page in a scene, in points.
struct PastPage: Hashable {
  /// In the scene.
  var frame: Rect
  var sceneSize: Size
}
