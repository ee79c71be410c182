import type { Ref } from '../refs.ts';
import { descend, isPlain, member } from '../values.ts';

/** A macro's body, as its definition registered it: instructions, of which a frame knows nothing. */
interface Macro {
  readonly body: readonly unknown[];
}

/** One frame of the stack: a node, its variables and macros, and the place of an iteration. */
export class Frame {
  readonly node: unknown;
  readonly parent: Frame | null;
  /** Ends every walk for values and variables after itself; macros are still found through it (§1.3). */
  readonly closed: boolean;
  /** Index of the running element, on the frame of an array that is iterated; else -1. */
  index = -1;
  private variables: Map<string, unknown> | null = null;
  private macros: Map<string, Macro> | null = null;

  constructor(node: unknown, parent: Frame | null, closed = false) {
    this.node = node;
    this.parent = parent;
    this.closed = closed;
  }

  set(name: string, value: unknown): void {
    (this.variables ??= new Map()).set(name, value);
  }

  /** A variable of this frame alone. */
  own(name: string): unknown {
    return this.variables?.get(name);
  }

  has(name: string): boolean {
    return this.variables?.has(name) === true;
  }

  define(name: string, macro: Macro): void {
    (this.macros ??= new Map()).set(name, macro);
  }

  macro(name: string): Macro | undefined {
    return macroFrom(this, name);
  }

  /** This frame's own macro. */
  ownMacro(name: string): Macro | undefined {
    return this.macros?.get(name);
  }

  /** Looks a reference up through the stack (§1.3). */
  resolve(ref: Ref): unknown {
    switch (ref.kind) {
      case 'node':
        return descend(this.node, ref.path, 1);
      case 'index':
      case 'index0':
        return this.place(ref.kind === 'index' ? 1 : 0);
      case 'variable':
        return descend(this.variable(String(ref.first)), ref.path, 1);
      case 'name':
        return nameFrom(this, ref);
    }
  }

  /** Resolves against this frame only: what sections do (§1.2). */
  resolveHere(ref: Ref): unknown {
    if (ref.kind === 'name') return descend(member(this.node, ref.first), ref.path, 1);
    if (ref.kind !== 'variable') return this.resolve(ref);
    return descend(this.own(String(ref.first)), ref.path, 1);
  }

  /** Place of the running element of the innermost iteration, counted from `base`. */
  place(base: number): number | undefined {
    return placeFrom(this, base);
  }

  /** A variable of the innermost frame that has it. */
  variable(name: string): unknown {
    return variableFrom(this, name);
  }
}

// Each walks outward from a frame; a closed frame ends the walk after itself, but not that for macros.

function outside(frame: Frame): Frame | null {
  return frame.closed ? null : frame.parent;
}

function macroFrom(start: Frame, name: string): Macro | undefined {
  for (let frame: Frame | null = start; frame; frame = frame.parent) {
    const macro = frame.ownMacro(name);
    if (macro) return macro;
  }
  return undefined;
}

function placeFrom(start: Frame, base: number): number | undefined {
  for (let frame: Frame | null = start; frame; frame = outside(frame))
    if (frame.index >= 0) return frame.index + base;
  return undefined;
}

function variableFrom(start: Frame, name: string): unknown {
  for (let frame: Frame | null = start; frame; frame = outside(frame))
    if (frame.has(name)) return frame.own(name);
  return undefined;
}

function nameFrom(start: Frame, { first, isPlain: isPlainName, path }: Ref): unknown {
  for (let frame: Frame | null = start; frame; frame = outside(frame)) {
    const { node } = frame;
    const value = isPlainName && isPlain(node) ? node[first] : member(node, first);
    if (value !== undefined) return path.length === 1 ? value : descend(value, path, 1);
  }
  return undefined;
}
