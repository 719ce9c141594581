import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { env, getuid, platform } from 'node:process';
import { programOf, run } from './run.mjs';

// Headless shells first: they do not draw windows.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((directory) =>
    directory ? [join(directory, 'Google/Chrome/Application/chrome.exe'), join(directory, 'Microsoft/Edge/Application/msedge.exe')] : [],
  ),
];
const downloadedProgram = /(^|[\\/])(chrome|chrome\.exe|Chromium|Google Chrome for Testing|headless_shell|chrome-headless-shell)$/;

/** Path of a Chromium browser that runs on this machine, or undefined. */
export function findBrowser() {
  const directories = (env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => directories.map((directory) => join(directory, name)));
  return [env['CHROME_PATH'], ...onPath, ...usualPaths, ...listDownloaded()].find((path) => path && canRun(path));
}

/** Installs a browser in the way that this machine allows; returns its path, or prints the reason and returns undefined. */
export async function installBrowser() {
  console.log('Installing a browser…');
  const asRoot = findRootPrefix();
  const log = [];
  if (asRoot && isDebianFamily()) {
    log.push(await run([...asRoot, 'apt-get', 'update', '-q']));
    // In older releases the second package contains the first.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      log.push(await run([...asRoot, 'apt-get', 'install', '-q', '-y', '--no-install-recommends', name], { env: aptEnvironment }));
      const found = findBrowser();
      if (found) return found;
    }
  }
  log.push(await run([...programOf('playwright-core'), 'install', ...(asRoot && isDebianFamily() ? ['--with-deps'] : []), 'chromium']));
  const downloaded = findBrowser();
  if (!downloaded) {
    console.error(log.map(({ output }) => output.trimEnd().split('\n').slice(-5).join('\n')).join('\n'));
    console.error('No browser was found and none could be installed: install Chromium or Chrome, or name one in CHROME_PATH.');
  }
  return downloaded;
}

const aptEnvironment = { ...env, DEBIAN_FRONTEND: 'noninteractive' };

/** [] as root, ['sudo', '-n'] where that needs no password, undefined otherwise. */
function findRootPrefix() {
  if (platform !== 'linux') return undefined;
  if (getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

function isDebianFamily() {
  return existsSync('/usr/bin/apt-get') && /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));
}

// Ubuntu's chromium package is only a stub for snap, so a browser has to answer --version.
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function listDownloaded() {
  const caches = [
    env['PLAYWRIGHT_BROWSERS_PATH'],
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    env['LOCALAPPDATA'] && join(env['LOCALAPPDATA'], 'ms-playwright'),
  ];
  return caches
    .filter((directory) => directory && existsSync(directory))
    .flatMap((directory) =>
      readdirSync(directory)
        .filter((name) => name.startsWith('chromium'))
        .flatMap((name) => readdirSync(join(directory, name), { recursive: true }).map((path) => join(directory, name, path)))
        .filter((path) => downloadedProgram.test(path)),
    );
}
