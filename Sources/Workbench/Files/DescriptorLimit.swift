import Glibc

package enum DescriptorLimit {
  /// A window uses 13, and some more while it saves. measured
  private static let needed: UInt = 20

  /// Throws if the limit is too low: system libraries would end the process or leave out text.
  package static func check() throws {
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
