internal import CX11

extension Window {
  /// Copies a picture to the clipboard, as `image/png`.
  ///
  /// The picture is available while the window is open, and after that if the desktop has a
  /// clipboard manager. Returns `false` if another program copied something after the user's last
  /// action, or the window is closed. Throws a ``PictureError`` if the picture cannot be encoded.
  @discardableResult
  public func copyToClipboard(_ picture: Bitmap) throws -> Bool {
    own(.clipboard, try picture.png(), as: [.imagePNG])
  }

  /// Copies text to the clipboard or another selection, as `UTF8_STRING` and `text/plain`.
  ///
  /// Returns `false` if another program copied something after the user's last action, or the
  /// window is closed.
  @discardableResult
  public func copyToClipboard(
    _ text: String, in selection: ClipboardSelection = .clipboard
  ) -> Bool {
    own(selection, Array(text.utf8), as: [.utf8String, .textPlainUTF8, .textPlain])
  }

  private func own(
    _ selection: ClipboardSelection, _ bytes: [UInt8], as kinds: [Atoms.Name]
  ) -> Bool {
    guard isUsable else { return false }
    defer { wakeLoop() }
    SignalWatch.inDisplay { clipboard.own(selection, bytes, as: kinds, time: serverClock.lastTold) }
    return clipboard.owns(selection)
  }

  /// Reads text from the clipboard or another selection, as `UTF8_STRING`.
  ///
  /// The function is called once, later, with `nil` if there is no text, if it has more than 1 MiB,
  /// or if the program that copied it does not send it within two seconds.
  public func readClipboard(
    from selection: ClipboardSelection = .clipboard, _ body: @escaping (String?) -> Void
  ) {
    readClipboard(from: selection, as: .text) {
      body($0.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Reads a PNG file from the clipboard, as `image/png`.
  ///
  /// The function is called once, later, with `nil` if there is no picture, if it has more than
  /// 32 MiB, or if it is not sent within ten seconds. The bytes can be anything.
  public func readClipboardPicture(_ body: @escaping ([UInt8]?) -> Void) {
    readClipboard(from: .clipboard, as: .png, body)
  }

  private func readClipboard(
    from selection: ClipboardSelection, as format: ClipboardRequest.Format,
    _ body: @escaping ([UInt8]?) -> Void
  ) {
    if clipboardRequests[selection]?.format == format {
      clipboardRequests[selection]?.receivers.append(body)
      return
    }
    // The content of both formats arrives in one property.
    endClipboardRequest(for: selection)
    var isOwn = false
    if isUsable { SignalWatch.inDisplay { isOwn = clipboard.stillOwns(selection) } }
    if !isUsable || isOwn {
      let bytes = isOwn ? clipboard.bytes(of: selection, as: format) : nil
      loop.after(.zero) { body(bytes) }
      return
    }
    SignalWatch.inDisplay {
      clipboardRequests[selection] = ClipboardRequest(
        selection, as: format, connection: connection, window: id, time: serverClock.lastTold, body)
    }
    clipboardRequests[selection]?.timeout = loop.after(.seconds(format.timeLimit)) { [weak self] in
      self?.endClipboardRequest(for: selection)
    }
    wakeLoop()
  }

  private func endClipboardRequest(for selection: ClipboardSelection) {
    guard let request = clipboardRequests.removeValue(forKey: selection) else { return }
    request.timeout?.cancel()
    for receiver in request.receivers { receiver(request.content) }
  }

  func endClipboardRequests() {
    for selection in clipboardRequests.keys { endClipboardRequest(for: selection) }
  }

  /// Hands the clipboard over to a clipboard manager, which has a second for it.
  func saveClipboard() {
    // Like the rest of the ending, it does not wait for other programs after a signal.
    guard !SignalWatch.isEndRequested, clipboard.askManager() else { return }
    XUnmapWindow(connection.display, id)
    let end = MonotonicClock.now.advanced(by: Clipboard.savingTime)
    var isSaved = false
    let manager = connection.atoms[.clipboardManager]
    while !isSaved, !connection.isLost, !SignalWatch.isEndRequested, MonotonicClock.now < end {
      connection.readEvents { event in
        if event.isForged { return }
        if event.type == SelectionNotify, event.xselection.selection == manager { isSaved = true }
        _ = handleClipboard(event)
      }
      if connection.exchange() { continue }
      var wait = EventWait()
      wait.watch(connection.descriptor)
      wait.watch(SignalWatch.descriptor)
      wait.wake(at: end)
      if !isSaved { wait.sleep() }
    }
  }

  /// Returns whether the event needs no other handling.
  func handleClipboard(_ event: XEvent) -> Bool {
    for selection in clipboardRequests.keys {
      if clipboardRequests[selection]?.handle(event) == true { endClipboardRequest(for: selection) }
    }
    return clipboard.handle(event)
  }

  /// Called with the URIs of files, such as `file:///home/me/a.json`, that the user drops on the
  /// window; `nil` refuses drops, and so does an open modal window.
  public var onDrop: (([String]) -> Void)? {
    get { drags.onDrop }
    set { drags.onDrop = newValue }
  }

  func handleDrag(_ message: XClientMessageEvent) {
    switch drags.read(message, isBlocked: !modalWindows.isEmpty) {
    case .over(let x, let y, let contents):
      collector.add(DragEvent(at: Point(x / scale, y / scale), time: eventTime, contents: contents))
    case .left: collector.dragLeft(time: eventTime)
    case nil: break
    }
  }

  /// Handles a received drop, unless a modal window has opened meanwhile.
  func handleDrop(_ event: XSelectionEvent) {
    guard let addresses = drags.receive(event), modalWindows.isEmpty else { return }
    onDrop?(addresses)
  }
}
