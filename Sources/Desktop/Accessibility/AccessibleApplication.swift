#if Desktop
internal import CDesktop
import Canvas
import Glibc

/// The program for assistive technologies, with a tree for each window.
///
/// There is one per process, because ATK's functions for the root and for keys get no context.
@MainActor
final class AccessibleApplication {
  static let shared = AccessibleApplication()

  private(set) var root: AccessiblePart?
  private var trees: [AccessibleTree] = []
  private var keyListeners: [(number: UInt32, body: AtkKeySnoopFunc, data: gpointer?)] = []
  private var listenerCount = 0
  private var nextNumber: UInt32 = 1

  private init() {}

  var isListenedTo: Bool { listenerCount > 0 }

  /// Installs the functions that ATK calls; before the bridge starts.
  func install() {
    if root != nil { return }
    root = AccessiblePart(.application)
    AtkUtilMethods.install()
  }

  // MARK: Windows

  /// Does not create the trees.
  var windowCount: Int { trees.count }

  func window(at index: Int) -> AccessibleNode? {
    trees.indices.contains(index) ? trees[index].windowNode : nil
  }

  func add(_ tree: AccessibleTree) {
    trees.append(tree)
    if !isListenedTo { return }
    guard let node = tree.windowNode else { return }
    root?.emit(child: node, at: trees.count - 1, isAdded: true)
    tree.emitActivity()
  }

  func remove(_ tree: AccessibleTree) {
    guard let index = index(of: tree) else { return }
    if tree.isFollowed, let node = tree.windowNode {
      root?.emit(child: node, at: index, isAdded: false)
    }
    trees.remove(at: index)
    tree.unfollow()
  }

  func index(of tree: AccessibleTree) -> Int? { trees.firstIndex { $0 === tree } }

  // MARK: Listeners

  func addListener() {
    listenerCount += 1
    if listenerCount > 1 { return }
    // Late observers have to be told the focus, after they have registered for all events.
    for tree in trees { tree.emitActivitySoon() }
  }

  func removeListener() {
    listenerCount -= 1
    if listenerCount == 0 { for tree in trees { tree.unfollow() } }
  }

  // MARK: Keys

  func addKeyListener(_ body: @escaping AtkKeySnoopFunc, _ data: gpointer?) -> UInt32 {
    defer { nextNumber += 1 }
    keyListeners.append((nextNumber, body, data))
    return nextNumber
  }

  func removeKeyListener(_ number: UInt32) {
    keyListeners.removeAll { $0.number == number }
  }

  /// Offers a key to observers; true if one of them consumes it.
  func handle(_ stroke: KeyStroke) -> Bool {
    if keyListeners.isEmpty { return false }
    guard let text = strdup(stroke.text) else { return false }
    defer { free(text) }
    var event = AtkKeyEventStruct(
      type: gint(stroke.isPress ? ATK_KEY_EVENT_PRESS.rawValue : ATK_KEY_EVENT_RELEASE.rawValue),
      state: stroke.modifierMask, keyval: stroke.symbol, length: gint(stroke.text.utf8.count),
      string: text, keycode: stroke.code, timestamp: stroke.serverTime)
    var isTaken = false
    // Observers can be removed meanwhile.
    for listener in keyListeners where listener.body(&event, listener.data) != 0 { isTaken = true }
    return isTaken
  }
}
#endif
