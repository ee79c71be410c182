import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase } from '@veranda/db/platform/database';
import { startEmbeddedPostgres } from '@veranda/db/platform/embedded-postgres';
import { migrate } from '@veranda/db/platform/migrate';
import { exportOrders } from '@veranda/server/features/orders/export-orders';
import pg from 'pg';
import { temporaryFolder } from '../../tests/support/server-process.ts';
import { report } from '../support/report.ts';
import { scaled } from '../support/trial.ts';

// The file of all orders. A shop of any size may ask for it, so its memory must be that of one portion. Most
// of the growth of this process is the engine's room for young objects, which it keeps: about 200 MB, however
// many orders there are.
const orders = scaled(100_000, 2_000);
const maxGrowth = 300;

const folder = temporaryFolder();
chmodSync(folder.path, 0o755);
const server = await startEmbeddedPostgres({ folder: folder.path, durable: false });
const url = server.url('postgres');
await migrate(url);
const siteId = await fill();
const db = createDatabase({ url, poolSize: 4 });
const query = { search: '', status: '', paymentStatus: '', fulfilmentStatus: '', test: '' } as const;
const whole = { ...query, ids: null, from: '', to: '', timeZone: 'UTC' };
const web = createServer((_request, response) => void exportOrders({ db }, siteId, whole).pipe(response));
try {
  await once(web.listen(0), 'listening');
  const before = megabytes();
  const rows = [];
  for (const name of ['first', 'second']) {
    const { most, seconds } = await download();
    const figures = { 'seconds taken': Math.round(seconds), 'MB before': Math.round(before) };
    rows.push({
      name: `MB more while ${orders} orders are exported, ${name} time`,
      ...figures,
      ratio: most - before,
      goal: maxGrowth,
      most: true,
    });
  }
  report('orders/export', rows);
} finally {
  web.close();
  await db.close();
  await server.stop();
  folder.remove();
}

/** Writes a site with orders of two lines each. */
async function fill(): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const id = randomUUID();
  const address = {
    firstName: 'Ada',
    lastName: 'Stone',
    address1: '1 Mill Lane',
    address2: '',
    city: 'Albany',
  };
  const place = { ...address, region: 'NY', postalCode: '12207', country: 'US', phone: '555 0100' };
  await client.query(
    `insert into site (id, slug, title, theme, canary) values ($1, 'bench', 'Bench', 'levain', 'bench')`,
    [id],
  );
  await client.query(`select set_config('app.site', $1, false)`, [id]);
  await client.query(
    `insert into orders (site_id, id, number, cart_id, status, payment_status, test_mode, email, currency, subtotal_minor,
        grand_total_minor, auth_hash, shipping_address, placed_at)
      select $1, gen_random_uuid(), n, gen_random_uuid(), 'pending', 'paid', true, 'buyer' || n || '@bench.example', 'USD',
        3600, 3600, '\\x00', $2::jsonb, now()
      from generate_series(1, $3::int) n`,
    [id, JSON.stringify(place), orders],
  );
  await client.query(
    `insert into order_line (site_id, id, order_id, position, product_type, title, sku, quantity, unit_minor, total_minor)
      select site_id, gen_random_uuid(), id, place, 1, 'A mug of the bench', 'MUG-' || place, 1, 1800, 1800
      from orders, generate_series(0, 1) place where site_id = $1`,
    [id],
  );
  await client.query('analyze');
  await client.end();
  return id;
}

/** Has another process take the file, and looks at the memory of this one in the meantime. */
async function download(): Promise<{ most: number; seconds: number }> {
  const { port } = web.address() as AddressInfo;
  const take = `const { body } = await fetch('http://127.0.0.1:${port}/'); for await (const _ of body);`;
  const began = performance.now();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, megabytes())), 100);
  const child = spawn(process.execPath, ['--input-type=module', '-e', take], { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error('the file was not taken whole');
  return { most: Math.max(most, megabytes()), seconds: (performance.now() - began) / 1000 };
}

function megabytes(): number {
  return process.memoryUsage.rss() / 1e6;
}
