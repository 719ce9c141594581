import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { arch, env, platform } from 'node:process';
import { root, run } from './run.mjs';

/** A package with the binary of Chrome 109, the oldest that we support and the last one of Windows 7 and 8; for Linux on x64 only. */
const PACKAGE = '@sparticuz/chromium@109.0.6';
const folder = join(root, '.cache/chrome-109');
const program = join(folder, 'chrome');
const NAMES_ITSELF = 'data:text/html,<script>document.write(navigator.userAgent)</script>';

/** Path of a Chrome 109 that runs on this machine, fetched once; or undefined, with the reason printed. */
export async function findOldChrome() {
  if (platform !== 'linux' || arch !== 'x64') return skip('there is none for this system');
  if (!existsSync(program)) {
    const failure = await fetchChrome().catch(String);
    if (failure) return skip(failure);
  }
  const { stdout, stderr } = spawnSync(program, ['--no-sandbox', '--disable-gpu', '--dump-dom', NAMES_ITSELF], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return stdout?.includes('Chrome/109.') ? program : skip(stderr?.trim().split('\n').at(-1) || 'it does not start');
}

/** Answers what went wrong, if anything did. */
async function fetchChrome() {
  const packages = join(folder, 'package');
  mkdirSync(packages, { recursive: true });
  const { code, output } = await run([
    'npm',
    'install',
    '--prefix',
    packages,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--save-exact',
    PACKAGE,
  ]);
  if (code !== 0) return output.trim().split('\n').at(-1);
  // The package unpacks its program into the folder of temporary files.
  const module = join(packages, 'node_modules/@sparticuz/chromium');
  const unpack = `const own = require(${JSON.stringify(module)}); (own.default ?? own).executablePath()`;
  const unpacked = await run([process.execPath, '-e', unpack], { env: { ...env, TMPDIR: packages } });
  const found = join(packages, 'chromium');
  if (unpacked.code !== 0 || !existsSync(found)) return unpacked.output.trim().split('\n').at(-1) || 'it could not be unpacked';
  renameSync(found, program);
  rmSync(packages, { recursive: true });
  return undefined;
}

function skip(reason) {
  console.log(`Chrome 109 is left out: ${reason}.`);
  return undefined;
}
