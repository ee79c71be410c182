import type { Ref } from '../refs.ts';
import type { Key } from '../values.ts';

/**
 * A block whose node is innermost: what names inside it look at first. Names are those of JavaScript
 * variables.
 */
export interface LexicalScope {
  readonly parent: LexicalScope | null;
  /**
   * Number that its variables carry: `n3` is its node, `p3` whether that is a plain object, `f3` its frame.
   */
  readonly id: number;
  /** Its frame is made when it is entered, because something in it sets variables or macros. */
  readonly eager: boolean;
  /** It is a turn of a loop: `i3` is the place of its element. */
  readonly isTurn: boolean;
}

// Members of every object: a name that is one of them is looked up the slow way, by own properties only.
const inherited = Object.prototype;

/** Writes the JavaScript expressions that find values; helpers that they need go to `declare`. */
interface Lookups {
  /** The value of a reference from inside a scope (§1.3). */
  resolve(ref: Ref, scope: LexicalScope): string;
  /** The same against the innermost frame only, as sections do (§1.2). */
  resolveHere(ref: Ref, scope: LexicalScope): string;
  /** The frame of a scope; it is made here if nothing has needed it before. */
  frame(scope: LexicalScope): string;
}

export function lookups(declare: (code: string) => void): Lookups {
  const outerOf = outerReads(declare);
  return {
    frame: frameOf,
    resolve(ref, scope) {
      switch (ref.kind) {
        case 'node':
          return descent(`n${scope.id}`, ref.path);
        case 'index':
        case 'index0':
          return placeOf(ref.kind === 'index' ? 1 : 0, scope);
        case 'variable':
          return descent(variableOf(ref, scope), ref.path);
        case 'name':
          return descent(namedOf(ref, scope, outerOf), ref.path);
      }
    },
    resolveHere(ref, scope) {
      if (ref.kind === 'name') return descent(ownOf(scope, ref.first), ref.path);
      if (ref.kind !== 'variable') return this.resolve(ref, scope);
      const isFramed = scope.eager || scope.parent === null;
      const own = isFramed ? `f${scope.id}.own(${JSON.stringify(ref.first)})` : 'undefined';
      return descent(own, ref.path);
    },
  };
}

// A function of its own for each name, so that the engine below sees few shapes at each place.
function outerReads(declare: (code: string) => void): (key: Key) => string {
  const names = new Map<string, string>();
  return (key) => {
    const text = JSON.stringify(key);
    const known = names.get(text);
    if (known) return known;
    const name = `o${names.size}`;
    names.set(text, name);
    declare(
      `const ${name} = (f) => { while (!f.closed && (f = f.parent) !== null) { ` +
        `const n = f.node; const v = ${readOf('n', key)}; if (v !== undefined) return v; } };`,
    );
    return name;
  };
}

function namedOf(ref: Ref, scope: LexicalScope, outerOf: (key: Key) => string): string {
  const reads: string[] = [];
  let root = scope;
  for (let at: LexicalScope | null = scope; at; at = at.parent) {
    reads.push(`(t = ${ownOf(at, ref.first)}) !== undefined ? t : `);
    root = at;
  }
  return `(${reads.join('')}${outerOf(ref.first)}(f${root.id}))`;
}

function variableOf(ref: Ref, scope: LexicalScope): string {
  const name = JSON.stringify(ref.first);
  const reads: string[] = [];
  let root = scope;
  for (let at: LexicalScope | null = scope; at; at = at.parent) {
    if (at.parent && at.eager) reads.push(`f${at.id}.has(${name}) ? f${at.id}.own(${name}) : `);
    root = at;
  }
  return `(${reads.join('')}f${root.id}.variable(${name}))`;
}

function placeOf(base: number, scope: LexicalScope): string {
  let root = scope;
  for (let at: LexicalScope | null = scope; at; at = at.parent) {
    if (at.isTurn) return `(i${at.id} + ${base})`;
    root = at;
  }
  return `f${root.id}.place(${base})`;
}

function frameOf(scope: LexicalScope): string {
  const { id, parent } = scope;
  if (!parent || scope.eager) return `f${id}`;
  return `(f${id} ??= L.frame(n${id}, ${frameOf(parent)}, ${scope.isTurn ? `i${id}` : '-1'}))`;
}

function ownOf(scope: LexicalScope, key: Key): string {
  const node = `n${scope.id}`;
  const text = JSON.stringify(key);
  if (isSlow(key)) return `L.member(${node}, ${text})`;
  return `(p${scope.id} ? ${node}[${text}] : L.member(${node}, ${text}))`;
}

function readOf(value: string, key: Key): string {
  const text = JSON.stringify(key);
  if (isSlow(key)) return `L.member(${value}, ${text})`;
  return `(P(${value}) ? ${value}[${text}] : L.member(${value}, ${text}))`;
}

function descent(first: string, path: readonly Key[]): string {
  return path.slice(1).reduce<string>((value, key) => {
    const text = JSON.stringify(key);
    if (isSlow(key)) return `L.member(${value}, ${text})`;
    return `(P(t = ${value}) ? t[${text}] : L.member(t, ${text}))`;
  }, first);
}

function isSlow(key: Key): boolean {
  return typeof key === 'number' || key in inherited;
}
