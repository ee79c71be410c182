import type { saveCustomCss } from '@veranda/contracts/design';
import type { EndpointInput, EndpointOutput } from '@veranda/contracts/endpoint';
import { cssChange } from '@veranda/domain/design/custom-css';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { customCssProblems } from '@veranda/render/styles/custom-css-problems';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { saveChanges } from './save-design.ts';

/** Saves the owner's own CSS in the draft, unless it has faults or somebody else's would be lost. */
export async function writeCustomCss(
  deps: Pick<Deps, 'db' | 'newId'>,
  { site, accountId }: { readonly site: SiteEntry; readonly accountId: string },
  { css, was }: EndpointInput<typeof saveCustomCss>['body'],
): Promise<EndpointOutput<typeof saveCustomCss> | Refusal> {
  const [problem] = customCssProblems(css);
  if (problem) return refuse('custom-css-faulty', { field: 'css', params: { line: problem.line } });
  const changes = [cssChange(css, was)];
  return saveChanges(deps, { siteId: site.id, label: 'css', accountId, changes });
}
