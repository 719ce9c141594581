import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('requests are counted by route and status, in seconds', async () => {
  const metrics = createMetrics();
  metrics.observeRequest({ method: 'GET', route: '/api/main/v1/campaigns/', status: 200, durationMs: 40 });
  const text = await metrics.render();
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.05",method="GET",route="/api/main/v1/campaigns/",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_sum{method="GET",route="/api/main/v1/campaigns/",status="200"} 0.04');
});
