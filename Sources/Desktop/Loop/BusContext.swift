#if Desktop
internal import CDesktop

/// A main context of GLib's for what is done over the bus, to which its threads hand their answers.
///
/// They wake a context only if it is theirs to wake: one that somebody has made his own for the time
/// of the sleep, or one that is made for sleeps in which it is nobody's, as this one. GLib's default
/// context is not, and with an asynchronous `main` the main actor does not stay on one thread that
/// could own it.
@MainActor
final class BusContext {
  let context: OpaquePointer

  init() {
    context = g_main_context_new_with_flags(G_MAIN_CONTEXT_FLAGS_OWNERLESS_POLLING)
  }

  isolated deinit {
    g_main_context_unref(context)
  }

  /// What is begun from here on is answered in turns of this context.
  func enter() { g_main_context_push_thread_default(context) }

  /// The end of what ``enter()`` began.
  func leave() { g_main_context_pop_thread_default(context) }
}
#endif
