import { ask } from '../support/ask.ts';
import { report } from '../support/report.ts';
import { compare, measureSubject } from '../support/load.ts';
import { type FixedAnswer, type Product, startFloor, startProduct } from '../support/subject.ts';
import { rounds } from '../support/trial.ts';

// Share of the bare server's figure at 64 connections, by the processor time of each, since the load is the
// bound of both.
const cases = [
  { name: 'with access log', environment: {}, goal: 0.6 },
  { name: 'without access log', environment: { LOG_LEVEL: 'warn' }, goal: 0.8 },
];

/** The answer as it came over the wire, for the floor to repeat. */
async function fetchRaw(product: Product, host: string): Promise<FixedAnswer> {
  const answer = await ask(product.origin, { path: '/', headers: { host, 'accept-encoding': 'br' } });
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = answer.headers;
  const flat = Object.entries(kept).map(([name, value]) => [name, [value].flat().join(', ')]);
  return {
    status: answer.status,
    headers: Object.fromEntries(flat),
    body: answer.body.toString('base64'),
  };
}

function load(host: string) {
  return { connections: 64, requests: [{ path: '/', headers: { host, 'accept-encoding': 'br' } }] };
}

const rows = [];
for (const { name, environment, goal } of cases) {
  const product = await startProduct(environment);
  try {
    const host = `levain.localhost:${product.port}`;
    await fetchRaw(product, host);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const answer = await fetchRaw(product, host);
    const floor = await startFloor(answer);
    const middle = await compare(rounds, {
      floor: () => measureSubject(floor, load(host)),
      ours: () => measureSubject(product, load(host)),
    });
    await floor.stop();
    rows.push({
      name,
      bytes: Buffer.from(answer.body, 'base64').length,
      'floor /CPU s': Math.round(middle.floor.perCpu),
      'ours /CPU s': Math.round(middle.ours.perCpu),
      'floor req/s': Math.round(middle.floor.rate),
      'ours req/s': Math.round(middle.ours.rate),
      ratio: middle.ratio,
      goal,
    });
  } finally {
    await product.stop();
  }
}
report('http/cached-page', rows);
