import type { getFontKit } from '@veranda/contracts/design';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import { readFontKit, writeFontKit } from '@veranda/domain/design/font-kit';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';

/** A kit as the value of the tweak for it. */
export async function findKit(
  { fontKits }: Pick<Deps, 'fontKits'>,
  id: string,
): Promise<EndpointOutput<typeof getFontKit> | Refusal> {
  const kit = await fontKits.read(id);
  if (kit === 'away') return refuse('font-kit-away');
  const value = kit === null ? '' : writeFontKit(kit);
  const families = readFontKit(value)?.families ?? [];
  return families.length === 0 ? refuse('font-kit-unknown', { field: 'kit' }) : { value };
}
