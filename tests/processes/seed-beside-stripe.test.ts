import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort, startProcess, temporaryFolder } from '../support/server-process.ts';
import { fakeKeys } from '../support/fake-stripe.ts';

const seed = join(import.meta.dirname, '../../apps/server/seed.ts');
const stripe = {
  STRIPE_SECRET_KEY: fakeKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: fakeKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: fakeKeys.webhookSecret,
};

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => void (folder = temporaryFolder()));
afterEach(() => folder.remove());

async function seeded(environment: Record<string, string>) {
  const settings = { PORT: String(await freePort()), DATA_DIR: folder.path, ...environment };
  const { ended, output } = startProcess([process.execPath, seed, '--products', '2'], settings);
  return { code: await ended(), output: output() };
}

describe('the seed', () => {
  it('beside the settings of Stripe says in a sentence that it places no orders, and seeds the rest', async () => {
    const { code, output } = await seeded(stripe);
    expect(output).toMatch(/^No orders are placed: [^\n]+ test card\.$/m);
    expect(output).toContain('Seeded 1 of 1 sites');
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(0);
  });

  it('beside half of the settings of Stripe says in a sentence what is missing', async () => {
    const { code, output } = await seeded({ STRIPE_SECRET_KEY: fakeKeys.secretKey });
    expect(output).toMatch(/^[^\n]*STRIPE_[^\n]+\.$/m);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });
});
