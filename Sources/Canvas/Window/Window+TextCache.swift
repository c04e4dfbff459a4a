extension Window {
  /// Keeps the text of the first frames in a file, so that the next start needs no fonts for them.
  ///
  /// The pixels are the same: the text is used only if no font and no setting that it depends on
  /// has changed, and is drawn with the fonts otherwise. A missing or broken file is ignored. Until
  /// the first press, key or scroll, fonts are loaded only for other text; then another thread
  /// starts to read the system's list of fonts. Call this before setting ``content``, instead of
  /// ``TextEngine/prepareFonts()``.
  ///
  /// - Parameter folder: An absolute path; `nil` for the folder with the window's class name in
  ///   `$XDG_CACHE_HOME`, which is `~/.cache` by default.
  public func cacheText(in folder: String? = nil) {
    text.useCache(in: folder ?? UserFolder.cache.path(of: className))
  }
}
