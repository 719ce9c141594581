import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    observeRequest({ method, route, status, durationMs }) {
      requests.observe({ method, route, status: String(status) }, durationMs / 1000);
    },
    render: () => registry.metrics(),
  };
}
