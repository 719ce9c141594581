import { parseAst } from 'vite';

/** A node of a parsed module. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes directly below a node, in any of its parts. */
export function listChildren(node: Node): Node[] {
  return Object.values(node)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isNode);
}

/** The statements of a module; `path` tells whether it may hold elements. */
export function parseModule(code: string, path: string): Node[] {
  const lang = /\.tsx(\?|$)/.test(path) ? 'tsx' : 'ts';
  return (parseAst(code, { lang }) as unknown as { readonly body: Node[] }).body;
}

/** `value as const` and `value satisfies T` are the value. */
export function unwrap(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined;
  return /^TS(As|Satisfies)Expression$/.test(value.type) ? unwrap(value['expression']) : value;
}

/** The name of an identifier, or the text of a literal. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  return node.type === 'Identifier' ? (node['name'] as string) : node.type === 'Literal' ? String(node['value']) : undefined;
}

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function applyEdits(code: string, edits: readonly Edit[]): string {
  let edited = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    edited += code.slice(at, start) + text;
    at = end;
  }
  return edited + code.slice(at);
}
