import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SENT_FIELDS, type Call } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { commonRefusals, roleRefusals } from '@jarchi/contract/refusals/common.ts';
import { isNode, nameOf, parseModule, unwrap, type Node } from '../tree.ts';
import { cutText, listTexts } from './split-texts.ts';
import { splitUses, type SplitTable, type SplitTables } from './split-uses.ts';

const TABLE = '@jarchi/contract/calls.ts';
const WORDS = '@jarchi/api-client/words/error-texts.fa.ts';
/** Codes that any call may answer: every page has their words. */
const EVERYWHERE = Object.keys({ ...commonRefusals, ...roleRefusals });

/** The modules that are made: a row of the table, a call as a client binds it, the words of a code. */
export const MADE = /\?(?<kind>row|call|text)=(?<name>[\w.]+)$/;

interface CallsOptions {
  /** The folder of the app. */
  readonly root: string;
  /** The modules, below `src`, that bind all calls: `export const api = caller.bind(calls)`. */
  readonly clients: readonly string[];
}

export interface Splitter {
  /** The specifiers by which modules import a table. */
  readonly specifiers: readonly string[];
  /** The code of a module that imports each call by itself; undefined where it names none. */
  split(code: string, path: string): string | undefined;
  /** The code of a module that is made, and of the one table of words; undefined for all others. */
  make(id: string): string | undefined;
  /** Whether a module has calls or words that no code asked for. */
  isWhole(id: string): boolean;
}

export function createSplitter({ root, clients }: CallsOptions): Splitter {
  const resolve = (specifier: string) => createRequire(join(root, 'package.json')).resolve(specifier);
  const [table, words] = [resolve(TABLE), resolve(WORDS)];
  const texts = listTexts(words, read);
  const files = clients.map((client) => join(root, 'src', client));
  const tables: SplitTables = new Map([
    [TABLE, [{ name: 'calls', moduleOf: (slice, call) => nameRow(table, slice, call) }]],
    ...files.map((file, index) => [`#${clients[index]}`, listClients(file)] as const),
  ]);
  const importTexts = (codes: readonly string[]) =>
    codes.map((code) => `import { text as ${code} } from ${JSON.stringify(`${texts.get(code)}?text=${code}`)};\n`).join('');

  const makeCall = (file: string, slice: string, call: string, client: string): string => {
    const { errors, tells = [] } = findRow(slice, call);
    const codes = [...new Set([...errors, ...tells])].filter((code) => texts.has(code) && !EVERYWHERE.includes(code));
    // `bindCall` ignores this argument: as a part of a pure call, the words leave with the row that no code uses; a statement would stay.
    const told = `, /* @__PURE__ */ Object.assign(errorTexts, { ${codes.join(', ')} })`;
    return [
      `import { ${client} } from ${JSON.stringify(file)};`,
      `import { row as sent } from ${JSON.stringify(nameRow(table, slice, call))};`,
      `import { errorTexts } from ${JSON.stringify(words)};`,
      `${importTexts(codes)}export const row = /* @__PURE__ */ ${client}.bindCall(sent${codes.length > 0 ? told : ''});`,
    ].join('\n');
  };
  return {
    specifiers: [...tables.keys()],
    split: (code, path) => splitUses(code, path, tables, files.includes(path)),
    make(id) {
      if (id === words) return `${importTexts(EVERYWHERE)}export const errorTexts = { ${EVERYWHERE.join(', ')} };`;
      const { kind = '', name = '' } = MADE.exec(id)?.groups ?? {};
      const file = id.replace(MADE, '');
      const [slice = '', call = '', client = ''] = name.split('.');
      if (kind === 'text') return cutText(name, file, read(file));
      if (kind === 'row') return `export const row = ${JSON.stringify(pickSent(findRow(slice, call)))};`;
      return kind === 'call' ? makeCall(file, slice, call, client) : undefined;
    },
    isWhole: (id) => id === table || /[.-]calls\.ts$/.test(id) || [...texts.values()].includes(id),
  };
}

const read = (path: string): string => readFileSync(path, 'utf8');

function findRow(slice: string, call: string): Call {
  const rows: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls;
  const row = rows[slice]?.[call];
  if (!row) throw new Error(`the contract has no call ${slice}.${call}`);
  return row;
}

const pickSent = (row: Call) => Object.fromEntries(SENT_FIELDS.map((field) => [field, row[field]]));

function nameRow(table: string, slice: string, call: string): string {
  findRow(slice, call);
  return `${table}?row=${slice}.${call}`;
}

/** The names that a client's module exports: `export const api = caller.bind(calls)`. */
function listClients(file: string): SplitTable[] {
  return parseModule(read(file), file).flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node['declaration'])) return [];
    return ((node['declaration']['declarations'] ?? []) as readonly Node[]).flatMap(({ id, init }) => {
      const name = nameOf(id);
      if (name === undefined || unwrap(init)?.type !== 'CallExpression') return [];
      return [
        { name, moduleOf: (slice: string, call: string) => `${file}?call=${nameRow('', slice, call).slice('?row='.length)}.${name}` },
      ];
    });
  });
}
