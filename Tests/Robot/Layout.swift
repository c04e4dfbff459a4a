public import Canvas
import Foundation

/// The output of `--print-layout`; positions and sizes in pt.
public struct Layout: Decodable, Sendable {
  public struct Role: RawRepresentable, Hashable, Decodable, Sendable {
    public static let toggle = Role(rawValue: "switch")
    public static let slider = Role(rawValue: "slider")
    public static let segmented = Role(rawValue: "segmented")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct Control: Decodable, Sendable {
    public let id: String
    public let role: Role
    public let label: String
    public let value: LayoutValue?
    public let isEnabled: Bool
    private let numbers: [Double]

    public var frame: Rect {
      Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private enum CodingKeys: String, CodingKey {
      case id, role, label, value
      case isEnabled = "enabled"
      case numbers = "frame"
    }
  }

  public let window: UInt
  public let scale: Double
  /// Width and height, pt.
  public let size: [Double]
  public let controls: [Control]

  public init(line: String) throws {
    do {
      self = try JSONDecoder().decode(Layout.self, from: Data(line.utf8))
    } catch {
      throw RobotError.unreadable(what: "the layout \(line.prefix(200))", reason: "\(error)")
    }
  }

  public func controls(_ role: Role) -> [Control] { controls.filter { $0.role == role } }
}

public enum LayoutValue: Hashable, Decodable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([LayoutValue])

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try container.decode([LayoutValue].self))
    }
  }
}
