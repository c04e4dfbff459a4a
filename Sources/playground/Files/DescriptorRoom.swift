import Glibc

/// The limit of open files.
///
/// Without room, system libraries end the process or leave text out of a picture.
enum DescriptorRoom {
  /// The least limit: 13 files are open while a window is used, some more while saving. measured
  static let needed: UInt = 20

  static func check() throws {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
      limit.rlim_cur < needed
    else { return }
    throw Failure(
      .internalError,
      "only \(limit.rlim_cur) files may be open at once; allow \(needed) or more, by ulimit -n \(needed)"
    )
  }
}
