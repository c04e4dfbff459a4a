internal import CMemory
import Glibc

/// The program and its libraries, as the loader put them into memory.
enum LoadedFiles {
  /// Unmaps unchanged code and constants; the system maps what is needed again.
  ///
  /// A start uses much that is never needed again, and the system maps 64 KB around each page of it.
  /// measured: 18.4 MB after a start, 11.5 without that; 22.5 and 17.5 after a minute of use.
  static func letGo() {
    if isDebugged { return }
    _ = dl_iterate_phdr(
      { file, _, _ in
        if let file { LoadedFiles.letGo(file.pointee) }
        return 0
      }, nil)
  }

  /// Whether a debugger is there, whose breakpoints are in the code.
  private static var isDebugged: Bool {
    let status = (try? Input.text(of: "/proc/self/status")) ?? ""
    return status.contains("TracerPid:") && !status.contains("TracerPid:\t0\n")
  }

  private static func letGo(_ file: dl_phdr_info) {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    for header in UnsafeBufferPointer(start: file.dlpi_phdr, count: Int(file.dlpi_phnum))
    where header.p_type == PT_LOAD && header.p_flags & UInt32(PF_W) == 0 {
      let start = UInt(file.dlpi_addr + header.p_vaddr)
      let first = start / page * page
      let end = start + UInt(header.p_memsz)
      // Where it does not work out, as with what is no file, all stays as it was.
      _ = madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), MADV_DONTNEED)
    }
  }
}
