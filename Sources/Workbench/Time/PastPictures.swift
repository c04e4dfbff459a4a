import Canvas
import Controls

/// The frames of the past that a replica has shown, which are at hand while another replica is on
/// its way to one of them.
@MainActor
final class PastPictures {
  struct Picture {
    var time: Instant
    var list: DisplayList
    /// In points of the scene; `nil` outside of it.
    var pointer: Point?
  }

  /// The most painting commands of all pictures, which take about 50 MB. chosen
  private static let mostCommands = 400_000
  /// The number of pictures that are removed at once. chosen
  private static let batch = 60

  /// Ordered by time.
  private var pictures: [Picture] = []
  private var commandCount = 0

  /// The time of the last picture; `nil` for none.
  var end: Instant? { pictures.last?.time }

  /// Adds a picture that is later than all others.
  ///
  /// - Parameter makeList: Returns `nil` if nothing has changed since the last picture.
  func add(at time: Instant, pointer: Point?, _ makeList: () -> DisplayList?) {
    // A second replica shows the same frames again.
    if let end, end >= time { return }
    let made = makeList()
    guard let list = made ?? pictures.last?.list else { return }
    pictures.append(Picture(time: time, list: list, pointer: pointer))
    // Pictures without a change share their list.
    commandCount += made?.commands.count ?? 0
    if commandCount > Self.mostCommands { removeOldest() }
  }

  private func removeOldest() {
    let kept = pictures.dropFirst(Self.batch)
    for (before, after) in zip(pictures, pictures.dropFirst()).prefix(Self.batch)
    where before.list != after.list {
      commandCount -= before.list.commands.count
    }
    pictures = Array(kept)
  }

  /// The picture that is nearest to a time, at most one step away; `nil` for none.
  func picture(at time: Instant) -> Picture? {
    func distance(_ picture: Picture) -> Double { abs(picture.time.seconds(since: time)) }
    let next = pictures.firstSortedIndex { $0.time > time }
    let neighbors = pictures[max(next - 1, 0)..<min(next + 1, pictures.count)]
    let nearest = neighbors.min { distance($0) < distance($1) }
    return nearest.flatMap { distance($0) < PageTime.step ? $0 : nil }
  }

  func removeAll() {
    pictures = []
    commandCount = 0
  }
}
