#pragma once

// The heap functions of the C library, which Swift's own module of it leaves out.
#include <malloc.h>

#include <sys/socket.h>
#include <sys/types.h>

// The user of the process at the other end of a Unix socket; -1 if the system does not say it.
// Swift's module of the C library leaves out `struct ucred`.
static inline long long controls_peer_user(int descriptor) {
  struct { pid_t process; uid_t user; gid_t group; } peer;
  socklen_t length = sizeof peer;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) return -1;
  return (long long)peer.user;
}
