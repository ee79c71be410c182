import { isStockCurrent, type ShownStock } from '../directory/shown-stock.ts';
import type { EncodedResponse } from './encoded-response.ts';
import type { Reads } from './published-site.ts';

/** Cached page: the answer, of which live version of its site, and since when. */
interface Kept {
  readonly version: bigint;
  readonly since: number;
  /** Instant from which it stands no more. */
  readonly until: number;
  readonly answer: EncodedResponse;
  /** The newest published revision that it was found to stand for. */
  revision: string;
  /** The newest version of the site's stock that it was found to stand for. */
  stockVersion: bigint;
  /** When it was last moved behind the others. */
  used: number;
}

export interface CacheRequest {
  /** Site and address: `<site id> <path>?<filters>`. */
  readonly key: string;
  /** Version of what is live of the site without a publication. */
  readonly version: bigint;
  /** What is published of the site; empty for nothing, or for a file that is the same in all of them. */
  readonly published: PublishedVersion;
  readonly stock: ShownStock;
  /** True for the one page that stands for every address where nothing is. */
  readonly keepsNotFound?: boolean;
  /** Instant at which a date that the page depends on passes (milliseconds since 1970); absent for none. */
  readonly until?: number;
  /** Makes the answer; `grown` tells of bytes that join it later. */
  readonly make: (grown: (bytes: number) => void) => Promise<EncodedResponse>;
}

/** A published revision, and whether pages that were made of these parts are the same in it. */
export interface PublishedVersion {
  readonly revision: string;
  readonly holds: (reads: Reads) => boolean;
}

type CacheKey = Pick<CacheRequest, 'key' | 'version' | 'published' | 'stock'>;

export interface PageCache {
  /** The answer if it is in memory and stands for this version; nothing is made. */
  known(request: CacheKey): EncodedResponse | null;
  get(request: CacheRequest): Promise<EncodedResponse>;
  readonly bytes: number;
}

/** A page is made again after this long even if its site has not changed: dates pass (milliseconds). */
const freshFor = 10 * 60_000;
/**
 * The order of use is kept to this precision (milliseconds): moving a page at every request costs more than
 * finding it.
 */
const usedWithin = 1000;
/** Age up to which a stale answer is served while the database is unavailable (24 h). */
const staleFor = 24 * 60 * 60_000;

interface PageCacheOptions {
  readonly limit: number;
  readonly now: () => number;
  readonly failed: (fault: unknown, key: string) => void;
}

/**
 * Pages in memory, at most `limit` bytes, the least recently used go first. One maker at a time for a page:
 * those who come in the meantime wait for it. When a page cannot be made, the last good one is served.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  return new PagesInMemory(options);
}

class PagesInMemory implements PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages = new Map<string, Kept>();
  readonly #making = new Map<string, Promise<EncodedResponse>>();
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async get(request: CacheRequest): Promise<EncodedResponse> {
    return this.known(request) ?? this.#make(request, this.#pages.get(request.key));
  }

  known(request: CacheKey): EncodedResponse | null {
    const { key, version, published, stock } = request;
    const cached = this.#pages.get(key);
    if (cached === undefined || cached.version !== version) return null;
    const now = this.#options.now();
    if (now - cached.since >= freshFor || now >= cached.until) return null;
    if (cached.revision !== published.revision) {
      const { reads } = cached.answer;
      if (!reads || !published.holds(reads)) return null;
      cached.revision = published.revision;
    }
    if (cached.stockVersion !== stock.version) {
      const { stockVersion, answer } = cached;
      if (!isStockCurrent(stock, { stockVersion, shows: answer.shows })) return null;
      if (stock.version > stockVersion) cached.stockVersion = stock.version;
    }
    if (now - cached.used > usedWithin) {
      // Re-inserted: a map keeps the order of insertion, which is that of use.
      cached.used = now;
      this.#pages.delete(key);
      this.#pages.set(key, cached);
    }
    return cached.answer;
  }

  #make(request: CacheRequest, stale: Kept | undefined): Promise<EncodedResponse> {
    const { version, published, stock } = request;
    const id = `${version} ${published.revision} ${stock.version} ${request.key}`;
    const running = this.#making.get(id);
    if (running !== undefined) return running;
    let mine: Kept | null = null;
    const grown = (more: number): void => {
      if (mine === null || this.#pages.get(request.key) !== mine) return;
      this.#bytes += more;
      this.#shrink();
    };
    const made = request.make(grown).then(
      (answer) => {
        mine = this.#keepAnswer(request, answer);
        return answer;
      },
      (fault: unknown) => this.#lastGood(request, stale, fault),
    );
    this.#making.set(id, made);
    return made.finally(() => this.#making.delete(id));
  }

  // Answers of another page (one 404 for all addresses) are kept under that page's own key, and what leads elsewhere
  // under none.
  #keepAnswer(request: CacheRequest, answer: EncodedResponse): Kept | null {
    if ([301, 302, 404].includes(answer.status) && !request.keepsNotFound) return null;
    const now = this.#options.now();
    const cached = {
      version: request.version,
      revision: request.published.revision,
      stockVersion: request.stock.version,
      since: now,
      until: request.until ?? Infinity,
      answer,
      used: now,
    };
    this.#drop(request.key);
    this.#pages.set(request.key, cached);
    this.#bytes += answer.size;
    this.#shrink();
    return cached;
  }

  #lastGood({ key }: CacheRequest, stale: Kept | undefined, fault: unknown): EncodedResponse {
    if (stale === undefined || this.#options.now() - stale.since > staleFor) throw fault;
    this.#options.failed(fault, key);
    return stale.answer;
  }

  #shrink(): void {
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#options.limit) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const old = this.#pages.get(key);
    if (old === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= old.answer.size;
    old.answer.isStored = false;
  }
}
