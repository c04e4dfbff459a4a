internal import CPango
import Canvas
import Support

extension UserFolder {
  /// The folder of the user's pictures; `nil` if there is none.
  ///
  /// - Parameter configured: The folder of the desktop (`XDG_PICTURES_DIR` in `user-dirs.dirs`).
  ///   The home folder stands for none.
  static func pictures(
    configured: String? = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES).map {
      String(cString: $0)
    }, environment: (String) -> String? = UserFolder.variable
  ) -> String? {
    let home = environment("HOME")
    let folders = [configured, home.map { $0 + "/Pictures" }].compactMap { $0 }
    return folders.first { $0 != home && Folder.exists(at: $0) }
  }
}
