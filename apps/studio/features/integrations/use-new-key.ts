import { useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { useApiKeyMutations } from './integration-queries.ts';
import { type ScopeArea, type ScopeLevel, scopesOf } from './scope-levels.ts';

const nothing = { orders: 'none', products: 'none', inventory: 'none', customers: 'none' } as const;

/** A key that is being made, step by step. */
export function useNewKey() {
  const { create } = useApiKeyMutations(useSite().id);
  const [name, setName] = useState('');
  const [isNamed, setNamed] = useState(false);
  const [isNameless, setNameless] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [levels, setLevels] = useState<Readonly<Record<ScopeArea, ScopeLevel>>>(nothing);
  const next = () => {
    setNameless(name.trim() === '');
    setNamed(name.trim() !== '');
  };
  const setLevel = (area: ScopeArea, level: ScopeLevel) => {
    setLevels((old) => ({ ...old, [area]: level }));
    setEmpty(false);
  };
  const send = () => {
    const scopes = scopesOf(levels);
    setEmpty(scopes.length === 0);
    if (scopes.length > 0) create.mutate({ name: name.trim(), scopes });
  };
  return { name, setName, isNamed, isNameless, isEmpty, levels, setLevel, next, send, create };
}

export type NewKey = ReturnType<typeof useNewKey>;
