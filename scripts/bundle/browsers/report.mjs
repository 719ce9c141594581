import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inScripts, inStyles } from './exceptions.mjs';
import { findInScript } from './scripts.mjs';
import { findInStyle } from './styles.mjs';
import { browsers } from './support.mjs';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type="application)[^>]*)[^>]*>([\s\S]*?)<\/script>/g;

/** Prints what the apps in `directories` use that a supported browser lacks, but for the exceptions; answers whether there is nothing. */
export function reportBrowsers(directories) {
  const files = directories.filter((directory) => existsSync(directory)).flatMap(listFiles);
  const scripts = files.flatMap(({ name, text }) => (name.endsWith('.css') ? [] : findInScript(text).map((one) => ({ ...one, name }))));
  const styles = files.flatMap(({ name, text }) => (name.endsWith('.css') ? findInStyle(text).map((one) => ({ ...one, name })) : []));
  const lines = [...judge(scripts, inScripts), ...judge(styles, inStyles)];
  const oldest = ['chrome', 'edge', 'firefox', 'safari'].map((name) => `${name} ${browsers[name]}`).join(', ');
  const judgement = lines.length === 0 ? 'everything used has a way' : 'these have none';
  console.log(`${files.length} scripts and styles in ${oldest}: ${judgement}`);
  for (const line of lines) console.error(`  ${line}`);
  return lines.length === 0;
}

function judge(found, exceptions) {
  const used = new Set(found.map(({ feature }) => feature));
  const unknown = found
    .filter(({ feature }) => !Object.hasOwn(exceptions, feature))
    .map(
      ({ feature, lacking, name, at = [] }) =>
        `${name}: ${feature} ${[...new Set(at)].slice(0, 3).join(' ')} is missing in ${lacking.join(', ')}`,
    );
  const idle = Object.keys(exceptions)
    .filter((feature) => !used.has(feature))
    .map((feature) => `${feature} is used nowhere: drop it from scripts/bundle/browsers/exceptions.mjs`);
  return [...unknown, ...idle];
}

/** Built scripts and styles of an app, those within its documents too. */
function listFiles(directory) {
  const read = (name) => readFileSync(join(directory, name), 'utf8');
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html'));
  return [
    ...names.filter((name) => /\.(js|css)$/.test(name)).map((name) => ({ name, text: read(name) })),
    ...pages.flatMap((name) => [...read(name).matchAll(INLINE_SCRIPT)].map(([, text]) => ({ name, text }))),
  ];
}
