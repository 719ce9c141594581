import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './machine/run.mjs';

// npm leaves a platform's binary out of the lock file if the registry does not have it (mirrors often do not), and then
// `npm ci` refuses the lock file on every machine. This adds those binaries; their names tell their platforms.
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = { armv7: 'arm', arm64: 'arm64', arm: 'arm', ia32: 'ia32', loong64: 'loong64', mips64el: 'mips64el' };
Object.assign(processors, { ppc64: 'ppc64', riscv64: 'riscv64', s390x: 's390x', wasm32: 'wasm32', x64: 'x64' });

execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(path, name)) continue;
    const place = whereOf(name);
    if (!place.os && !place.cpu) continue;
    lock.packages[`node_modules/${name}`] = { version: version.replace(/^[~^]/, ''), ...(dev && { dev }), optional: true, ...place };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} binaries of other platforms added to package-lock.json`);

function isLocked(path, name) {
  const folders = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].some((key) => key in lock.packages);
}

/** Reads the platform from a binary's name: "@tool/binding-linux-x64-musl". */
function whereOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = Object.keys(processors).find((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [processors[cpu]] }), ...(libc && { libc: [libc] }) };
}
