internal import CX11

extension Window {
  /// Puts a picture onto the clipboard, as `image/png`.
  ///
  /// Other programs get it while the window is there, until somebody puts something else onto the
  /// clipboard.
  ///
  /// - Returns: whether it is there; false if another program was later than what the user did last,
  ///   or the window is closed.
  /// - Throws: ``BitmapError`` if the picture cannot be encoded.
  @discardableResult
  public func copyToClipboard(_ picture: Bitmap) throws -> Bool {
    own(try picture.png(), as: [.imagePNG])
  }

  /// Puts text onto the clipboard, as `UTF8_STRING` and `text/plain`.
  ///
  /// - Returns: whether it is there; false if another program was later than what the user did last,
  ///   or the window is closed.
  @discardableResult
  public func copyToClipboard(_ text: String) -> Bool {
    own(Array(text.utf8), as: [.utf8String, .textPlainUTF8, .textPlain])
  }

  private func own(_ bytes: [UInt8], as kinds: [Atoms.Name]) -> Bool {
    guard isUsable else { return false }
    defer { wakeLoop() }
    var clipboard = clipboard ?? Clipboard(connection: connection, window: id)
    var isOwned = false
    SignalWatch.inDisplay { isOwned = clipboard.own(bytes, as: kinds, time: serverClock.lastTold) }
    self.clipboard = clipboard
    return isOwned
  }

  /// Takes note of what other programs want of the clipboard; whether the event was about it.
  func handleClipboard(_ event: XEvent) -> Bool {
    guard clipboard != nil else { return false }
    switch event.type {
    case SelectionRequest: clipboard?.answer(event.xselectionrequest)
    case SelectionClear: clipboard?.cleared(event.xselectionclear)
    case PropertyNotify where clipboard?.isSending(to: event.xproperty.window) == true:
      if event.xproperty.state == PropertyDelete {
        clipboard?.taken(event.xproperty.atom, by: event.xproperty.window)
      }
      // The window that gets it may be one that is watched for other things too.
      return false
    case DestroyNotify where clipboard?.isSending(to: event.xdestroywindow.window) == true:
      clipboard?.lost(event.xdestroywindow.window)
      return false
    default: return false
    }
    return true
  }
}
