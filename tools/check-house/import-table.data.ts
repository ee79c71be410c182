/**
 * Imports that one package may have of ours, and its folder. ARCHITECTURE.md shows this table; the check
 * enforces it.
 */
interface Wall {
  readonly floor: number;
  readonly name: string;
  readonly mayImport: readonly string[];
  readonly world: 'pure' | 'DOM + React' | 'Node' | 'its own';
  readonly holds: string;
}

/**
 * Table of the allowed imports. A name stands for its package or folder with all that is below it. `db` is
 * open to `apps/server` alone among the apps, and to the platform without the folders of what is sold or
 * written.
 */
export const walls: readonly Wall[] = [
  {
    floor: 6,
    name: 'apps/server',
    mayImport: ['server', 'db', 'render', 'contracts', 'domain', 'demo', 'messages'],
    world: 'Node',
    holds: 'main, operator’s commands, configuration, choice of adapters',
  },
  {
    floor: 6,
    name: 'apps/studio',
    mayImport: ['render', 'islands', 'ui', 'contracts', 'domain', 'messages'],
    world: 'its own',
    holds: 'editor and administration',
  },
  {
    floor: 6,
    name: 'apps/storefront',
    mayImport: ['islands', 'ui', 'contracts', 'domain', 'messages'],
    world: 'its own',
    holds: 'browser entry of published pages',
  },
  {
    floor: 6,
    name: 'apps/collectors',
    mayImport: ['contracts', 'domain'],
    world: 'its own',
    holds: 'visitor analytics, page performance',
  },
  {
    floor: 5,
    name: 'server',
    mayImport: [
      'server/features',
      'server/services',
      'server/platform',
      'render',
      'db',
      'contracts',
      'domain',
      'messages',
    ],
    world: 'Node',
    holds: 'app.ts, worker.ts and app-deps.ts: assembly',
  },
  {
    floor: 5,
    name: 'server/features',
    mayImport: ['server/services', 'server/platform', 'render', 'db', 'contracts', 'domain', 'messages'],
    world: 'Node',
    holds: 'use cases, routes and jobs; a folder a feature',
  },
  {
    floor: 5,
    name: 'server/services',
    mayImport: ['server/services/commerce', 'server/services/sites'],
    world: 'Node',
    holds: 'what several features share, in two groups',
  },
  {
    floor: 5,
    name: 'server/services/commerce',
    mayImport: [
      'server/services/sites',
      'server/platform',
      'render',
      'db',
      'contracts',
      'domain',
      'messages',
    ],
    world: 'Node',
    holds: 'carts, orders, subscriptions, gift cards, shipping, taxes',
  },
  {
    floor: 5,
    name: 'server/services/sites',
    mayImport: ['server/platform', 'render', 'db', 'contracts', 'domain', 'messages'],
    world: 'Node',
    holds: 'site directory, pages, themes, publishing, mailing lists, mails',
  },
  {
    floor: 5,
    name: 'server/platform',
    mayImport: [
      'db/platform',
      'db/accounts',
      'db/audit',
      'db/integrations',
      'db/invariants',
      'db/media',
      'db/members',
      'db/payments',
      'db/sites',
      'contracts',
      'domain',
      'messages',
    ],
    world: 'Node',
    holds: 'ports and adapters; knows nothing of what is sold or written',
  },
  {
    floor: 4,
    name: 'render',
    mayImport: ['template', 'contracts', 'domain', 'messages'],
    world: 'pure',
    holds: 'a site snapshot → HTML',
  },
  {
    floor: 4,
    name: 'islands',
    mayImport: ['contracts', 'domain', 'ui', 'messages'],
    world: 'DOM + React',
    holds: 'the storefront’s React parts',
  },
  {
    floor: 4,
    name: 'demo',
    mayImport: ['contracts', 'domain', 'messages'],
    world: 'pure',
    holds: 'the cast: sites, shops and shoppers as typed data',
  },
  {
    floor: 3,
    name: 'contracts',
    mayImport: ['domain', 'messages'],
    world: 'pure',
    holds: 'endpoints, events, island props, errors',
  },
  {
    floor: 3,
    name: 'db',
    mayImport: ['domain'],
    world: 'Node',
    holds: 'PostgreSQL: rows ↔ domain values, tenancy',
  },
  { floor: 2, name: 'domain', mayImport: [], world: 'pure', holds: 'pure rules, a folder a feature' },
  { floor: 1, name: 'messages', mayImport: [], world: 'pure', holds: 'texts by key in every language' },
  { floor: 1, name: 'template', mayImport: [], world: 'pure', holds: 'the template language' },
  { floor: 1, name: 'ui', mayImport: ['messages'], world: 'DOM + React', holds: 'design system' },
];

/** Libraries that only these packages may import. */
export const libraryOwners: Readonly<Record<string, readonly string[]>> = {
  pg: ['db'],
  kysely: ['db'],
  typebox: ['contracts', 'server'],
  fastify: ['server'],
  react: ['ui', 'islands', 'apps/studio', 'apps/storefront'],
  'icu-minify': ['messages'],
  'react-dom': ['ui', 'islands', 'apps/studio', 'apps/storefront'],
};
