#if Desktop
internal import CDesktop
import Canvas

/// A connection to the bus of the user's session.
///
/// Nothing here waits for anything: answers come in turns of the context of GLib's that a
/// ``GLibSource`` serves. What is told to a connection that is gone goes nowhere.
@MainActor
final class BusConnection {
  private let connection: OpaquePointer

  /// - Parameter connection: a GDBusConnection that is ours to let go.
  private init(_ connection: OpaquePointer) {
    self.connection = connection
    // Otherwise the process is ended when the bus is.
    g_dbus_connection_set_exit_on_close(connection, 0)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// What others on the bus call it; nil once it is gone.
  var name: String? {
    g_dbus_connection_get_unique_name(connection).map { String(cString: $0) }
  }

  /// Connects; only where ``SessionBus`` says that there is one.
  ///
  /// - Parameter body: gets the connection, or why there is none.
  static func open(_ body: @escaping @MainActor (BusConnection?, _ failure: String) -> Void) {
    let listener = BusListener { connection, failure in
      body(connection.map { BusConnection($0) }, failure)
    }
    GLibSource.enter {
      g_bus_get(G_BUS_TYPE_SESSION, nil, BusListener.opened, listener.retained)
    }
  }

  /// Tells of a name's owners as they come and go; once at the beginning.
  ///
  /// - Parameters:
  ///   - name: of the service.
  ///   - starting: whether a service that is installed is started if it does not run.
  ///   - body: gets the name of the connection that owns it now; nil for nobody.
  func watch(
    _ name: String, starting: Bool, _ body: @escaping @MainActor (_ owner: String?) -> Void
  ) -> Subscription {
    let listener = BusListener { _, owner in body(owner.isEmpty ? nil : owner) }
    var number: guint = 0
    GLibSource.enter {
      number = g_bus_watch_name_on_connection(
        connection, name, G_BUS_NAME_WATCHER_FLAGS_NONE, BusListener.appeared,
        BusListener.vanished, listener.retained, BusListener.release)
    }
    if starting { start(name) }
    return Subscription { g_bus_unwatch_name(number) }
  }

  /// GLib's own way to start what is watched stumbles over a bus that goes meanwhile.
  private func start(_ service: String) {
    var arguments: [OpaquePointer?] = [g_variant_new_string(service), g_variant_new_uint32(0)]
    // Whether it came is told by its name.
    send(
      BusMethod(
        service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
        interface: "org.freedesktop.DBus", name: "StartServiceByName"),
      g_variant_new_tuple(&arguments, gsize(arguments.count)))
  }

  /// Hears a signal of one object.
  ///
  /// - Parameters:
  ///   - sender: the owner of the service; others are not heard.
  ///   - body: gets the signal's arguments, a tuple.
  func hear(
    _ member: String, of interface: String, from sender: String, path: String,
    _ body: @escaping @MainActor (_ arguments: OpaquePointer) -> Void
  ) -> Subscription {
    let listener = BusListener { arguments, _ in if let arguments { body(arguments) } }
    var number: guint = 0
    GLibSource.enter {
      number = g_dbus_connection_signal_subscribe(
        connection, sender, interface, member, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        BusListener.signalled, listener.retained, BusListener.release)
    }
    let held = connection
    g_object_ref(UnsafeMutableRawPointer(held))
    return Subscription {
      g_dbus_connection_signal_unsubscribe(held, number)
      g_object_unref(UnsafeMutableRawPointer(held))
    }
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - arguments: a tuple that nobody holds yet.
  ///   - type: of the answer; another is a failure.
  ///   - starting: whether a service that is installed is started if it does not run.
  ///   - body: gets the answer, or why there is none.
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
        BusListener.answered,
        BusListener(body).retained)
    }
  }

  /// Calls a method of a service that runs, and wants no answer.
  ///
  /// - Parameter arguments: a tuple that nobody holds yet.
  func send(_ method: BusMethod, _ arguments: OpaquePointer) {
    g_dbus_connection_call(
      connection, method.service, method.path, method.interface, method.name, arguments, nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, nil, nil)
  }
}

/// A method of an object on the bus.
struct BusMethod: Hashable, Sendable {
  var service: String
  var path: String
  var interface: String
  var name: String
}
#endif
