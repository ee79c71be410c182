import { ask } from '../support/ask.ts';
import { report } from '../support/report.ts';
import { requestsPerSecond, seconds } from '../support/load.ts';
import {
  type FixedAnswer,
  type Product,
  type Subject,
  startFloor,
  startProduct,
} from '../support/subject.ts';

// Issue 2, point 11: of the bare server's figure, at 64 connections.
const cases = [
  { name: 'with access log', environment: {}, goal: 0.6 },
  { name: 'without access log', environment: { LOG_LEVEL: 'warn' }, goal: 0.8 },
];
const rounds = 3;

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

interface Figure {
  readonly rate: number;
  /** Requests a second of CPU. */
  readonly perCpu: number;
}

async function measure(subject: Subject, host: string): Promise<Figure> {
  const before = await subject.cpu();
  const rate = await requestsPerSecond({
    origin: subject.origin,
    connections: 64,
    requests: [{ path: '/', headers: { host, 'accept-encoding': 'br' } }],
  });
  const used = ((await subject.cpu()) - before) / seconds;
  return { rate, perCpu: rate / used };
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const rows = [];
for (const { name, environment, goal } of cases) {
  const product = await startProduct(environment);
  const host = `levain.localhost:${product.port}`;
  await fetchRaw(product, host);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const answer = await fetchRaw(product, host);
  const floor = await startFloor(answer);
  const figures: { floor: Figure; ours: Figure }[] = [];
  for (let round = 0; round < rounds; round += 1)
    figures.push({ floor: await measure(floor, host), ours: await measure(product, host) });
  await floor.stop();
  await product.stop();
  rows.push({
    name,
    bytes: Buffer.from(answer.body, 'base64').length,
    'floor req/s': Math.round(middle(figures.map((figure) => figure.floor.rate))),
    'ours req/s': Math.round(middle(figures.map((figure) => figure.ours.rate))),
    ratio: middle(figures.map(({ ours, floor }) => ours.rate / floor.rate)),
    'ratio by CPU': middle(figures.map(({ ours, floor }) => ours.perCpu / floor.perCpu)),
    goal,
  });
}
report('http/cached-page', rows);
