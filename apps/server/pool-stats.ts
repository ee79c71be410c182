import cluster from 'node:cluster';
import type { Database } from '@veranda/db/platform/database';
import { metrics, registry } from '@veranda/server/platform/observe/metrics';
import { AggregatorRegistry } from 'prom-client';

// Made in every process: in a web process it answers the primary's question.
AggregatorRegistry.setRegistries(registry);
const aggregator = new AggregatorRegistry();

/** The figures of this process, or the sums over the web processes where there are several. */
export async function readPoolStats(database: Database): Promise<{ type: string; text: string }> {
  const { inUse, waiting } = database.stats();
  metrics.poolInUse.set(inUse);
  metrics.poolWaiting.set(waiting);
  const type = registry.contentType;
  if (Object.keys(cluster.workers ?? {}).length === 0) return { type, text: await registry.metrics() };
  return { type, text: await aggregator.clusterMetrics() };
}
