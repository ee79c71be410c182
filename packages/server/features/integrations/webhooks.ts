import type { Webhook } from '@veranda/contracts/integrations-webhooks';
import {
  deleteWebhook,
  findWebhooks,
  insertWebhook,
  type ListedWebhook,
  updateWebhook,
  type WebhookChange,
} from '@veranda/db/integrations/webhooks';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type WebhookTopic, webhookTopics } from '@veranda/domain/integrations/topics';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { publicHttps } from '../../platform/egress/public-https.ts';
import { freshSecret, sealWebhookSecret } from './webhook-secret.ts';

/** A site has at most this many webhooks. */
const maxWebhooks = 25;
/** Milliseconds for which the secret before a rotation still signs. */
const overlap = 24 * 3_600_000;

/** The webhooks of a site. */
export async function readWebhooks(deps: Pick<Deps, 'db'>, siteId: string): Promise<Webhook[]> {
  const rows = await deps.db.forSite(siteId, (tx) => findWebhooks(tx), { readOnly: true });
  return rows.map(presentWebhook);
}

type MakeDeps = Pick<Deps, 'db' | 'newId' | 'now' | 'random' | 'settings'>;
type SaveDeps = MakeDeps & Pick<Deps, 'outbound'>;

/** Adds an address; the secret is in the answer and nowhere else. */
export async function addWebhook(
  deps: SaveDeps,
  siteId: string,
  wanted: { readonly url: string; readonly topics: readonly WebhookTopic[]; readonly by: string },
): Promise<{ webhook: Webhook; secret: string } | Refusal> {
  const checked = checkedParts(wanted);
  if (isRefusal(checked)) return checked;
  if (await deps.outbound.leadsInside(checked.url)) return refuse('webhook-not-public', { field: 'url' });
  const [id, secret] = [deps.newId(), freshSecret(deps)];
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    if ((await findWebhooks(tx)).length >= maxWebhooks)
      return refuse('too-many-webhooks', { params: { max: maxWebhooks } });
    await insertWebhook(tx, {
      id,
      ...checked,
      createdBy: wanted.by,
      secret: sealWebhookSecret(deps, id, secret),
      previousSecret: null,
      previousUntil: null,
      createdAt: new Date(deps.now()),
    });
    const webhook = await webhookOf(tx, id);
    return isRefusal(webhook) ? webhook : { webhook: presentWebhook(webhook), secret };
  });
}

interface Change {
  readonly url?: string;
  readonly topics?: readonly WebhookTopic[];
  readonly enabled?: boolean;
}

/** Changes what is named. */
export async function changeWebhook(
  deps: Pick<Deps, 'db' | 'outbound'>,
  siteId: string,
  { id, change }: { readonly id: string; readonly change: Change },
): Promise<{ webhook: Webhook } | Refusal> {
  const checked = checkedParts(change);
  if (isRefusal(checked)) return checked;
  if (checked.url !== undefined && (await deps.outbound.leadsInside(checked.url)))
    return refuse('webhook-not-public', { field: 'url' });
  const { enabled } = change;
  return applyChange(deps, siteId, {
    id,
    change: { ...checked, ...(enabled === undefined ? {} : { enabled }) },
  });
}

/** Makes another secret; the one before signs too for a day. */
export async function rotateSecret(
  deps: MakeDeps,
  siteId: string,
  id: string,
): Promise<{ webhook: Webhook; secret: string } | Refusal> {
  const secret = freshSecret(deps);
  const until = new Date(deps.now() + overlap);
  const rotated = await applyChange(deps, siteId, {
    id,
    change: (row) => ({
      secret: sealWebhookSecret(deps, id, secret),
      previousSecret: row.secret,
      previousUntil: until,
    }),
  });
  return isRefusal(rotated) ? rotated : { ...rotated, secret };
}

/** Takes an address out. */
export async function removeWebhook(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  id: string,
): Promise<{ id: string } | Refusal> {
  const gone = await deps.db.forSite(siteId, (tx) => deleteWebhook(tx, id));
  return gone ? { id } : refuse('unknown-webhook');
}

/** A webhook with how its deliveries stand. */
export async function webhookOf(tx: SiteTransaction, id: string): Promise<ListedWebhook | Refusal> {
  const row = (await findWebhooks(tx)).find((webhook) => webhook.id === id);
  return row ?? refuse('unknown-webhook');
}

/** A webhook as the studio reads it. */
export function presentWebhook(row: ListedWebhook): Webhook {
  return {
    id: row.id,
    url: row.url,
    topics: row.topics,
    enabled: row.enabled,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    waiting: row.waiting,
    dead: row.dead,
    previousSecretUntil: row.previousUntil?.toISOString() ?? null,
  };
}

async function applyChange(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  {
    id,
    change,
  }: { readonly id: string; readonly change: WebhookChange | ((row: ListedWebhook) => WebhookChange) },
): Promise<{ webhook: Webhook } | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const row = await webhookOf(tx, id);
    if (isRefusal(row)) return row;
    await updateWebhook(tx, id, typeof change === 'function' ? change(row) : change);
    const changed = await webhookOf(tx, id);
    return isRefusal(changed) ? changed : { webhook: presentWebhook(changed) };
  });
}

function checkedParts<P extends { readonly url?: string; readonly topics?: readonly WebhookTopic[] }>(
  parts: P,
): (P extends { readonly url: string } ? { url: string; topics: string[] } : WebhookChange) | Refusal {
  const url = parts.url === undefined ? null : publicAddress(parts.url);
  if (isRefusal(url)) return url;
  if (parts.topics?.length === 0) return refuse('topics-missing', { field: 'topics' });
  const topics = webhookTopics.filter((topic) => parts.topics?.includes(topic));
  const checked = { ...(url === null ? {} : { url }), ...(parts.topics ? { topics } : {}) };
  // Safe: what was handed in is there again.
  return checked as P extends { readonly url: string } ? { url: string; topics: string[] } : WebhookChange;
}

// The host must be on the public internet, which is checked here and again with every message.
function publicAddress(text: string): string | Refusal {
  return publicHttps(text)?.href ?? refuse('webhook-not-public', { field: 'url' });
}
