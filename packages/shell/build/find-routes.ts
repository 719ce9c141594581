import { parseAst } from 'vite';
import { isNode, listChildren, nameOf, unwrap, type Node } from './tree.ts';

/** A route of an app, as its source defines it. */
export interface FoundRoute {
  /** The router's pattern, such as `/campaigns/$id`. */
  readonly path: string;
  /** What the loader and the component of the route and its layouts are imported from, outermost first, the component last, as the source writes it. */
  readonly imports: readonly string[];
}

function* walk(node: unknown): Generator<Node> {
  if (!isNode(node)) return;
  yield node;
  for (const child of listChildren(node)) yield* walk(child);
}

type Fields = ReadonlyMap<string, Node>;

/**
 * Routes with an address of their own, out of the sources that call `createRoute`. A route's options are an object literal; spread
 * constants, `getParentRoute: () => layout`, and paths that are members of a constant table are followed, through the file first and
 * then through the others.
 */
export function findRoutes(sources: readonly string[]): FoundRoute[] {
  const files = sources.map((source) => {
    const tree = parseAst(source, { lang: 'ts' }) as unknown;
    return { tree, constants: listConstants(tree) };
  });
  const shared = new Map(files.flatMap(({ constants }) => [...constants]));
  return files.flatMap(({ tree, constants }) => {
    const reader = createReader((name) => constants.get(name) ?? shared.get(name));
    return [...walk(tree)].flatMap((node) => reader.readRoute(node) ?? []);
  });
}

function listConstants(tree: unknown): ReadonlyMap<string, Node> {
  const constants = new Map<string, Node>();
  for (const node of walk(tree)) {
    const value = node.type === 'VariableDeclarator' ? unwrap(node['init']) : undefined;
    const name = nameOf(node['id']);
    if (value && name !== undefined) constants.set(name, value);
  }
  return constants;
}

function createReader(findConstant: (name: string) => Node | undefined) {
  const readFields = (object: Node): Fields => {
    const fields = new Map<string, Node>();
    for (const property of (object['properties'] as readonly Node[] | undefined) ?? []) {
      if (property.type === 'SpreadElement') {
        const spread = findConstant(nameOf(property['argument']) ?? '');
        if (spread) for (const [name, value] of readFields(spread)) fields.set(name, value);
        continue;
      }
      const name = nameOf(property['key']);
      const value = unwrap(property['value']);
      if (name !== undefined && value) fields.set(name, value);
    }
    return fields;
  };

  const readText = (node: Node | undefined): string | undefined => {
    if (node?.type === 'Literal') return String(node['value']);
    if (node?.type !== 'MemberExpression') return undefined;
    const table = findConstant(nameOf(node['object']) ?? '');
    return table && readText(readFields(table).get(nameOf(node['property']) ?? ''));
  };

  const readOptions = (call: Node | undefined): Fields | undefined => {
    if (call?.type !== 'CallExpression' || nameOf(call['callee']) !== 'createRoute') return undefined;
    const options = unwrap((call['arguments'] as readonly unknown[])[0]);
    return options && readFields(options);
  };

  const listImports = (options: Fields): string[] => {
    const parent = options.get('getParentRoute');
    const parentName = parent?.type === 'ArrowFunctionExpression' ? nameOf(parent['body']) : undefined;
    const parentOptions = readOptions(findConstant(parentName ?? ''));
    const own = ['loader', 'component'].flatMap((name) => {
      const source = [...walk(options.get(name))].find(({ type }) => type === 'ImportExpression')?.['source'];
      const specifier = isNode(source) ? readText(source) : undefined;
      return specifier === undefined ? [] : [specifier];
    });
    return [...(parentOptions ? listImports(parentOptions) : []), ...own];
  };

  return {
    readRoute(node: Node): FoundRoute | undefined {
      const options = readOptions(node);
      const path = readText(options?.get('path'));
      return options && path !== undefined && path !== '$' ? { path, imports: listImports(options) } : undefined;
    },
  };
}
