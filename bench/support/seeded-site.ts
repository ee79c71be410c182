import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createSession, type Session } from '../../tests/support/browser-session.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../apps/server/seed.ts', import.meta.url));

/** A site that was made by `npm run seed`. */
export interface SeededSite {
  readonly id: string;
  readonly host: string;
  /** Its first store. */
  readonly collection: string;
  readonly products: readonly {
    readonly id: string;
    readonly url: string;
    readonly variants: readonly { readonly sku: string }[];
  }[];
  readonly logins: readonly { readonly email: string; readonly password: string }[];
}

/** Makes a site of so many products beside a running product; every site of one bench has the same theme. */
export async function seedSite(
  product: { readonly port: number; readonly folder: string },
  products: number,
): Promise<SeededSite> {
  const { stdout } = await run(
    process.execPath,
    [program, '--sites', '1', '--products', String(products), '--rng', 'bench', '--json'],
    {
      env: { ...process.env, PORT: String(product.port), DATA_DIR: product.folder },
      maxBuffer: 64_000_000,
    },
  );
  const { sites } = JSON.parse(stdout) as { sites: SeededSite[] };
  if (!sites[0]) throw new Error('nothing was seeded');
  return sites[0];
}

/** The owner of a seeded site at their desk. */
export async function signInOwner(port: number, site: SeededSite): Promise<Session> {
  const session = createSession(port, `localhost:${port}`);
  await session.send('GET', '/api/studio/session');
  const [owner] = site.logins;
  const { status, text } = await session.send('POST', '/api/studio/session', {
    email: owner?.email,
    password: owner?.password,
  });
  if (status !== 200) throw new Error(`the owner cannot sign in: ${status} ${text}`);
  return session;
}
