import type { Plugin } from 'vite';

const SUMMARY = /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?\n/gm;
const ERRORS = /^\s*errors:\s*\[[^\]]*\],?\n/gm;

/** A table of calls without what only types and the documentation of the API use: the summaries and the codes of refusals. */
export function shortenCalls(code: string): string {
  return code.replace(SUMMARY, '').replace(ERRORS, '');
}

/** Leaves these out of the scripts of browsers: together 2 kB of what home loads, gzipped. */
export function shortCalls(): Plugin {
  return {
    name: 'short-calls',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /\.calls\.ts$/ }, handler: shortenCalls },
  };
}
