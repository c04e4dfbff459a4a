import Glibc

/// Receives each input from libFuzzer; `INPUT_ENTRY` names the entry.
@_cdecl("LLVMFuzzerTestOneInput")
public nonisolated func takeFuzzedInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let name = getenv("INPUT_ENTRY").map({ String(cString: $0) }),
    let entry = InputEntry(rawValue: name)
  else {
    let names = InputEntry.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("INPUT_ENTRY must be one of \(names)")
  }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // libFuzzer calls on the main thread.
  MainActor.assumeIsolated {
    do {
      try entry.handle(bytes)
    } catch {
      fatalError("\(error)")
    }
  }
  return 0
}
