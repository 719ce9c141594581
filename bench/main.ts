import { benchApi } from './api/api.bench.ts';
import { benchLists } from './api/lists.bench.ts';
import { benchDesk } from './desk/desk.bench.ts';
import { benchClicks } from './clicks/clicks.bench.ts';
import { benchJobs } from './jobs/jobs.bench.ts';
import { benchLedger } from './ledger/ledger.bench.ts';
import { benchStreamed } from './ledger/streamed.bench.ts';
import { benchFairness } from './resilience/fairness.bench.ts';
import { benchMarket } from './market/market.bench.ts';
import { benchOptimiser } from './market/optimiser.bench.ts';
import { benchMeasurements } from './measurements/measurements.bench.ts';
import { benchOutage } from './resilience/outage.bench.ts';
import { benchPaint } from './paint/paint.bench.ts';
import { benchPicker } from './market/picker.bench.ts';
import { printReport, type Measured } from './report.ts';
import { benchUpload } from './upload.bench.ts';

/** Each scenario is a ratio against a limit, or against a peer measured in the same run. `npm run bench -- api` runs those whose name begins with "api". */
const SCENARIOS: Readonly<Record<string, () => Promise<readonly Measured[]>>> = {
  api: benchApi,
  clicks: benchClicks,
  desk: benchDesk,
  fairness: benchFairness,
  jobs: benchJobs,
  ledger: benchLedger,
  lists: benchLists,
  market: benchMarket,
  measurements: benchMeasurements,
  optimiser: benchOptimiser,
  outage: benchOutage,
  paint: benchPaint,
  picker: benchPicker,
  streamed: benchStreamed,
  upload: benchUpload,
};

const wanted = process.argv.slice(2);
const measured: Measured[] = [];
for (const [name, run] of Object.entries(SCENARIOS)) {
  if (wanted.length > 0 && !wanted.some((prefix) => name.startsWith(prefix))) continue;
  measured.push(...(await run()));
}
process.exitCode = printReport(measured) ? 0 : 1;
