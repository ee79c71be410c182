import type { CommerceDeps } from './commerce/deps.ts';
import type { SitesDeps } from './sites/deps.ts';

/** Everything that several features reach outside the pure rules. */
export type Deps = SitesDeps & CommerceDeps;
