import { join, dirname } from 'node:path';
import { isNode, listChildren, nameOf, parseModule, unwrap, type Node } from '../tree.ts';

type Read = (path: string) => string;

/** The file with the words of each code, by the one table that spreads the tables of its neighbours: `{ ...commonTexts, ...ticketTexts }`. */
export function listTexts(table: string, read: Read): ReadonlyMap<string, string> {
  const body = parseModule(read(table), table);
  const files = new Map<string, string>();
  for (const node of body) {
    if (node.type !== 'ImportDeclaration') continue;
    for (const specifier of node['specifiers'] as readonly Node[])
      files.set(nameOf(specifier['local']) ?? '', join(dirname(table), nameOf(node['source']) ?? ''));
  }
  const [spread] = listObjects(body);
  const texts = new Map<string, string>();
  for (const property of (spread?.['properties'] ?? []) as readonly Node[]) {
    const name = nameOf(property['argument']) ?? '';
    const file = files.get(name);
    if (property.type !== 'SpreadElement' || file === undefined) throw new Error(`${table} is made of the tables of other files`);
    for (const { key } of listEntries(parseModule(read(file), file), file)) {
      if (texts.has(key) && texts.get(key) !== file) throw new Error(`${key} has words in two files`);
      texts.set(key, file);
    }
  }
  return texts;
}

/** A module with the words of one code, `text`, and no more of its file than they use. */
export function cutText(code: string, file: string, source: string): string {
  const body = parseModule(source, file);
  const entry = listEntries(body, file).find(({ key }) => key === code);
  if (!entry) throw new Error(`${file} has no words of ${code}`);
  const declared = new Map<string, { readonly node: Node; readonly text: string }>();
  for (const node of body) {
    const statement = node.type === 'ExportNamedDeclaration' && isNode(node['declaration']) ? node['declaration'] : node;
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement['specifiers'] as readonly Node[]) {
        const [imported, local] = [nameOf(specifier['imported']) ?? '', nameOf(specifier['local']) ?? ''];
        if (statement['importKind'] === 'type' || specifier['importKind'] === 'type') continue;
        const from = JSON.stringify(nameOf(statement['source']));
        declared.set(local, { node: specifier, text: `import { ${imported} as ${local} } from ${from};` });
      }
    else
      for (const name of listDeclared(statement))
        declared.set(name, { node: statement, text: source.slice(statement.start, statement.end) });
  }
  const used = new Set<string>();
  const visit = (node: Node): void => {
    const found = node.type === 'Identifier' ? declared.get(nameOf(node) ?? '') : undefined;
    if (found && !used.has(found.text)) {
      used.add(found.text);
      if (found.node.type !== 'ImportSpecifier') visit(found.node);
    }
    listChildren(node).forEach(visit);
  };
  visit(entry.value);
  return [...used, `export const text = ${source.slice(entry.value.start, entry.value.end)};`].join('\n');
}

/** The names that a declaration gives. */
function listDeclared(statement: Node): string[] {
  if (statement.type === 'FunctionDeclaration') return [nameOf(statement['id']) ?? ''];
  if (statement.type !== 'VariableDeclaration') return [];
  return (statement['declarations'] as readonly Node[]).map(({ id }) => nameOf(id) ?? '');
}

/** The tables that a file exports. */
function listObjects(body: readonly Node[]): Node[] {
  return body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || !isNode(node['declaration'])) return [];
    const { declarations = [] } = node['declaration'] as { readonly declarations?: readonly Node[] };
    return declarations.flatMap(({ init }) => {
      const value = unwrap(init);
      return value?.type === 'ObjectExpression' ? [value] : [];
    });
  });
}

function listEntries(body: readonly Node[], file: string): { readonly key: string; readonly value: Node }[] {
  return listObjects(body)
    .flatMap(({ properties }) => properties as readonly Node[])
    .map((property) => {
      const key = nameOf(property['key']);
      const value = property['value'];
      if (property.type !== 'Property' || property['computed'] === true || key === undefined || !isNode(value))
        throw new Error(`${file} is a plain table of words by code`);
      return { key, value };
    });
}
