import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCounts } from '#infra/jobs/count-jobs.ts';

export type ServedRequest = {
  readonly method: string;
  /** The route's pattern, never the URL: ids would make a series each. */ readonly route: string;
  readonly status: number;
  readonly durationMs: number;
};

export type Metrics = {
  readonly contentType: string;
  observeRequest(request: ServedRequest): void;
  /** The text of GET /metrics. */
  render(): Promise<string>;
};

/** What is looked up when the metrics are read. */
export interface Figures {
  countJobs(): Promise<readonly JobCounts[]>;
  findFreeBytes(): Promise<number>;
}

export function createMetrics({ countJobs, findFreeBytes }: Figures): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const jobs = new Gauge({
    name: 'jarchi_jobs',
    help: 'Jobs of all servers by kind: waiting for their first try, failing between two tries, dead',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      // While the store is away there are no counts; the other figures are told all the same.
      const counts = await countJobs().catch(() => []);
      jobs.reset();
      for (const { kind, ...states } of counts) for (const [state, count] of Object.entries(states)) jobs.set({ kind, state }, count);
    },
  });
  const free = new Gauge({
    name: 'jarchi_disk_free_bytes',
    help: 'Room on the disk of the data directory of this server',
    registers: [registry],
    async collect() {
      await findFreeBytes().then(
        (bytes) => free.set(bytes),
        // Without an answer of the disk there is no figure, rather than one of before.
        () => free.remove(),
      );
    },
  });
  return {
    contentType: registry.contentType,
    observeRequest({ method, route, status, durationMs }) {
      requests.observe({ method, route, status: String(status) }, durationMs / 1000);
    },
    render: () => registry.metrics(),
  };
}
