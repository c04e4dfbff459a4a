import Canvas
import Support

/// The PNG files of two folders and their subfolders, compared by their paths in these folders.
package struct FolderComparison {
  private let reference, picture: String

  package let names: [String]

  private let referenceNames, pictureNames: Set<String>

  package init(reference: String, picture: String) throws {
    (self.reference, self.picture) = (reference, picture)
    referenceNames = Set(try Folder.allPictures(in: reference))
    pictureNames = Set(try Folder.allPictures(in: picture))
    names = referenceNames.union(pictureNames).sorted()
    if names.isEmpty {
      throw Failure(.badInput, "neither \(reference) nor \(picture) contains PNG files")
    }
  }

  package var files: [String] {
    referenceNames.sorted().map { "\(reference)/\($0)" }
      + pictureNames.sorted().map { "\(picture)/\($0)" }
  }

  package enum Outcome {
    case compared(PictureComparison)
    /// The reason for which the pictures could not be compared.
    case failed(Failure)
    /// The folder that lacks the file: `reference` or `picture`.
    case missing(String)

    package var passes: Bool {
      if case .compared(let comparison) = self { comparison.excess == nil } else { false }
    }
  }

  package func outcome(of name: String, _ options: ComparisonOptions) throws -> Outcome {
    if !referenceNames.contains(name) { return .missing("reference") }
    if !pictureNames.contains(name) { return .missing("picture") }
    do {
      let pair = try ComparedPicture.pair(
        "\(reference)/\(name)", "\(picture)/\(name)", theme: options.theme, from: .file)
      return .compared(try PictureComparison(of: pair.picture, with: pair.reference, options))
    } catch let failure as Failure where failure.code == .badInput {
      return .failed(failure)
    }
  }
}

package struct ComparisonSummary {
  private var files = 0, compared = 0, passed = 0
  private var mean = 0.0
  private var maximum = 0

  package init() {}

  package mutating func add(_ outcome: FolderComparison.Outcome) {
    files += 1
    if outcome.passes { passed += 1 }
    guard case .compared(let comparison) = outcome else { return }
    compared += 1
    mean = max(mean, comparison.mean)
    maximum = max(maximum, comparison.maximum)
  }

  /// The mean and the maximum are the largest ones of a file.
  package var json: JSON {
    .object([
      .init(
        "summary",
        .object([
          .init("files", files), .init("compared", compared), .init("failed", files - passed),
          .init("mean", .measured(mean)), .init("max", maximum),
        ]))
    ])
  }

  /// The counts in words.
  package var counts: String {
    "\(files - passed) of \(files) files failed, \(passed) passed"
  }

  /// The reason for which the folders do not pass; `nil` if they do.
  package var failure: String? {
    passed == files ? nil : "\(files - passed) of \(files) files failed"
  }
}

extension FolderComparison.Outcome {
  package func json(named name: String) -> JSON {
    var members: [JSON.Member] = [.init("name", name), .init("passes", passes)]
    switch self {
    case .compared(let comparison): members += comparison.members
    case .failed(let failure): members.append(.init("error", failure.message))
    case .missing(let side): members.append(.init("missing", side))
    }
    return .object(members)
  }
}
