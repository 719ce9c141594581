import { createClickLog } from '#features/clicks/log/click-log.ts';

/** A process that writes clicks and tells how many are on the disk, until it is killed. */
const [directory = '', code = '', at = '0'] = process.argv.slice(2);
const log = createClickLog({
  directory,
  batchMs: 20,
  onFailure: (error) => {
    throw error;
  },
});

let written = 0;
for (;;) {
  for (let i = 0; i < 10; i++) log.append({ code, at: Number(at), verdict: 'counted' });
  await log.flush();
  written += 10;
  process.send?.(written);
  // These wait in memory when the end comes.
  log.append({ code, at: Number(at), verdict: 'counted' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  written += 1;
}
