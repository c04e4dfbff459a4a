import Canvas
import Controls
import Foundation
import Support
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Remembered window state` {
  private let folder = TemporaryFolder()
  private var path: String { folder.path("state/a/b/window.json") }

  private var full: RememberedState {
    var state = RememberedState()
    state.page = .slider
    state.panels = [.sidebar, .inspector]
    state.panelSizes.shares = ["log": 0.25]
    state.panelSizes.columnWidth = 350
    state.overlays = [.damage, .hit, .trail]
    state.size = Size(1000.5, 700)
    state.position = Point(-20, 40)
    state.environment = [
      "theme": "dark", "contrast": "more", "motion": "reduced", "direction": "rtl",
      "textSize": 1.3, "scale": 2.25,
    ]
    return state
  }

  private func put(_ text: String) throws {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  @Test func `the state survives a round trip in a private folder`() throws {
    let file = StateFile(path: path)
    #expect(try file.read() == nil)
    for state in [full, RememberedState()] {
      try file.write(state)
      #expect(try file.read() == state)
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("state"))
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `the file is in the user's state folder`() {
    func place(_ values: [String: String]) -> String? {
      StateFile(folder: "controls-playground", environment: { values[$0] })?.path
    }
    #expect(place(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/controls-playground/window.json")
    #expect(place(["HOME": "/h"]) == "/h/.local/state/controls-playground/window.json")
    // The XDG specification says that relative paths are ignored.
    #expect(place(["XDG_STATE_HOME": "s", "HOME": "/h"]) == place(["HOME": "/h"]))
    #expect(place(["XDG_STATE_HOME": "", "HOME": ""]) == nil && place([:]) == nil)
  }

  @Test(arguments: [
    "", "{", "null", "[]", "{}", #"{"version": 2}"#, #"{"version": "1"}"#,
    String(repeating: "[", count: 100_000),
  ])
  func `a file of another format is rejected`(text: String) throws {
    try put(text)
    #expect(throws: Failure.self) { try StateFile(path: path).read() }
  }

  @Test func `a pipe and a link to itself are replaced, and a folder is reported once`() throws {
    try put("")
    let file = StateFile(path: path)
    #expect(unlink(path) == 0 && mkfifo(path, 0o600) == 0)
    #expect(throws: Failure.self) { try file.read() }
    try file.write(full)
    #expect(try file.read() == full)
    #expect(unlink(path) == 0 && symlink("window.json", path) == 0)
    #expect(try file.read() == nil)
    try file.write(full)
    #expect(try file.read() == full)
    #expect(unlink(path) == 0 && mkdir(path, 0o700) == 0)
    #expect(try file.read() == nil)
    #expect(throws: Failure(.cannotWrite, "cannot write \(path): Is a directory")) {
      try file.write(full)
    }
  }

  @Test func `invalid members are ignored`() throws {
    try put(
      #"""
      {"version": 1, "page": "attic", "panels": ["sidebar", "moon", 5],
       "panelSizes": {"log": 7, "time": "high", "columnWidth": 0}, "overlays": ["box", "moon", 5, {}], "size": [0, 1e300],
       "position": [4, 1e6],
       "theme": 7, "contrast": "most", "motion": null, "direction": "up", "disabled": "yes",
       "pending": true, "textSize": 9, "scale": 1.3, "later": {"a": 1}}
      """#)
    var expected = RememberedState()
    // Pages and panels that do not exist are ignored when the window opens.
    expected.page = PageName(rawValue: "attic")
    expected.panels = ["sidebar", "moon"]
    expected.overlays = .box
    #expect(try StateFile(path: path).read() == expected)
  }

  @Test func `the state describes the current page and settings`() {
    let rig = PageRig(.gallery, size: .wide)
    let place = WindowPlacement(size: .wide)
    #expect(rig.controller.state(at: place).environment["theme"] == nil)
    rig.strike("tbrowd=")
    rig.strike("3", modifiers: .control)
    let state = rig.controller.state(at: place)
    #expect(state.environment["theme"] == "dark" && state.panels == .sidebar)
    #expect(state.overlays == [.box, .paint, .hit] && state.environment["direction"] == "rtl")
    #expect(state.page == .slider && state.environment["textSize"] == 1.15)
    #expect(
      ["contrast", "pending", "disabled", "scale"].allSatisfy { state.environment[$0] == nil })
  }
}

/// Order: user, command line, portal, XSETTINGS, program.
@Suite struct `Resolved preferences` {
  @Test func `the theme comes from the source with the highest authority`() {
    var preferences = ResolvedPreferences()
    let steps: [((inout ResolvedPreferences) -> Void, Preference<Appearance>)] = [
      ({ _ in }, .init(value: .light, source: .program)),
      ({ $0.settings.prefersDark = true }, .init(value: .dark, source: .settings)),
      ({ $0.portal.prefersDark = false }, .init(value: .light, source: .portal)),
      ({ $0.theme = .dark }, .init(value: .dark, source: .commandLine)),
      ({ $0.userTheme = .light }, .init(value: .light, source: .user)),
      // The user lets the desktop decide, which overrides the command line.
      ({ $0.userTheme = .auto }, .init(value: .light, source: .portal)),
      ({ $0.portal.prefersDark = nil }, .init(value: .dark, source: .settings)),
    ]
    for (step, preference) in steps {
      step(&preferences)
      #expect(preferences.appearance == preference)
    }
  }

  private func check<Value: Hashable>(
    _ preference: KeyPath<ResolvedPreferences, Preference<Value>>,
    _ desktop: WritableKeyPath<DesktopPreferences, Bool?>,
    _ own: WritableKeyPath<ResolvedPreferences, Value?>, usual: Value, other: Value
  ) {
    var preferences = ResolvedPreferences()
    #expect(preferences[keyPath: preference] == Preference(value: usual, source: .program))
    preferences.settings[keyPath: desktop] = true
    #expect(preferences[keyPath: preference] == Preference(value: other, source: .settings))
    preferences.portal[keyPath: desktop] = false
    #expect(preferences[keyPath: preference] == Preference(value: usual, source: .portal))
    for value in [other, usual] {
      preferences[keyPath: own] = value
      #expect(preferences[keyPath: preference] == Preference(value: value, source: .commandLine))
    }
  }

  @Test func `contrast and motion come from the source with the highest authority`() {
    check(\.contrastPreference, \.prefersMoreContrast, \.contrast, usual: .normal, other: .more)
    check(\.motionPreference, \.prefersReducedMotion, \.motion, usual: .full, other: .reduced)
  }

  @Test func `the accent color comes from the portal if it has one`() {
    var preferences = ResolvedPreferences()
    #expect(preferences.accent == Preference(value: nil, source: .program))
    #expect(preferences.builtInDesign.theme == .light)
    let orange: Color? = Color(hex: 0xED5B00)
    preferences.portal.accent = orange
    #expect(preferences.accent == Preference(value: orange, source: .portal))
    #expect(preferences.builtInDesign.theme == Theme(.light, accent: orange))
  }

  @Test func `each preference is reported with its source`() {
    var preferences = ResolvedPreferences(theme: .dark, motion: .full)
    preferences.portal.accent = Color(hex: 0x0A5B00)
    preferences.settings.prefersMoreContrast = true
    #expect(
      preferences.lines == [
        "theme dark, by the command line", "accent 0A5B00, by the portal",
        "contrast more, by XSETTINGS", "motion full, by the command line",
      ])
    #expect(ResolvedPreferences().lines.allSatisfy { $0.hasSuffix(", by the program") })
  }
}
