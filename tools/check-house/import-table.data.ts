/** What one package may import of ours, and where it lives. ARCHITECTURE.md shows this table; the check enforces it. */
export interface Wall {
  readonly floor: number;
  readonly name: string;
  readonly mayImport: readonly string[];
  readonly world: 'pure' | 'DOM + React' | 'Node' | 'its own';
  readonly holds: string;
}

/** Who may import whom. `db` is open to `apps/server` alone among the apps. */
export const walls: readonly Wall[] = [
  {
    floor: 6,
    name: 'apps/server',
    mayImport: ['server', 'db', 'render', 'contracts', 'domain', 'demo'],
    world: 'Node',
    holds: 'main, operator’s commands, configuration, choice of adapters',
  },
  {
    floor: 6,
    name: 'apps/studio',
    mayImport: ['render', 'islands', 'ui', 'contracts', 'domain'],
    world: 'its own',
    holds: 'editor and administration',
  },
  {
    floor: 6,
    name: 'apps/storefront',
    mayImport: ['islands', 'ui', 'contracts', 'domain'],
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
    mayImport: ['render', 'db', 'contracts', 'domain'],
    world: 'Node',
    holds: 'use cases, routes, jobs; ports and adapters',
  },
  {
    floor: 4,
    name: 'render',
    mayImport: ['template', 'contracts', 'domain'],
    world: 'pure',
    holds: 'a site snapshot → HTML',
  },
  {
    floor: 4,
    name: 'islands',
    mayImport: ['contracts', 'domain', 'ui'],
    world: 'DOM + React',
    holds: 'the storefront’s React parts',
  },
  {
    floor: 4,
    name: 'demo',
    mayImport: ['contracts', 'domain'],
    world: 'pure',
    holds: 'the cast: sites, shops and shoppers as typed data',
  },
  {
    floor: 3,
    name: 'contracts',
    mayImport: ['domain'],
    world: 'pure',
    holds: 'endpoints, events, island props, messages, errors',
  },
  {
    floor: 3,
    name: 'db',
    mayImport: ['domain'],
    world: 'Node',
    holds: 'PostgreSQL: rows ↔ domain values, tenancy',
  },
  { floor: 2, name: 'domain', mayImport: [], world: 'pure', holds: 'pure rules, a folder a feature' },
  { floor: 1, name: 'template', mayImport: [], world: 'pure', holds: 'the template language' },
  { floor: 1, name: 'ui', mayImport: [], world: 'DOM + React', holds: 'design system' },
];

/** Libraries that only these packages may import. */
export const libraryOwners: Readonly<Record<string, readonly string[]>> = {
  pg: ['db'],
  kysely: ['db'],
  typebox: ['contracts', 'server'],
  fastify: ['server'],
  react: ['ui', 'islands', 'apps/studio', 'apps/storefront'],
  'react-dom': ['ui', 'islands', 'apps/studio', 'apps/storefront'],
};
