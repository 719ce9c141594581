import type { Plugin } from 'vite';

const SUMMARY = /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?\n/gm;

/** A table of calls without the summaries, which only the documentation of the API shows. */
export function shortenCalls(code: string): string {
  return code.replace(SUMMARY, '');
}

/** Leaves the summaries of calls out of the scripts of browsers: they are a tenth of what home loads of the contract. */
export function shortCalls(): Plugin {
  return {
    name: 'short-calls',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /\.calls\.ts$/ }, handler: shortenCalls },
  };
}
