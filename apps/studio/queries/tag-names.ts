import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createTag, getTagNames } from '@veranda/contracts/tags';
import { tagNamesOf, type TagType } from '@veranda/domain/tags/tag-names';
import { call } from '../api/client.ts';

/** Names of a site's tags that are not their keys. */
function tagNamesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'tag-names'],
    queryFn: ({ signal }) => call(getTagNames, { params: { site }, signal }),
  });
}

/** Names of tags for the keys that an item keeps, and keys for the names that are chosen. */
export function useTagNames(site: string, type: TagType) {
  const { data } = useQuery(tagNamesQuery(site));
  const client = useQueryClient();
  const names = tagNamesOf(data);
  const keyOf = async (name: string): Promise<string> => {
    const known = names.keyOf(type, name);
    if (known !== null) return known;
    // Another tag has the key that is this name.
    const { key } = await call(createTag, { params: { site }, body: { type, name } });
    await client.invalidateQueries({ queryKey: tagNamesQuery(site).queryKey });
    return key;
  };
  return {
    shown: (keys: readonly string[]) => names.shown(type, keys),
    /** Keys of names; those of `keys` stay what they are. @throws where a tag cannot be made */
    keysOf: async (chosen: readonly string[], keys: readonly string[]): Promise<string[]> => {
      const kept = new Map(
        keys.flatMap((key) => names.shown(type, [key]).map((name) => [name, key] as const)),
      );
      return Promise.all(chosen.map(async (name) => kept.get(name) ?? keyOf(name)));
    },
  };
}
