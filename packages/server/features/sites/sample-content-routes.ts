import {
  getSampleContent,
  removeSampleContent,
  restoreSampleContent,
} from '@veranda/contracts/sample-content';
import { accountOf, memberOf, type Route, route } from '../../platform/http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { readSamples, removeSamples, takeSamplesBack } from './sample-content.ts';

/** What of the template nobody has changed, and its removal. */
export function sampleContentRoutes(deps: Deps): Route[] {
  return [
    route(getSampleContent, async (call) => ({ samples: [...(await readSamples(deps, removerOf(call)))] })),
    route(removeSampleContent, async (call) => {
      const answer = await removeSamples(deps, removerOf(call), call.body.ids);
      return 'removed' in answer ? { removed: [...answer.removed] } : answer;
    }),
    route(restoreSampleContent, async (call) => takeSamplesBack(deps, removerOf(call), call.body.entries)),
  ];
}

function removerOf(call: Parameters<typeof siteOf>[0] & Parameters<typeof accountOf>[0]) {
  return { siteId: siteOf(call).id, accountId: accountOf(call).id, member: memberOf(call) };
}
