import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface MapTables {
  map_look_up: MapLookUpTable;
}

interface MapLookUpTable {
  siteId: string;
  day: string | Date;
  call: string;
  contextPage: string;
  contextSection: string;
  asked: Generated<number>;
  cached: Generated<number>;
}
