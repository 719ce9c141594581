import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const leastBytes = 1000;
// Above this size quality 11 takes seconds, and saves a percent or two.
const largeBytes = 100_000;

/** Writes .br and .gz files next to the files of `directory` that gain from it; the server sends them unchanged. */
export async function compressAssets(directory) {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('.vite'));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < leastBytes) return;
  const quality = content.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content, { params }), promisify(gzip)(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
