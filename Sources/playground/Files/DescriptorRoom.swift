import Glibc

/// Room for the files that the program opens.
///
/// Where there is none, libraries of the system end the process in their own words, or leave text out
/// of a picture.
enum DescriptorRoom {
  /// How many may be open at once, at most: 13 while a window is used, and some more while something
  /// is saved. measured
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
