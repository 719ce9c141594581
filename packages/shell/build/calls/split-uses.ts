import { applyEdits, isNode, listChildren, nameOf, parseModule, type Edit, type Node } from '../tree.ts';

/** A table of calls that is split: `api`, whose rows are functions, or `calls`, whose rows are plain. */
export interface SplitTable {
  /** The name by which its module exports it. */
  readonly name: string;
  /** The module that exports one row as `row`. */
  moduleOf(slice: string, call: string): string;
}

/** The tables of a module, by the specifier that it is imported by. */
export type SplitTables = ReadonlyMap<string, readonly SplitTable[]>;

/** Expressions around a value that leave it what it is; other nodes of TypeScript are types. */
const VALUES_OF_TYPESCRIPT = /^TS(As|Satisfies|NonNull|TypeAssertion|Instantiation)/;

/**
 * A module that imports each row that it names, `table.slice.call`, from a module of its own; undefined where it names none. Any other use
 * of a table would bring all of it to whoever opens the page, so it is refused. The modules in which a table begins bind it as a whole,
 * `caller.bind(calls)`; with `isClient` what is left of that is the caller.
 */
export function splitUses(code: string, path: string, tables: SplitTables, isClient = false): string | undefined {
  const body = parseModule(code, path);
  const fail = (node: Node, why: string): never => {
    throw new Error(
      `${path}:${code.slice(0, node.start).split('\n').length} ${why}: the build splits a table by uses such as api.slice.call`,
    );
  };
  const edits: Edit[] = [];
  const locals = new Map<string, SplitTable>();
  for (const node of body) {
    const found = tables.get(nameOf(node['source']) ?? '');
    if (!found || node['importKind'] === 'type' || node['exportKind'] === 'type') continue;
    if (node.type !== 'ImportDeclaration') fail(node, 'a table is exported again');
    const left = importTables(node, found, locals);
    if (left === undefined) fail(node, 'a table is imported as a whole');
    else edits.push({ start: node.start, end: node.end, text: left });
  }
  const imports = new Map<string, string>();
  const nameRow = (node: Node, table: SplitTable, slice: string, call: string): void => {
    const name = `${table.name}$${slice}$${call}`;
    imports.set(name, table.moduleOf(slice, call));
    edits.push({ start: node.start, end: node.end, text: name });
  };
  const visit = (node: Node, parents: readonly Node[]): void => {
    if (node.type === 'ImportDeclaration' || (node.type.startsWith('TS') && !VALUES_OF_TYPESCRIPT.test(node.type))) return;
    if (node.type === 'ImportExpression' && tables.has(nameOf(node['source']) ?? '')) fail(node, 'a table is imported as a whole');
    const table = node.type === 'Identifier' && !isKey(node, parents[0]) ? locals.get(nameOf(node) ?? '') : undefined;
    if (table) {
      const [slice, call] = [readKey(parents[0], node), readKey(parents[1], parents[0])];
      const bound = isClient ? findBound(parents[0], node) : undefined;
      if (slice !== undefined && call !== undefined && parents[1]) nameRow(parents[1], table, slice, call);
      else if (bound && parents[0]) edits.push({ start: bound.end, end: parents[0].end, text: '' });
      else fail(node, `${table.name} is used as a whole, or bound again`);
    }
    for (const child of listChildren(node)) visit(child, [node, ...parents.slice(0, 1)]);
  };
  for (const node of body) visit(node, []);
  if (edits.length === 0) return undefined;
  const lines = [...imports].map(([name, module]) => `import { row as ${name} } from ${JSON.stringify(module)}; `);
  return lines.join('') + applyEdits(code, edits);
}

/** Notes what an import names the tables; returns the rest of it, undefined where it takes the whole module. */
function importTables(node: Node, found: readonly SplitTable[], locals: Map<string, SplitTable>): string | undefined {
  const specifiers = node['specifiers'] as readonly Node[];
  if (specifiers.length === 0 || specifiers.some(({ type }) => type !== 'ImportSpecifier')) return undefined;
  const others: string[] = [];
  for (const specifier of specifiers) {
    const [imported, local] = [nameOf(specifier['imported']) ?? '', nameOf(specifier['local']) ?? ''];
    if (specifier['importKind'] === 'type') continue;
    const table = found.find(({ name }) => name === imported);
    if (table) locals.set(local, table);
    else others.push(`${imported} as ${local}`);
  }
  return others.length === 0 ? '' : `import { ${others.join(', ')} } from ${JSON.stringify(nameOf(node['source']))};`;
}

/** Whether a name is a key there, not a value: `{ api: 1 }`, `other.api`, a method. */
function isKey(node: Node, parent: Node | undefined): boolean {
  if (!parent || parent['computed'] === true) return false;
  if (parent.type === 'MemberExpression') return parent['property'] === node;
  return parent['key'] === node && parent['shorthand'] !== true;
}

/** The name of a member of `object`, where it is written with a dot. */
function readKey(member: Node | undefined, object: Node | undefined): string | undefined {
  if (member?.type !== 'MemberExpression' || member['computed'] === true || member['object'] !== object) return undefined;
  return nameOf(member['property']);
}

/** The caller of `caller.bind(calls)`. */
function findBound(call: Node | undefined, argument: Node): Node | undefined {
  const callee = call?.type === 'CallExpression' && isNode(call['callee']) ? call['callee'] : undefined;
  const isOnly = Array.isArray(call?.['arguments']) && call['arguments'].length === 1 && call['arguments'][0] === argument;
  if (!isOnly || callee?.type !== 'MemberExpression' || nameOf(callee['property']) !== 'bind') return undefined;
  return isNode(callee['object']) ? callee['object'] : undefined;
}
