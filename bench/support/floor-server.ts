import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FixedAnswer } from './subject.ts';

/**
 * The floor: `node:http` and nothing else. It receives its answer, reports its port, and on `cpu` the seconds
 * it has used.
 */
process.on('message', (message: FixedAnswer | 'cpu') => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    return void process.send?.((user + system) / 1e6);
  }
  const body = Buffer.from(message.body, 'base64');
  const headers = { ...message.headers };
  const server = createServer((_request, response) => {
    response.writeHead(message.status, headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit(0));
