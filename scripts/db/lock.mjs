import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listMigrations, LOCK, readRecorded } from '../checks/store/migrations.mjs';
import { root } from '../machine/run.mjs';

// Writes the hash of each migration; refuses if a committed one has changed.
const migrations = listMigrations(root);
const recorded = readRecorded(root);
const changed = migrations.filter(({ tag, hash }) => hash === undefined || (recorded.get(tag) ?? hash) !== hash);
for (const { tag } of changed) console.error(`${tag} was changed after it was committed: restore it, and add a new migration`);
if (changed.length > 0) process.exit(1);
writeFileSync(join(root, LOCK), migrations.map(({ tag, hash }) => `${hash}  ${tag}.sql\n`).join(''));
console.log(`${LOCK}: ${migrations.length} migrations`);
