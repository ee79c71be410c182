import { ask } from '../support/ask.ts';
import { requestsPerSecond } from '../support/load.ts';
import { report } from '../support/report.ts';
import { startFloor, startProduct } from '../support/subject.ts';

// Issue 2, point 11: a page rendered anew with nothing cached, of the bare server's figure with the same bytes.
const goal = 0.025;
const rounds = 3;

const product = await startProduct({ LOG_LEVEL: 'warn' });
const host = `levain.localhost:${product.port}`;
const { body } = await ask(product.origin, { path: '/shop?format=json', headers: { host } });
const { items } = JSON.parse(String(body)) as { items: readonly { fullUrl: string }[] };
const rows = [];
try {
  for (const path of ['/', '/shop', items[0]?.fullUrl ?? '']) {
    const answer = await ask(product.origin, { path: `${path}?offset=0`, headers: { host } });
    const floor = await startFloor({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: answer.body.toString('base64'),
    });
    const rates: { floor: number; ours: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      rates.push({
        floor: await requestsPerSecond({ origin: floor.origin, connections: 64, requests: [{ path }] }),
        // A value of a filter that no page has yet: the whole page is made, with what it reads from the database.
        ours: await requestsPerSecond({
          origin: product.origin,
          connections: 64,
          requests: [{ path: `${path}?offset=0&tag=none-{n}`, headers: { host } }],
        }),
      });
    await floor.stop();
    const middle = rates.sort((a, b) => a.ours / a.floor - b.ours / b.floor)[rounds >> 1];
    rows.push({
      name: path === items[0]?.fullUrl ? 'a product' : path,
      bytes: answer.body.length,
      'floor req/s': Math.round(middle?.floor ?? 0),
      'ours req/s': Math.round(middle?.ours ?? 0),
      ratio: (middle?.ours ?? 0) / (middle?.floor ?? 1),
      goal,
    });
  }
} finally {
  await product.stop();
}
report('http/page-anew', rows);
