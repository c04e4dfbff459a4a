internal import CX11

/// A selection of the display, through which programs exchange content.
public enum ClipboardSelection: Hashable, Sendable {
  /// The clipboard, which commands copy to and paste from.
  case clipboard
  /// The primary selection: the text that was selected last, which the middle button pastes.
  case primary

  var atom: Atoms.Name { self == .clipboard ? .clipboard : .primary }
}

/// The content that a window offers in selections, and its transfers to other programs.
///
/// The selection's owner answers each request until another program becomes the owner (ICCCM, 2).
/// Content larger than a request is sent in pieces (INCR). Programs can end or misbehave at any
/// time: errors go to ``XErrorLog``, and the end of a program's window ends its transfers.
struct Clipboard {
  private struct Content {
    var bytes: [UInt8]
    var targets: [UInt]
    /// The server time at which this window became the owner.
    var since: UInt
  }

  /// A transfer in pieces, each of which the other program requests by deleting the last.
  private struct Transfer {
    var requestor: UInt
    var property: UInt
    var type: UInt
    /// The bytes that are not sent yet; an empty piece marks the end.
    var rest: ArraySlice<UInt8>
  }

  private let connection: DisplayConnection
  private let window: UInt
  /// By the atom of the selection.
  private var contents: [UInt: Content] = [:]
  private var transfers: [Transfer] = []
  /// The earlier event masks of windows that receive pieces.
  private var masks: [UInt: Int] = [:]

  /// The time for a clipboard manager to request the content, in seconds. chosen
  static let savingTime = 1.0
  /// The maximum size of a piece in bytes, which fits into Xlib's buffer of 16 KB with its request,
  /// so that a broken connection cannot block.
  private static let pieceLength = 12 * 1024
  /// The limit of pairs in a `MULTIPLE` request. chosen
  private static let mostPairs = 32

  init(connection: DisplayConnection, window: UInt) {
    (self.connection, self.window) = (connection, window)
  }

  func owns(_ selection: ClipboardSelection) -> Bool { content(of: selection) != nil }

  /// Whether this window is the owner now, as the server says: another window of the program may
  /// have become it, of which no event was handled yet.
  func stillOwns(_ selection: ClipboardSelection) -> Bool {
    owns(selection) && isOwner(of: connection.atoms[selection.atom])
  }

  private func isOwner(of selection: UInt) -> Bool {
    if connection.isLost { return false }
    return XGetSelectionOwner(connection.display, selection) == window && !connection.isLost
  }

  private func content(of selection: ClipboardSelection) -> Content? {
    contents[connection.atoms[selection.atom]]
  }

  func isSending(to requestor: UInt) -> Bool { masks[requestor] != nil }

  /// Offers content in formats, as of the server time of the user's action; 0 for now.
  ///
  /// ``owns(_:)`` is false afterwards if another program became the owner later.
  mutating func own(
    _ selection: ClipboardSelection, _ bytes: [UInt8], as kinds: [Atoms.Name], time: UInt
  ) {
    let selection = connection.atoms[selection.atom]
    XSetSelectionOwner(connection.display, selection, window, time)
    contents[selection] =
      isOwner(of: selection)
      ? Content(bytes: bytes, targets: kinds.map { connection.atoms[$0] }, since: time) : nil
  }

  /// The offered content in a format; `nil` if it has another one, or without content.
  func bytes(of selection: ClipboardSelection, as format: ClipboardRequest.Format) -> [UInt8]? {
    guard let content = content(of: selection),
      content.targets.contains(connection.atoms[format.target])
    else { return nil }
    return content.bytes
  }

  /// Asks the clipboard manager to keep the content, which it then requests like other programs and
  /// confirms by a `SelectionNotify`; false if there is no content or no manager.
  func askManager() -> Bool {
    guard let content = content(of: .clipboard) else { return false }
    let (display, atoms) = (connection.display, connection.atoms)
    let (manager, save) = (atoms[.clipboardManager], atoms[.saveTargets])
    guard XGetSelectionOwner(display, manager) != 0, !connection.isLost else { return false }
    connection.set(save, of: window, type: UInt(XA_ATOM), numbers: content.targets)
    // The manager can have started after the content was copied.
    XConvertSelection(display, manager, save, save, window, UInt(CurrentTime))
    return true
  }

  /// Answers requests and continues transfers; returns whether the event needs no other handling.
  mutating func handle(_ event: XEvent) -> Bool {
    switch event.type {
    case SelectionRequest: answer(event.xselectionrequest)
    case SelectionClear:
      // Transfers in progress continue.
      contents[event.xselectionclear.selection] = nil
    // The receiving window can be one that is also observed for another reason.
    case PropertyNotify where event.xproperty.state == PropertyDelete:
      sendNext(in: event.xproperty.atom, of: event.xproperty.window)
      return false
    case DestroyNotify:
      let requestor = event.xdestroywindow.window
      transfers.removeAll { $0.requestor == requestor }
      masks[requestor] = nil
      return false
    default: return false
    }
    return true
  }

