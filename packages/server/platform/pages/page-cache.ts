import { isStockCurrent, type ShownStock } from '../sites/shown-stock.ts';
import type { EncodedResponse } from './encoded-response.ts';

/** What is kept of a page: the answer, of which version of its site, and since when. */
interface Kept {
  readonly version: bigint;
  readonly since: number;
  readonly answer: EncodedResponse;
  /** The newest version of the site's stock that it was found to stand for. */
  stockVersion: bigint;
  /** When it was last moved behind the others. */
  used: number;
}

export interface CacheRequest {
  /** Site and address: `<site id> <path>?<filters>`. */
  readonly key: string;
  /** Version of the site now. */
  readonly version: bigint;
  readonly stock: ShownStock;
  /** True for the one page that stands for every address where nothing is. */
  readonly keepsNotFound?: boolean;
  /** Makes the answer; `grown` tells of bytes that join it later. */
  readonly make: (grown: (bytes: number) => void) => Promise<EncodedResponse>;
}

export interface PageCache {
  /** The answer if it is in memory and stands for this version; nothing is made. */
  known(request: Pick<CacheRequest, 'key' | 'version' | 'stock'>): EncodedResponse | null;
  get(request: CacheRequest): Promise<EncodedResponse>;
  readonly bytes: number;
}

/** A page is made anew after this long even if its site has not changed: dates pass (milliseconds). */
const freshFor = 10 * 60_000;
/** The order of use is kept to this precision (milliseconds): moving a page at every request costs more than finding it. */
const usedWithin = 1000;
/** How long an old answer may stand in while the database is away (security, resiliency: 24 h). */
const staleFor = 24 * 60 * 60_000;

/**
 * Pages in memory, at most `limit` bytes, the least recently used go first. One maker at a time for a page: those who
 * come meanwhile wait for it. When a page cannot be made, the last good one stands in.
 */
export function openPageCache(options: {
  readonly limit: number;
  readonly now: () => number;
  readonly failed: (fault: unknown, key: string) => void;
}): PageCache {
  const pages = new Map<string, Kept>();
  const making = new Map<string, Promise<EncodedResponse>>();
  let bytes = 0;

  function keep(key: string, kept: Kept): void {
    drop(key);
    pages.set(key, kept);
    bytes += kept.answer.size;
    shrink();
  }

  function shrink(): void {
    for (const oldest of pages.keys()) {
      if (bytes <= options.limit) break;
      drop(oldest);
    }
  }

  function drop(key: string): void {
    const old = pages.get(key);
    if (old === undefined) return;
    pages.delete(key);
    bytes -= old.answer.size;
    old.answer.isKept = false;
  }

  function make(request: CacheRequest, stale: Kept | undefined): Promise<EncodedResponse> {
    const { version, stock } = request;
    const id = `${version} ${stock.version} ${request.key}`;
    const running = making.get(id);
    if (running !== undefined) return running;
    let mine: Kept | null = null;
    const grown = (more: number): void => {
      if (mine === null || pages.get(request.key) !== mine) return;
      bytes += more;
      shrink();
    };
    const made = request.make(grown).then(
      (answer) => {
        // Answers of another page (one 404 for all addresses) are kept under that page's own key, and what leads
        // elsewhere under none.
        if (![302, 404].includes(answer.status) || request.keepsNotFound) {
          const now = options.now();
          mine = { version, stockVersion: stock.version, since: now, answer, used: now };
          keep(request.key, mine);
        }
        return answer;
      },
      (fault: unknown) => {
        if (stale === undefined || options.now() - stale.since > staleFor) throw fault;
        options.failed(fault, request.key);
        return stale.answer;
      },
    );
    making.set(id, made);
    return made.finally(() => making.delete(id));
  }

  function known({
    key,
    version,
    stock,
  }: Pick<CacheRequest, 'key' | 'version' | 'stock'>): EncodedResponse | null {
    const kept = pages.get(key);
    if (kept === undefined || kept.version !== version) return null;
    const now = options.now();
    if (now - kept.since >= freshFor) return null;
    if (kept.stockVersion !== stock.version) {
      const { stockVersion, answer } = kept;
      if (!isStockCurrent(stock, { stockVersion, shows: answer.shows })) return null;
      if (stock.version > stockVersion) kept.stockVersion = stock.version;
    }
    if (now - kept.used > usedWithin) {
      // Re-inserted: a map keeps the order of insertion, which is that of use.
      kept.used = now;
      pages.delete(key);
      pages.set(key, kept);
    }
    return kept.answer;
  }

  return {
    known,
    async get(request) {
      return known(request) ?? make(request, pages.get(request.key));
    },
    get bytes() {
      return bytes;
    },
  };
}
