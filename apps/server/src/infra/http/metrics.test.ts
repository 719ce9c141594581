import { expect, test } from 'vitest';
import { createMetrics, type Figures } from './metrics.ts';

const figures: Figures = { countJobs: async () => [], findFreeBytes: async () => 5_000_000 };

test('requests are counted by route and status, in seconds', async () => {
  const metrics = createMetrics(figures);
  metrics.observeRequest({ method: 'GET', route: '/api/main/v1/campaigns/', status: 200, durationMs: 40 });
  const text = await metrics.render();
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.05",method="GET",route="/api/main/v1/campaigns/",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_sum{method="GET",route="/api/main/v1/campaigns/",status="200"} 0.04');
});

test('a disk that does not answer has no figure, rather than one of before', async () => {
  let isAway = false;
  const findFreeBytes = async () => (isAway ? Promise.reject(new Error('away')) : 5_000_000);
  const { render } = createMetrics({ ...figures, findFreeBytes });
  expect(await render()).toContain('\njarchi_disk_free_bytes 5000000\n');
  isAway = true;
  expect(await render()).not.toMatch(/^jarchi_disk_free_bytes/m);
});
