import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy through which a browser is somebody of its own: the limits of a server count by address. */
interface AddressProxy {
  readonly server: string;
  close(): void;
}

let count = 0;

/** An address of loopback that nobody had before in this run. */
export function nextAddress(): string {
  count += 1;
  return `127.1.${Math.floor(count / 250)}.${(count % 250) + 1}`;
}

/** Opens a proxy to `port` of this machine whose calls come from an address of their own. */
export async function createAddressProxy(port: number): Promise<AddressProxy> {
  const localAddress = nextAddress();
  const proxy = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '/', 'http://localhost');
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        localAddress,
        method: asked.method ?? 'GET',
        path: pathname + search,
        headers: asked.headers,
      },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const own = (proxy.address() as AddressInfo).port;
  return {
    server: `http://127.0.0.1:${own}`,
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
