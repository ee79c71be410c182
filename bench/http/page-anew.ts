import { type Answer, ask } from '../support/ask.ts';
import { compare, measureSubject } from '../support/load.ts';
import { report } from '../support/report.ts';
import { startFloor, startProduct } from '../support/subject.ts';
import { rounds } from '../support/trial.ts';

// Share of the bare server's figure with the same bytes for a page rendered with nothing cached, by the
// processor time of each, since the load is the bound of the bare server. Eight at a time: requests under way
// at the end do not count.
const goal = 0.025;

const product = await startProduct({ LOG_LEVEL: 'warn' });
const rows = [];
try {
  const host = `levain.localhost:${product.port}`;
  const { body } = await ask(product.origin, { path: '/shop?format=json', headers: { host } });
  const { items } = JSON.parse(String(body)) as { items: readonly { fullUrl: string }[] };
  if (items.length === 0) throw new Error('the list of the shop is empty');
  const products = new Map([
    ['/', 0],
    ['/shop', items.length],
    [items[0]?.fullUrl ?? '', 0],
  ]);
  for (const [path, cards] of products) {
    // Numbers make every page one that is kept nowhere; they change nothing of what it shows.
    const anew = { path: `${path}?max=1{n}`, headers: { host } };
    const answer = await ask(product.origin, { ...anew, path: `${path}?max=1234567890` });
    if (answer.status !== 200 || cardsOf(answer) < cards)
      throw new Error(`${path} shows ${cardsOf(answer)} of ${cards} products: ${answer.status}`);
    const floor = await startFloor({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: answer.body.toString('base64'),
    });
    const middle = await compare(rounds, {
      floor: () => measureSubject(floor, { connections: 8, requests: [{ path }] }),
      ours: () => measureSubject(product, { connections: 8, requests: [anew] }),
    });
    await floor.stop();
    rows.push({
      name: path === items[0]?.fullUrl ? 'a product' : path,
      bytes: answer.body.length,
      'floor /CPU s': Math.round(middle.floor.perCpu),
      'ours /CPU s': Math.round(middle.ours.perCpu),
      'ours req/s': Math.round(middle.ours.rate),
      ratio: middle.ratio,
      goal,
    });
  }
} finally {
  await product.stop();
}
report('http/page-anew', rows);

function cardsOf({ body }: Answer): number {
  return new Set(String(body).match(/\/shop\/p\/[a-z0-9-]+/g)).size;
}
