import { type InterfaceClick, maxClicks, readClick } from '@veranda/domain/analytics/interface-clicks';
import { refuse, type Refusal } from '@veranda/domain/refusal';
import { parseInside } from '../../platform/http/odd-input.ts';
import { metrics } from '../../platform/observe/metrics.ts';

/**
 * Counts presses in the studio, for the operator: of no site and of no member. @returns how many were
 * counted.
 */
export function countClicks(text: string): number | Refusal {
  const clicks = clicksOf(text);
  if (!clicks) {
    const problem = `it is no list of at most ${maxClicks} presses that are told`;
    return refuse('malformed', { field: 'body', params: { field: 'body', problem } });
  }
  for (const { panel, control } of clicks) metrics.interfaceClicks.inc({ panel, control });
  return clicks.length;
}

function clicksOf(text: string): readonly InterfaceClick[] | null {
  const value = parseInside(text);
  if (!Array.isArray(value) || value.length > maxClicks) return null;
  const clicks = value.map(readClick).filter((click) => click !== null);
  return clicks.length === value.length ? clicks : null;
}
