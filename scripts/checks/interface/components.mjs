import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { listImports, resolveImport } from '../imports.mjs';
import { isTest, listSourceFiles, readSource, reportFindings } from '../source-files.mjs';

const page = 'packages/ui/dev/';
const library = 'packages/ui/src/';

/**
 * Components of packages/ui that the component page (packages/ui/dev) does not show. What another room uses, the page names itself; what
 * stands inside another component is shown with it. No product code imports the page.
 */
export function findUnshownComponents(root) {
  const paths = listSourceFiles(root, ['.ts', '.tsx']).filter((path) => !isTest(path));
  const imports = new Map(paths.map((path) => [path, listOwn(path, readSource(root, path))]));
  const onPage = paths.filter((path) => path.startsWith(page));
  const named = new Set(onPage.flatMap((path) => imports.get(path)));
  const shown = reach(onPage, imports);
  const usedOutside = new Set(
    paths.filter((path) => !path.startsWith('packages/ui/')).flatMap((path) => imports.get(path).filter((to) => to.startsWith(library))),
  );
  const isShown = (path) => (usedOutside.has(path) ? named.has(path) : shown.has(path));
  return [
    ...paths
      .filter((path) => path.startsWith(library) && path.endsWith('.tsx') && !isShown(path))
      .map((path) => `${path} components: not on the component page: give it a shelf in packages/ui/dev/shelves`),
    ...paths
      .filter((path) => !path.startsWith(page) && imports.get(path).some((to) => to.startsWith(page)))
      .map((path) => `${path} components: the component page is for development: product code does not import it`),
  ];
}

function listOwn(path, source) {
  return listImports(source)
    .filter(({ isType }) => !isType)
    .map(({ specifier }) => resolveImport(path, specifier))
    .flatMap((target) => (target.kind === 'ours' ? [target.path] : []));
}

function reach(from, imports) {
  const reached = new Set(from);
  for (const path of reached) for (const next of imports.get(path) ?? []) reached.add(next);
  return reached;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findUnshownComponents(argv[2] ?? cwd()));
