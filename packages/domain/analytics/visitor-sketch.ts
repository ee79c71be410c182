/** Bits of a hash that choose a register: 4,096 registers are off by 1.6 % on average. */
const indexBits = 12n;
const registers = 1 << Number(indexBits);
/** Visitors that are kept one by one; a sketch of more is of registers. */
const exactly = 512;
const hashBytes = 8;

/**
 * The visitors of a time, whose number can be told and which can be put together with those of another: exactly below
 * 512, from there on by a HyperLogLog (Flajolet et al., 2007). Visitors are uniform hashes of 64 bits already.
 */
type VisitorSketch =
  | { readonly kind: 'exact'; readonly hashes: ReadonlySet<bigint> }
  | { readonly kind: 'registers'; readonly ranks: Uint8Array };

/** The sketch of some visitors. */
export function sketchOf(visitors: Iterable<bigint>): VisitorSketch {
  return compact(new Set([...visitors].map((hash) => BigInt.asUintN(64, hash))));
}

/** The sketch of the visitors of either. */
export function joinSketches(sketches: readonly VisitorSketch[]): VisitorSketch {
  const hashes = new Set<bigint>();
  const ranks = new Uint8Array(registers);
  let isExact = true;
  for (const sketch of sketches) {
    if (sketch.kind === 'exact') for (const hash of sketch.hashes) hashes.add(hash);
    else {
      isExact = false;
      sketch.ranks.forEach((rank, index) => {
        if (rank > (ranks[index] ?? 0)) ranks[index] = rank;
      });
    }
  }
  if (isExact) return compact(hashes);
  addAll(ranks, hashes);
  return { kind: 'registers', ranks };
}

/** Number of the visitors of a sketch. */
export function countVisitors(sketch: VisitorSketch): number {
  if (sketch.kind === 'exact') return sketch.hashes.size;
  let [sum, empty] = [0, 0];
  for (const rank of sketch.ranks) {
    sum += 2 ** -rank;
    if (rank === 0) empty += 1;
  }
  const raw = (0.7213 / (1 + 1.079 / registers)) * ((registers * registers) / sum);
  const isFew = raw <= 2.5 * registers && empty > 0;
  return Math.round(isFew ? registers * Math.log(registers / empty) : raw);
}

/** The bytes that a sketch is kept as: the registers, or eight bytes a visitor. */
export function writeSketch(sketch: VisitorSketch): Uint8Array {
  if (sketch.kind === 'registers') return sketch.ranks;
  const bytes = new Uint8Array(sketch.hashes.size * hashBytes);
  const view = new DataView(bytes.buffer);
  [...sketch.hashes].forEach((hash, index) => view.setBigUint64(index * hashBytes, hash));
  return bytes;
}

/** The sketch of such bytes: only those of registers have their number. */
export function readSketch(bytes: Uint8Array): VisitorSketch {
  if (bytes.length === registers) return { kind: 'registers', ranks: Uint8Array.from(bytes) };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.floor(bytes.length / hashBytes);
  const hashes = Array.from({ length: count }, (_, index) => view.getBigUint64(index * hashBytes));
  return { kind: 'exact', hashes: new Set(hashes) };
}

// 512 visitors of eight bytes would have the length of the registers.
function compact(hashes: ReadonlySet<bigint>): VisitorSketch {
  if (hashes.size < exactly) return { kind: 'exact', hashes };
  const ranks = new Uint8Array(registers);
  addAll(ranks, hashes);
  return { kind: 'registers', ranks };
}

function addAll(ranks: Uint8Array, hashes: Iterable<bigint>): void {
  for (const hash of hashes) {
    const index = Number(hash & (BigInt(registers) - 1n));
    // One more than the zeros before the other 52 bits.
    const [high, low] = [Number(hash >> 32n), Number((hash >> indexBits) & 0xfffffn)];
    const rank = (high === 0 ? 32 + Math.clz32(low) - 12 : Math.clz32(high)) + 1;
    if (rank > (ranks[index] ?? 0)) ranks[index] = rank;
  }
}
