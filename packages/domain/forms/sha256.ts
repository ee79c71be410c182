// FIPS 180-4 for texts of ASCII characters, since a browser's own hash is a promise a call, which makes a
// search of many thousand hashes some hundred times slower.
const constants = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const start = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

/** The hash of an ASCII text as eight words of 32 bits. */
export function sha256(text: string): Uint32Array {
  const state = Uint32Array.from(start);
  const words = padded(text);
  for (let at = 0; at < words.length; at += 16) addBlock(state, words.subarray(at, at + 16));
  return state;
}

function padded(text: string): Uint32Array {
  const words = new Uint32Array((((text.length + 8) >> 6) + 1) * 16);
  for (let index = 0; index <= text.length; index += 1) {
    const byte = index === text.length ? 0x80 : text.charCodeAt(index) & 0xff;
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
  }
  words[words.length - 1] = text.length * 8;
  return words;
}

const schedule = new Uint32Array(64);

function addBlock(state: Uint32Array, block: Uint32Array): void {
  schedule.set(block);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [schedule[i - 15] as number, schedule[i - 2] as number];
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[i] = ((schedule[i - 16] as number) + low + (schedule[i - 7] as number) + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const mixed =
      (h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        choice +
        (constants[i] as number) +
        (schedule[i] as number)) |
      0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const added = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + mixed) | 0, c, b, a, (mixed + added) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    state[index] = ((state[index] as number) + word) | 0;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}
