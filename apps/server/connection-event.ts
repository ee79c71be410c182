import type { Server } from 'node:http';
import { Server as TlsServer } from 'node:tls';

/** The event that brings the sockets of a server's requests: with TLS not those below it. */
export function connectionEvent(server: Server): 'connection' | 'secureConnection' {
  return server instanceof TlsServer ? 'secureConnection' : 'connection';
}
