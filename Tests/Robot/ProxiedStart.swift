/// The start of a program in the bytes of its connection to an X server.
struct ProxiedStart {
  /// The number of replies that the program waited for before it requested to show a window.
  private(set) var roundTrips = 0

  private static let mapWindow: UInt8 = 8

  private var requests: [UInt8] = []
  private var hasGreeted = false
  private var awaitsServer = false
  private var hasMapped = false

  mutating func pass(_ bytes: ArraySlice<UInt8>, isFromServer: Bool) {
    if hasMapped { return }
    if isFromServer {
      if awaitsServer { roundTrips += 1 }
      awaitsServer = false
    } else {
      awaitsServer = true
      requests += bytes
      readRequests()
    }
  }

  private func number(at index: Int) -> Int { Int(requests[index]) | Int(requests[index + 1]) << 8 }

  private mutating func readRequests() {
    func padded(_ length: Int) -> Int { (length + 3) / 4 * 4 }
    while !hasMapped {
      if requests.count < (hasGreeted ? 4 : 12) { return }
      // The greeting ends with the name and the data of the authorization.
      let length =
        hasGreeted ? number(at: 2) * 4 : 12 + padded(number(at: 6)) + padded(number(at: 8))
      // Large requests, of length 0, follow later.
      if length == 0 || requests.count < length { return }
      hasMapped = hasGreeted && requests[0] == Self.mapWindow
      hasGreeted = true
      requests.removeFirst(length)
    }
  }
}
