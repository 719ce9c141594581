import { readFileSync } from 'node:fs';
import { argv, cwd } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { isTest, listSourceFiles, readSource, reportFindings } from '../source-files.mjs';

const LIST = 'scripts/checks/calls/undescribed.txt';
/** Parts of a description: the effect, the units of figures and times, and advice for each error. */
const PARTS = ['does', 'units', 'atErrors'];

/** The calls that were made before calls had descriptions, `slice/call`. */
export const undescribedCalls = readFileSync(fileURLToPath(new URL('undescribed.txt', import.meta.url)), 'utf8')
  .split('\n')
  .filter(Boolean);

/** Calls of the contract without a description, and lines of the list of old ones that is not needed any more. */
export function findUndescribedCalls(root, listed = undescribedCalls) {
  const calls = listCalls(root);
  const missing = calls.filter(({ lacks }) => lacks.length > 0);
  const isMissing = (name) => missing.some((call) => call.name === name);
  return [
    ...missing
      .filter(({ name }) => !listed.includes(name))
      .map(
        ({ name, place, lacks }) =>
          `${place} descriptions: ${name} has no ${lacks.join(', no ')}: CONTRIBUTING.md tells what a call describes`,
      ),
    ...listed
      .filter((name) => !isMissing(name))
      .map((name) => `${LIST} descriptions: ${name} has a description, or is no call any more: take it off the list`),
    ...listed.filter((name, index) => listed.indexOf(name) !== index).map((name) => `${LIST} descriptions: ${name} is listed twice`),
  ];
}

/** Each call with where it stands and what its description lacks. */
function listCalls(root) {
  return listSourceFiles(root, ['calls.ts'])
    .filter((path) => path.startsWith('packages/contract/src/') && !isTest(path))
    .flatMap((path) => {
      const code = readSource(root, path);
      const [slice] = path.slice('packages/contract/src/'.length).split('/');
      return [...findObjects(parseAst(code, { lang: 'ts' }))]
        .filter(({ fields }) => fields.has('method') && fields.has('path'))
        .map(({ key, start, fields }) => ({
          name: `${slice}/${key}`,
          place: `${path}:${code.slice(0, start).split('\n').length}`,
          lacks: listLacks(fields.get('description')),
        }));
    });
}

function listLacks(description) {
  if (description?.type !== 'ObjectExpression') return ['description'];
  const fields = fieldsOf(description);
  return PARTS.filter((part) => !fields.has(part) || fields.get(part).value === '');
}

/** Object literals with the name of their property. */
function* findObjects(node) {
  if (Array.isArray(node)) for (const one of node) yield* findObjects(one);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  if (node.type === 'Property' && node.value.type === 'ObjectExpression')
    yield { key: node.key.name ?? node.key.value, start: node.start, fields: fieldsOf(node.value) };
  for (const part of Object.values(node)) yield* findObjects(part);
}

function fieldsOf({ properties }) {
  return new Map(properties.filter(({ type }) => type === 'Property').map(({ key, value }) => [key.name ?? key.value, value]));
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findUndescribedCalls(argv[2] ?? cwd()));
