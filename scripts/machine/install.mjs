import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform, versions } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const oldestNode = [20, 19];

/** Ends the process with a message if Node is too old. */
export function requireNode() {
  const [major, minor] = versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Jarchi needs Node ${oldestNode.join('.')} or newer; this is ${versions.node}.`);
  process.exit(1);
}

/** Installs the packages of package-lock.json unless they are installed. Ends the process if that fails. */
export function installMissing() {
  if (isInstalled()) return;
  console.log('Installing…');
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: platform === 'win32',
  });
  if (result.status === 0) return;
  console.error('The packages could not be installed. Is the npm registry reachable (npm ping)?');
  process.exit(1);
}

/** npm lists the installed packages in node_modules/.package-lock.json at the end of an installation. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (!path.includes('node_modules/')) return true;
    return installed[path] ? installed[path].version === version : Boolean(optional || peer);
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return {};
  }
}
