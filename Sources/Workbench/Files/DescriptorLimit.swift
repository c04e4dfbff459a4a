import Glibc
import Support

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
      "the limit of open files is \(limit.rlim_cur), and \(needed) are needed; run ulimit -n \(needed) first"
    )
  }
}