  private mutating func answer(_ request: XSelectionRequestEvent) {
    var answer = XEvent()
    answer.xselection.type = SelectionNotify
    answer.xselection.requestor = request.requestor
    answer.xselection.selection = request.selection
    answer.xselection.target = request.target
    answer.xselection.time = request.time
    // Old programs name no property, which means the target.
    let property = request.property == 0 ? request.target : request.property
    if let content = contents[request.selection], isFor(content, request),
      give(content, as: request.target, in: property, to: request.requestor)
    {
      answer.xselection.property = property
    }
    connection.send(&answer, to: request.requestor)
  }

  /// Sends the next piece after a program has deleted the last one.
  private mutating func sendNext(in property: UInt, of requestor: UInt) {
    func isNext(_ transfer: Transfer) -> Bool {
      transfer.requestor == requestor && transfer.property == property
    }
    guard let index = transfers.firstIndex(where: isNext) else { return }
    let piece = transfers[index].rest.prefix(Self.pieceLength)
    transfers[index].rest.removeFirst(piece.count)
    let isThere = put(piece, in: property, of: requestor, type: transfers[index].type)
    if piece.isEmpty || !isThere {
      transfers.remove(at: index)
      unwatchIfDone(requestor)
    }
  }

  private func isFor(_ content: Content, _ request: XSelectionRequestEvent) -> Bool {
    if request.owner != window { return false }
    // Server times have 32 bits and wrap around; 0 is now.
    let isEarlier = Int32(truncatingIfNeeded: Int(request.time) - Int(content.since)) < 0
    return request.time == 0 || content.since == 0 || !isEarlier
  }

  /// Stores the requested data in a property, or begins a transfer; false if that is impossible.
  private mutating func give(
    _ content: Content, as target: UInt, in property: UInt, to requestor: UInt
  ) -> Bool {
    let atoms = connection.atoms
    switch target {
    case atoms[.targets]:
      let targets = [atoms[.targets], atoms[.timestamp], atoms[.multiple]] + content.targets
      return set(targets, in: property, of: requestor, type: UInt(XA_ATOM))
    case atoms[.timestamp]:
      return set([content.since], in: property, of: requestor, type: UInt(XA_INTEGER))
    case atoms[.multiple]: return giveEach(content, in: property, to: requestor)
    default:
      return content.targets.contains(target)
        && giveBytes(content, as: target, in: property, to: requestor)
    }
  }

  /// Answers a `MULTIPLE` request; the properties of failed conversions are cleared.
  private mutating func giveEach(
    _ content: Content, in property: UInt, to requestor: UInt
  ) -> Bool {
    let type = connection.atoms[.atomPair]
    let list = connection.answer { connection.numbers(property, of: requestor, type: type) }
    guard var pairs = list, pairs.count.isMultiple(of: 2), pairs.count <= Self.mostPairs * 2 else {
      return false
    }
    for index in stride(from: 0, to: pairs.count, by: 2) {
      let (target, place) = (pairs[index], pairs[index + 1])
      let isGiven =
        target != connection.atoms[.multiple] && place != 0
        && give(content, as: target, in: place, to: requestor)
      if !isGiven { pairs[index + 1] = 0 }
    }
    return set(pairs, in: property, of: requestor, type: type)
  }

  private mutating func giveBytes(
    _ content: Content, as target: UInt, in property: UInt, to requestor: UInt
  ) -> Bool {
    if content.bytes.count <= Self.pieceLength {
      return put(content.bytes[...], in: property, of: requestor, type: target)
    }
    if masks[requestor] == nil {
      masks[requestor] = connection.observe(requestor, PropertyChangeMask | StructureNotifyMask)
    }
    // The window does not exist.
    if masks[requestor] == nil { return false }
    // A repeated request replaces the earlier transfer.
    transfers.removeAll { $0.requestor == requestor && $0.property == property }
    transfers.append(
      Transfer(requestor: requestor, property: property, type: target, rest: content.bytes[...]))
    return set(
      [UInt(content.bytes.count)], in: property, of: requestor, type: connection.atoms[.incr])
  }

  private mutating func unwatchIfDone(_ requestor: UInt) {
    if transfers.contains(where: { $0.requestor == requestor }) { return }
    if let mask = masks.removeValue(forKey: requestor) { connection.restore(mask, of: requestor) }
  }

  private func set(_ numbers: [UInt], in property: UInt, of requestor: UInt, type: UInt) -> Bool {
    connection.asking { connection.set(property, of: requestor, type: type, numbers: numbers) }
  }

  private func put(
    _ bytes: ArraySlice<UInt8>, in property: UInt, of requestor: UInt, type: UInt
  ) -> Bool {
    connection.asking { connection.set(property, of: requestor, type: type, bytes: bytes) }
  }
}
