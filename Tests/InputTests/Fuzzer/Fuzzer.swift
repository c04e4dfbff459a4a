import Glibc

/// What libFuzzer calls with each of its inputs; `INPUT_ENTRY` names the entry.
@_cdecl("LLVMFuzzerTestOneInput")
public nonisolated func takeFuzzedInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let name = getenv("INPUT_ENTRY").map({ String(cString: $0) }),
    let entry = InputEntry(rawValue: name)
  else {
    let names = InputEntry.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("INPUT_ENTRY has to be one of \(names)")
  }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // It calls on the thread of its main.
  MainActor.assumeIsolated {
    do {
      try entry.take(bytes)
    } catch {
      fatalError("\(error)")
    }
  }
  return 0
}
