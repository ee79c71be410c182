import type { ListDeps } from './features/mailing-lists/targets/list-deps.ts';
import type { SiteTemplateDeps } from './features/sites/site-template-library.ts';

/**
 * Everything the application reaches outside the pure rules, with what single features bring along; made
 * once, by `apps/server`.
 */
export interface AppDeps extends ListDeps, SiteTemplateDeps {}
