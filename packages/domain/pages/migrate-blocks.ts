import { blockKind, migrateValue } from '../blocks/registry.ts';

type Rec = Readonly<Record<string, unknown>>;

/** The document with the values of its blocks in the current version of their kinds; what is no block stays as it is. */
export function migrateBlocks(document: Rec): Rec {
  const { blocks } = document;
  if (!isRecord(blocks)) return document;
  const migrated = Object.entries(blocks).map(([id, block]) => [id, migrateBlock(block)] as const);
  return migrated.every(([id, block]) => block === blocks[id])
    ? document
    : { ...document, blocks: Object.fromEntries(migrated) };
}

function migrateBlock(block: unknown): unknown {
  if (!isRecord(block) || !isRecord(block['value'])) return block;
  const { type, value } = block;
  const kind = typeof type === 'number' ? blockKind(type) : null;
  const migrated = kind ? migrateValue(kind, value) : value;
  return migrated === value ? block : { ...block, value: migrated };
}

function isRecord(value: unknown): value is Rec {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
