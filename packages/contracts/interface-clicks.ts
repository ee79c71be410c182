import Type from 'typebox';
import { endpoint } from './endpoint.ts';

/** Path to which the studio reports clicks (administration §7). */
export const interfaceClicksPath = '/api/studio/interface-clicks';

/**
 * Counts presses in the studio: text with a JSON array of panel and control; whoever sends it does not read
 * the answer.
 */
export const recordInterfaceClicks = endpoint({
  name: 'record-interface-clicks',
  host: 'studio',
  method: 'POST',
  path: interfaceClicksPath,
  access: { kind: 'account' },
  body: Type.String({ maxLength: 4000 }),
  bodyKind: 'text',
  bodyLimit: 4000,
  response: Type.Object({ recorded: Type.Integer() }),
  // A beacon carries no header of ours.
  crumb: 'same-origin',
  // Nothing of a site changes.
  recorded: false,
  rateLimit: 'telemetry',
});
