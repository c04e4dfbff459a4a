import Canvas
import Controls

/// A clipboard that answers when the test says so.
final class TestClipboard: TextClipboard {
  var texts: [ClipboardSelection: String] = [:]
  private var readers: [() -> Void] = []

  func copyToClipboard(_ text: String, in selection: ClipboardSelection) -> Bool {
    texts[selection] = text
    return true
  }

  func readClipboard(from selection: ClipboardSelection, _ body: @escaping (String?) -> Void) {
    readers.append { [weak self] in body(self?.texts[selection]) }
  }

  func answer() {
    for reader in readers { reader() }
    readers = []
  }
}
