import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SENT_FIELDS, type Call } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { commonRefusals, roleRefusals } from '@jarchi/contract/refusals/common.ts';
import type { Plugin } from 'vite';
import { isNode, nameOf, parseModule, unwrap, type Node } from '../tree.ts';
import { cutText, listTexts } from './split-texts.ts';
import { splitUses, type SplitTable, type SplitTables } from './split-uses.ts';

const TABLE = '@jarchi/contract/calls.ts';
const WORDS = '@jarchi/api-client/words/error-texts.fa.ts';
/** Codes that any call may answer: every page has their words. */
const EVERYWHERE = Object.keys({ ...commonRefusals, ...roleRefusals });
const MADE = /\?(?<kind>row|call|text)=(?<name>[\w.]+)$/;

export interface CallsOptions {
  /** The folder of the app. */
  readonly root: string;
  /** The modules, below `src`, that bind all calls: `export const api = caller.bind(calls)`. */
  readonly clients: readonly string[];
}

/**
 * Gives each app the calls that its code names, and each page those of its modules: `api.slice.call` and `calls.slice.call` become imports of
 * a module with that one row, whose refusals bring their words. The same code runs without this in development, in tests and on the server.
 */
export function splitCalls({ root, clients }: CallsOptions): Plugin {
  const resolve = (specifier: string) => createRequire(join(root, 'package.json')).resolve(specifier);
  const [table, words] = [resolve(TABLE), resolve(WORDS)];
  const read = (path: string) => readFileSync(path, 'utf8');
  const texts = listTexts(words, read);
  const clientFiles = clients.map((client) => join(root, 'src', client));
  const tables: SplitTables = new Map([
    [TABLE, [{ name: 'calls', moduleOf: (slice, call) => `${table}?row=${findRow(slice, call) && `${slice}.${call}`}` }]],
    ...clients.map((client, index) => {
      const file = clientFiles[index] ?? '';
      return [`#${client}`, listClients(read(file), file)] as const;
    }),
  ]);
  const make = (file: string, kind: string, name: string): string => {
    if (kind === 'text') return cutText(name, file, read(file));
    const [slice = '', call = '', client = ''] = name.split('.');
    const row = findRow(slice, call);
    if (kind === 'row') return `export const row = ${JSON.stringify(pickSent(row))};`;
    const codes = [...row.errors, ...(row.tells ?? [])].filter((code) => texts.has(code) && !EVERYWHERE.includes(code));
    return `import { ${client} } from ${JSON.stringify(file)};
import { row as sent } from ${JSON.stringify(`${table}?row=${slice}.${call}`)};
${importTexts(texts, codes)}${codes.length > 0 ? `import { errorTexts } from ${JSON.stringify(words)};` : ''}
export const row = /* @__PURE__ */ ${client}.bindCall(sent${codes.length > 0 ? `, /* @__PURE__ */ Object.assign(errorTexts, { ${codes.join(', ')} })` : ''});`;
  };
  return {
    name: 'split-calls',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: MADE }, handler: (id) => id },
    load: {
      filter: { id: [MADE, /\/error-texts\.fa\.ts$/] },
      handler(id) {
        const { kind = '', name = '' } = MADE.exec(id)?.groups ?? {};
        if (kind !== '') return { code: make(id.replace(MADE, ''), kind, name), moduleType: 'ts', moduleSideEffects: false };
        if (id !== words) return null;
        const code = `${importTexts(texts, EVERYWHERE)}export const errorTexts = { ${EVERYWHERE.join(', ')} };`;
        return { code, moduleType: 'ts' };
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: [...tables.keys()] },
      handler(code, id) {
        return splitUses(code, id, tables, clientFiles.includes(id)) ?? null;
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules))
          if (renderedLength > 0 && (id === table || /[.-]calls\.ts$|words\/refusals\/[^?]*$/.test(id)))
            this.error(`${id} is in the build as a whole, for ${this.getModuleInfo(id)?.importers.join(', ')}`);
      }
    },
  };
}

function findRow(slice: string, call: string): Call {
  const rows: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls;
  const row = rows[slice]?.[call];
  if (!row) throw new Error(`the contract has no call ${slice}.${call}`);
  return row;
}

const pickSent = (row: Call) => Object.fromEntries(SENT_FIELDS.map((field) => [field, row[field]]));

function importTexts(texts: ReadonlyMap<string, string>, codes: readonly string[]): string {
  return codes.map((code) => `import { text as ${code} } from ${JSON.stringify(`${texts.get(code)}?text=${code}`)};\n`).join('');
}

/** What a client's module exports: `export const api = caller.bind(calls)`. */
function listClients(source: string, file: string): SplitTable[] {
  return parseModule(source, file).flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node['declaration'])) return [];
    return ((node['declaration']['declarations'] ?? []) as readonly Node[]).flatMap(({ id, init }) => {
      const name = nameOf(id);
      const bound = unwrap(init);
      if (name === undefined || bound?.type !== 'CallExpression') return [];
      const moduleOf = (slice: string, call: string) => `${file}?call=${findRow(slice, call) && `${slice}.${call}.${name}`}`;
      return [{ name, moduleOf }];
    });
  });
}
