import { get } from 'node:http';
import { report } from '../support/report.ts';
import { requestsPerSecond } from '../support/load.ts';
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

/** Asks as a browser does and keeps the answer as it came over the wire. */
function fetchRaw(product: Product, host: string): Promise<FixedAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br' };
    get({ host: '127.0.0.1', port: product.port, path: '/', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _date, connection: _c, 'keep-alive': _k, ...kept } = response.headers;
        const flat = Object.entries(kept).map(([name, value]) => [name, [value].flat().join(', ')]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(flat),
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    }).on('error', reject);
  });
}

interface Figure {
  readonly rate: number;
  /** Requests a second of CPU. */
  readonly perCpu: number;
}

async function measure(subject: Subject, host: string): Promise<Figure> {
  const [before, began] = [await subject.cpu(), performance.now()];
  const rate = await requestsPerSecond({
    url: `${subject.origin}/`,
    connections: 64,
    headers: { host, 'accept-encoding': 'br' },
  });
  const [after, took] = [await subject.cpu(), (performance.now() - began) / 1000];
  // The load's process starts and ends inside `took`; its rate holds for the seconds of load alone.
  const used = (after - before) / Math.min(took, Number(process.env['BENCH_SECONDS'] ?? 3));
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
