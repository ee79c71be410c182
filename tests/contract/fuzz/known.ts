import type { Chance } from './chance.ts';

/** Values of a site, by the names that contracts and answers give them: ids, codes, addresses. */
export interface Known {
  /** Takes in what an answer tells. */
  learn(answer: unknown, name?: string): void;
  /** Something by that name, or a plain word. */
  by(name: string, chance: Chance): string;
}

const maxOfAName = 12;
const samples: Readonly<Record<string, readonly string[]>> = {
  email: ['ada@fuzz.example', 'ben@fuzz.example'],
  password: ['a long enough pass phrase'],
  url: ['https://hooks.fuzz.example/a'],
  quantity: ['1', '2'],
  qty: ['1'],
  price: ['5.00'],
  currency: ['USD'],
  country: ['US', 'DE'],
  color: ['#336699'],
  language: ['en', 'de'],
};

export function createKnownValues(): Known {
  const found = new Map<string, string[]>();

  function keep(name: string, value: string): void {
    const list = found.get(name) ?? [];
    if (value.length > 300 || list.includes(value)) return;
    found.set(name, [value, ...list].slice(0, maxOfAName));
  }

  // `{ product: { id } }` and `{ products: [{ id }] }` tell what `productId`, `product` and `:product` may be.
  function learn(answer: unknown, name = ''): void {
    if (typeof answer === 'string') return keep(name, answer);
    if (typeof answer !== 'object' || answer === null) return;
    for (const [key, value] of Object.entries(answer).slice(0, 60)) {
      const inList = Array.isArray(answer);
      if (key === 'id' && typeof value === 'string') for (const one of [name, `${name}Id`]) keep(one, value);
      learn(value, inList ? name.replace(/ies$/, 'y').replace(/s$/, '') : key);
    }
  }

  return {
    learn,
    by(name, chance) {
      const list = found.get(name) ?? samples[name];
      return list && chance.is(0.9) ? chance.of(list) : chance.of(['word', '1', 'A few words', 'a-b']);
    },
  };
}
