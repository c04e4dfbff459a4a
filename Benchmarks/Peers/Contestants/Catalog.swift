import ArgumentParser
import Canvas
import Foundation
import Robot

/// All programs that can be measured, built or not.
struct Catalog: CustomStringConvertible {
  struct Selection {
    var present: [Contestant]
    var absent: [Contestant]
  }

  /// The name of the program that the others are compared with.
  static let ours = "playground"

  let playground: Contestant
  private let peers: [Contestant]

  private var all: [Contestant] { [playground] + peers }

  /// - Parameters:
  ///   - playground: The path of the playground's executable.
  ///   - folder: The folder with the built peers.
  init(playground: String, folder: String) {
    self.playground = Contestant(
      name: Self.ours, summary: "this project", executable: playground,
      pageArguments: { ["--page", $0.rawValue, "--theme", "light", "--scale", "1"] },
      packages: [], places: .shared(thumb: .zero))
    peers = [
      Contestant(
        name: "floor", summary: "C: Xlib and MIT-SHM, moves prepared bitmaps to whole pixels",
        executable: "\(folder)/floor", packages: ["libcairo2-dev"],
        places: .shared(thumb: Point(165, 207))),
      Contestant(
        name: "fltk", summary: "C++: light buttons; no animations",
        executable: "\(folder)/fltk", packages: ["libfltk1.3-dev"],
        places: .shared(thumb: Point(163, 204))),
      Contestant(
        name: "tk", summary: "Tcl: a switch drawn on a canvas, without antialiasing",
        executable: "wish", firstArguments: ["\(folder)/tk.tcl"], files: ["\(folder)/tk.tcl"],
        packages: ["tk"], places: .shared(thumb: Point(166, 198))),
      Contestant(
        name: "gtk4", summary: "C: drawn with Cairo", executable: "\(folder)/gtk4",
        environment: ["GSK_RENDERER": "cairo", "GDK_BACKEND": "x11"], packages: ["libgtk-4-dev"],
        places: .shared(toggle: Point(65, 112), thumb: Point(164, 207))),
      Contestant(
        name: "qt", summary: "C++ and QML: Qt Quick Controls, style Basic, software rendering",
        executable: "\(folder)/qt",
        environment: [
          "QT_QUICK_BACKEND": "software", "QT_QUICK_CONTROLS_STYLE": "Basic",
          "QT_QPA_PLATFORM": "xcb", "QT_LOGGING_RULES": "*=false",
        ],
        packages: ["qt6-base-dev", "qt6-declarative-dev", "qml6-module-qtquick-controls"],
        places: .shared(
          toggle: Point(77, 120), thumb: Point(168, 210), segmentY: 310,
          strip: PixelRect(x: 10, y: 66, width: 300, height: 40))),
    ]
  }

  /// Selects programs by name.
  ///
  /// - Parameter names: `nil` selects all. The playground is always selected, because the others
  ///   are compared with it.
  func select(_ names: [String]?) throws -> Selection {
    if let name = names?.first(where: { name in !all.contains { $0.name == name } }) {
      let known = all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no program \(name); choose from \(known).")
    }
    let chosen = all.filter { contestant in
      contestant.name == Self.ours || names?.contains(contestant.name) ?? true
    }
    guard isHere(playground) else {
      throw RobotError.notInstalled(
        program: playground.executable,
        hint: "build it with `scripts/build playground`, or give its path with --playground")
    }
    return Selection(
      present: chosen.filter(isHere), absent: chosen.filter { !isHere($0) })
  }

  var description: String {
    all.map { contestant in
      let state = isHere(contestant) ? "" : " (not built; \(contestant.hint))"
      return "\(contestant.name): \(contestant.summary)\(state)"
    }.joined(separator: "\n")
  }

  private func isHere(_ contestant: Contestant) -> Bool {
    Executables.find(contestant.executable) != nil
      && contestant.files.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }
}

extension Contestant {
  /// The instructions for getting the program if it is not built.
  var hint: String {
    switch packages.count {
    case 0: "scripts/build \(name) builds it"
    case 1: "it needs the package \(packages[0]) (scripts/setup peers)"
    default: "it needs the packages \(packages.joined(separator: ", ")) (scripts/setup peers)"
    }
  }
}
