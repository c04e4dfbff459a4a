internal import CPango
import Glibc

/// The settings and files that the pixels of text depend on.
struct TextSources: Equatable {
  /// The state of a file or folder.
  struct File: Equatable {
    let path: String

    /// The time of the last change of contents, permissions or name, in nanoseconds since 1970; 0
    /// if there is no such file.
    let changed: Int

    let size: Int
    let number: UInt
  }

  /// The program and the variables of its environment that Fontconfig, Pango and FreeType read.
  let settings: [String]

  let files: [File]

  private static let variables = [
    "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_LANG", "LC_ALL", "LC_CTYPE",
    "LANG", "PANGO_LANGUAGE", "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "FREETYPE_PROPERTIES",
    "HB_SHAPER_LIST", "LD_LIBRARY_PATH", "LD_PRELOAD",
  ]

  /// The precision of a file's times, in nanoseconds: the longest interval of the kernel's timer.
  private static let precision = 10_000_000

  /// Whether nothing has changed.
  func isCurrent(environment: (String) -> String?) -> Bool {
    settings == Self.settings(environment) && files.allSatisfy { $0 == File($0.path) }
  }

  /// The sources of the text that this process has drawn; `nil` if one may have changed meanwhile.
  ///
  /// - Parameters:
  ///   - previous: The sources of recorded text; `nil` for none.
  ///   - beginning: A time before the fonts were read, in nanoseconds since 1970.
  static func current(
    since previous: TextSources?, environment: (String) -> String?, beginning: Int
  ) -> TextSources? {
    let previous = previous?.files.map(\.path) ?? []
    let files = paths(environment).union(previous).map(File.init)
    if files.contains(where: { $0.changed > beginning - precision }) { return nil }
    return TextSources(settings: settings(environment), files: files)
  }

  private static func settings(_ environment: (String) -> String?) -> [String] {
    var program = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    readlink("/proc/self/exe", &program, Int(PATH_MAX))
    return [String(cString: &program)]
      + variables.map { name in environment(name).map { name + "=" + $0 } ?? name }
  }

  private static func paths(_ environment: (String) -> String?) -> Set<String> {
    let files = strings(FcConfigGetConfigFiles(nil))
    let fonts = strings(FcConfigGetFontDirs(nil))
    // A folder changes when a file is added that the configuration includes if it exists.
    var paths = Set(files + files.compactMap(parent) + fonts)
    if let home = environment("HOME") {
      // The home folder changes all the time.
      paths.remove(home)
      paths.formUnion([home + "/.fonts.conf", home + "/.fonts.conf.d"])
      let folder = (environment("XDG_CONFIG_HOME") ?? home + "/.config") + "/fontconfig"
      paths.formUnion([folder, folder + "/fonts.conf", folder + "/conf.d"])
    }
    if let root = FcConfigGetSysRoot(nil).map({ String(cString: $0) }) {
      paths.formUnion(paths.map { root + $0 })
    }
    return paths.union(mappedFiles { parent(of: $0).map(paths.contains) == true })
  }

  private static func parent(of path: String) -> String? {
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  private static func strings(_ list: OpaquePointer?) -> [String] {
    guard let list else { return [] }
    defer { FcStrListDone(list) }
    var strings: [String] = []
    while let string = FcStrListNext(list) { strings.append(String(cString: string)) }
    return strings
  }

  /// The program, its libraries, and the fonts in use.
  private static func mappedFiles(isFont: (String) -> Bool) -> [String] {
    guard let bytes = KeptFile(path: "/proc/self/maps").read(limit: 1 << 20) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let start = line.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      let path = String(decoding: line[start...], as: UTF8.self)
      // A file that was replaced since it was loaded.
      if path.hasSuffix(" (deleted)") { return nil }
      let isCode = line.split(separator: UInt8(ascii: " "))[1].contains(UInt8(ascii: "x"))
      return isCode || isFont(path) ? path : nil
    }
  }
}

extension TextSources.File {
  init(_ path: String) {
    var status = stat()
    if stat(path, &status) != 0 { status = stat() }
    self.init(
      path: path, changed: status.st_ctim.tv_sec * 1_000_000_000 + status.st_ctim.tv_nsec,
      size: status.st_size, number: status.st_ino)
  }
}
