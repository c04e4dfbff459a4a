#if Desktop
internal import CDesktop
import Canvas
import Glibc

/// A connection to the session bus.
///
/// All calls are asynchronous; answers arrive when ``GLibSource`` serves its GLib context.
@MainActor
final class BusConnection {
  private let connection: OpaquePointer

  /// Takes ownership of a GDBusConnection.
  private init(_ connection: OpaquePointer) {
    self.connection = connection
    // Otherwise the process ends with the bus.
    g_dbus_connection_set_exit_on_close(connection, 0)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// The connection's unique name; `nil` after the connection has closed.
  var name: String? {
    g_dbus_connection_get_unique_name(connection).map { String(cString: $0) }
  }

  /// Connects to the bus; check ``SessionBus`` first.
  static func open(_ body: @escaping @MainActor (BusConnection?, _ failure: String) -> Void) {
    let listener = BusListener { connection, failure in
      body(connection.map { BusConnection($0) }, failure)
    }
    GLibSource.enter {
      g_bus_get(
        G_BUS_TYPE_SESSION, nil,
        { _, result, data in
          var error: UnsafeMutablePointer<GError>?
          BusListener.taken(data)?.call(g_bus_get_finish(result, &error), error)
        }, listener.retained)
    }
  }

  /// Begins with the current owner, `nil` for none; `starting` starts an installed service.
  func watch(
    _ name: String, starting: Bool, _ body: @escaping @MainActor (_ owner: String?) -> Void
  ) -> Subscription {
    let listener = BusListener { _, owner in body(owner.isEmpty ? nil : owner) }
    var number: guint = 0
    GLibSource.enter {
      number = g_bus_watch_name_on_connection(
        connection, name, G_BUS_NAME_WATCHER_FLAGS_NONE,
        { _, _, owner, data in
          BusListener.shared(data)?.call(nil, owner.map { String(cString: $0) } ?? "")
        }, { _, _, data in BusListener.shared(data)?.call(nil, "") }, listener.retained,
        BusListener.release)
    }
    // GLib's own way fails if the bus closes meanwhile. The name tells whether the service started.
    if starting { send(Self.start, .tuple([g_variant_new_string(name), g_variant_new_uint32(0)])) }
    return Subscription { g_bus_unwatch_name(number) }
  }

  private static let start = BusMethod(
    service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
    interface: "org.freedesktop.DBus", name: "StartServiceByName")

  /// Only signals of the service's owner count; the arguments are a tuple.
  func hear(
    _ member: String, of interface: String, from sender: String, path: String,
    _ body: @escaping @MainActor (_ arguments: OpaquePointer) -> Void
  ) -> Subscription {
    let listener = BusListener { arguments, _ in if let arguments { body(arguments) } }
    var number: guint = 0
    GLibSource.enter {
      number = g_dbus_connection_signal_subscribe(
        connection, sender, interface, member, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, arguments, data in BusListener.shared(data)?.call(arguments, "") },
        listener.retained, BusListener.release)
    }
    let held = connection
    g_object_ref(UnsafeMutableRawPointer(held))
    return Subscription {
      g_dbus_connection_signal_unsubscribe(held, number)
      g_object_unref(UnsafeMutableRawPointer(held))
    }
  }

  /// The arguments are a floating tuple; `starting` starts an installed service.
  func call(
    _ method: BusMethod, _ arguments: OpaquePointer, answering type: String,
    starting: Bool = false,
    _ body: @escaping @MainActor (_ answer: OpaquePointer?, _ failure: String) -> Void
  ) {
    let answerType = g_variant_type_new(type)
    defer { g_variant_type_free(answerType) }
    GLibSource.enter {
      g_dbus_connection_call(
        connection, method.service, method.path, method.interface, method.name, arguments,
        answerType, starting ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil,
        { source, result, data in
          var error: UnsafeMutablePointer<GError>?
          let value = g_dbus_connection_call_finish(OpaquePointer(source), result, &error)
          BusListener.taken(data)?.call(value, error)
          if let value { g_variant_unref(value) }
        }, BusListener(body).retained)
    }
  }

  /// Calls a running service without an answer; the arguments are a floating tuple.
  func send(_ method: BusMethod, _ arguments: OpaquePointer) {
    g_dbus_connection_call(
      connection, method.service, method.path, method.interface, method.name, arguments, nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, nil, nil)
  }
}

struct BusMethod: Hashable, Sendable {
  var service: String
  var path: String
  var interface: String
  var name: String
}

/// Whether there is a session bus; the libraries would start one that outlives the program.
enum SessionBus {
  /// `read` returns an environment variable; `exists` is whether a file exists.
  static func isThere(read: (String) -> String?, exists: (String) -> Bool) -> Bool {
    if let address = read("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return address != "disabled:"
    }
    guard let folder = read("XDG_RUNTIME_DIR"), !folder.isEmpty else { return false }
    return exists("\(folder)/bus")
  }

  static var isThere: Bool {
    isThere(
      read: { getenv($0).map { String(cString: $0) } }, exists: { access($0, F_OK) == 0 })
  }
}
#endif
