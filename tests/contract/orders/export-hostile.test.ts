import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, cartPath, details, createShop, type Shop } from '../checkout/shop.ts';

const lineEnds = ['\r\n', '\n', '\v', '\f', '\r', '\u001c', '\u001d', '\u001e', '\u0085', '\u2028', '\u2029'];

// A reader to which any separator of lines ends a row, and that forgives no quote and no missing cell.
function readStrictly(text: string): Record<string, string>[] {
  return parse(text, { bom: true, columns: true, record_delimiter: lineEnds, relax_quotes: false });
}

const formula = '=1+1';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('hostile-orders');
  await shop.setStock('MUG', 50);
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

async function buy(lastName: string, note: string): Promise<void> {
  const session = await shop.shopper();
  await shop.add(session, 'MUG', 1);
  const buyer = { ...details, shippingAddress: { ...address, lastName }, note };
  await session.send('PUT', '/api/commerce/checkout', buyer);
  const { grandTotalCents } = (await session.send('GET', cartPath)).json;
  const done = await shop.complete(session, grandTotalCents, { details: buyer });
  expect(done.status, done.text.slice(0, 300)).toBe(200);
}

describe('the file of orders of buyers who write formulas', () => {
  it('has a row a line and no cell that a spreadsheet runs, whatever separates the lines of what they wrote', async () => {
    await buy(`Stone\u2028${formula}`, `Thank you\n${formula}`);
    await buy(`\u00a0${formula}`, `Thank you\r\n${formula}`);
    await buy(`\uff1d1+1`, `\n${formula}`);
    const file = await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/orders.csv`);
    const rows = readStrictly(file.text);
    expect(rows.map((row) => [row['Order'], row['SKU']])).toEqual([
      ['3', 'MUG'],
      ['2', 'MUG'],
      ['1', 'MUG'],
    ]);
    const cells = rows.flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^\s*[=+\-@\uff1d]/.test(cell))).toEqual([]);
    expect(rows[2]?.['Customer note']).toBe(`Thank you\n${formula}`);
  });
});
