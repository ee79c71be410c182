import { maxInjectedCode } from '@veranda/domain/publishing/injected-code';
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Code = Type.String({ maxLength: maxInjectedCode });
const InjectedCodeBody = Type.Object({ header: Code, footer: Code }, { additionalProperties: false });
export type InjectedCodeBody = Static<typeof InjectedCodeBody>;

/** Code on every page of the site, as it is with the next publication. */
export const getInjectedCode = endpoint({
  name: 'get-injected-code',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/injected-code',
  access: { kind: 'member', area: 'custom-code', level: 'read' },
  params: SiteParams,
  response: InjectedCodeBody,
  crumb: 'none',
});

/** Saves the code; refused where it would change how the rest of a page is read, or where somebody else has changed it since. */
export const saveInjectedCode = endpoint({
  name: 'save-injected-code',
  host: 'studio',
  method: 'PUT',
  path: '/api/studio/sites/:site/injected-code',
  access: { kind: 'member', area: 'custom-code', level: 'write' },
  params: SiteParams,
  body: Type.Object({ header: Code, footer: Code, was: InjectedCodeBody }, { additionalProperties: false }),
  bodyKind: 'json',
  response: InjectedCodeBody,
  crumb: 'required',
});
