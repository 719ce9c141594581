import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { reportFindings } from '../source-files.mjs';
import { featureEdges } from './feature-edges.mjs';
import { floors } from './server-rooms.mjs';

const page = 'docs/architecture.md';
const rooms = 'scripts/checks/rooms/server-rooms.mjs';
const features = 'apps/server/src/features';
const README_LINES_MAX = 40;

/**
 * Slices of the server without a README, with a long one or without a floor, floors with a slice that is gone, and lists of
 * docs/architecture.md that are not those that the folders, floors and edges give.
 */
export function findStaleSliceLists(root) {
  const slices = listSlices(root);
  const onFloors = floors.flat();
  const text = existsSync(join(root, page)) ? readFileSync(join(root, page), 'utf8') : '';
  return [
    ...slices
      .filter(({ purpose }) => purpose === '')
      .map(({ readme }) => `${readme} lists of slices: its first line under the title says what the slice is for`),
    ...slices
      .filter(({ lines }) => lines > README_LINES_MAX)
      .map(({ readme, lines }) => `${readme} lists of slices: ${lines} lines; at most ${README_LINES_MAX} are allowed`),
    ...slices.filter(({ floor }) => floor === 0).map(({ name }) => `${rooms} lists of slices: slice ${name} has no floor`),
    ...onFloors
      .filter((name) => slices.every((slice) => slice.name !== name))
      .map((name) => `${rooms} lists of slices: there is no slice ${name}`),
    ...Object.entries(renderLists(slices)).flatMap(([name, list]) => {
      const present = findBlock(text, name);
      if (present === undefined) return [`${page} lists of slices: no <!-- ${name} --> … <!-- /${name} -->`];
      return present === list
        ? []
        : [`${page} lists of slices: ${name} are out of date: node scripts/checks/rooms/slice-lists.mjs --write`];
    }),
  ];
}

function writeSliceLists(root) {
  let text = readFileSync(join(root, page), 'utf8');
  for (const [name, list] of Object.entries(renderLists(listSlices(root)))) {
    const present = findBlock(text, name);
    if (present !== undefined) text = text.replace(`<!-- ${name} -->${present}`, () => `<!-- ${name} -->${list}`);
  }
  writeFileSync(join(root, page), text);
}

/** The text between the markers of a list. */
function findBlock(text, name) {
  const [block, ...rest] = (text.split(`<!-- ${name} -->`)[1] ?? '').split(`<!-- /${name} -->`);
  return rest.length > 0 ? block : undefined;
}

/** Every slice of the server with the first line of its README and its floor, counted from the top; 0: none. */
function listSlices(root) {
  if (!existsSync(join(root, features))) return [];
  return readdirSync(join(root, features), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => {
      const readme = `${features}/${name}/README.md`;
      const text = existsSync(join(root, readme)) ? readFileSync(join(root, readme), 'utf8').trimEnd() : '';
      const floor = floors.findIndex((onFloor) => onFloor.includes(name)) + 1;
      return { name, readme, floor, lines: text.split('\n').length, purpose: findPurpose(text) };
    });
}

/** The first line under the title. */
function findPurpose(text) {
  const line = text.split('\n').find((candidate) => candidate.trim() !== '' && !candidate.startsWith('#'));
  return (line ?? '').trim();
}

function renderLists(slices) {
  const rows = slices.map(({ name, readme, purpose, floor }) => `| [${name}](../${readme}) | ${purpose} | ${floor} |`);
  const storeys = floors.map((floor, index) => `${index + 1}. ${floor.join(' · ')}`);
  const edges = Object.entries(featureEdges).flatMap(([app, ofApp]) =>
    Object.entries(ofApp).map(([from, tos]) => `| ${app.replace('apps/', '')} | ${from} | ${tos.join(' · ')} |`),
  );
  return {
    edges: `\n\n| App | Feature | May import the public.ts of |\n|---|---|---|\n${edges.join('\n')}\n\n`,
    slices: `\n\n| Slice | What it is for | Floor |\n|---|---|---|\n${rows.join('\n')}\n\n`,
    floors: `\n\n${storeys.join('\n')}\n\n`,
  };
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const [root = cwd()] = argv.slice(2).filter((argument) => argument !== '--write');
  if (argv.includes('--write')) writeSliceLists(root);
  reportFindings(findStaleSliceLists(root));
}
