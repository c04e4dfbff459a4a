internal import CX11

extension DisplayConnection {
  /// In units of four bytes; other programs could write enormous properties. chosen
  private static let mostUnits = 1 << 18

  /// The numbers in a property; `nil` if it has another type or exceeds the limit.
  func numbers(_ property: UInt, of window: UInt, type: UInt) -> [UInt]? {
    // Xlib returns each 32-bit number as a C long.
    read(UInt.self, bits: 32, property, of: window, type: type)?.map { $0 & 0xFFFF_FFFF }
  }

  func bytes(_ property: UInt, of window: UInt, type: UInt) -> [UInt8]? {
    read(UInt8.self, bits: 8, property, of: window, type: type)
  }

  /// The maximum numbers per request, which fit into an empty buffer of Xlib's, because Xlib waits
  /// forever for room in the buffer of a broken connection.
  private static let numbersPerRequest = 2048

  func set(_ property: UInt, of window: UInt, type: UInt, numbers: [UInt]) {
    var start = 0
    repeat {
      let end = min(start + Self.numbersPerRequest, numbers.count)
      if numbers.count > Self.numbersPerRequest { flush() }
      if isLost { return }
      numbers[start..<end].withUnsafeBytes { bytes in
        _ = XChangeProperty(
          display, window, property, type, 32, start == 0 ? PropModeReplace : PropModeAppend,
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(end - start))
      }
      start = end
    } while start < numbers.count
  }

  func set(_ property: UInt, of window: UInt, type: UInt, text: String) {
    set(property, of: window, type: type, bytes: Array(text.utf8)[...])
  }

  func set(_ property: UInt, of window: UInt, type: UInt, bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { bytes in
      _ = XChangeProperty(
        display, window, property, type, 8, PropModeReplace, bytes.baseAddress, Int32(bytes.count))
    }
  }

  /// Reads at most `limit` bytes that another program has sent, and deletes the property.
  func takeBytes(
    _ property: UInt, of window: UInt, type: UInt, limit: Int = DisplayConnection.mostUnits * 4
  ) -> [UInt8]? {
    let bytes = read(UInt8.self, bits: 8, property, of: window, type: type, units: limit / 4)
    if !isLost { XDeleteProperty(display, window, property) }
    return bytes
  }

  /// Returns `nil` if the property has another format or exceeds the size limit.
  private func read<Item>(
    _ item: Item.Type, bits: Int32, _ property: UInt, of window: UInt, type: UInt,
    units: Int = DisplayConnection.mostUnits
  ) -> [Item]? {
    var format: Int32 = 0
    var (actualType, count, remaining): (Atom, UInt, UInt) = (0, 0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, property, 0, units, 0, type, &actualType, &format, &count, &remaining, &data)
    guard status == Success, let data else { return nil }
    defer { XFree(data) }
    if actualType != type || format != bits || remaining != 0 { return nil }
    return data.withMemoryRebound(to: item, capacity: Int(count)) { items in
      Array(UnsafeBufferPointer(start: items, count: Int(count)))
    }
  }
}
