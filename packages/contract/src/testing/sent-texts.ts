import { z } from 'zod';
import type { TextKind } from '@jarchi/domain/drafts/fields/shapes.ts';
import { cleanLongText, cleanShortText } from '@jarchi/domain/text/clean-text.ts';
import type { CallSchemas } from '../schema.ts';
import { schemas } from '../schemas.ts';

/** A text somewhere in what a call is sent, and how it is cleaned; undefined: it is not said how. */
export interface SentText {
  readonly path: string;
  readonly kind: TextKind | undefined;
  readonly schema: z.ZodString;
}

/** Every text in the parameters, queries and bodies of all calls; formats such as days and UUIDs are none. */
export function listSentTexts(): SentText[] {
  return Object.entries(schemas).flatMap(([slice, table]) =>
    Object.entries<CallSchemas>(table).flatMap(([name, { params, query, body }]) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) => (schema ? listIn(schema, `${slice}.${name} ${part}`) : [])),
    ),
  );
}

/** The texts of one schema. */
export function listIn(schema: z.core.$ZodType, path: string): SentText[] {
  if (schema instanceof z.ZodString) return [{ path, kind: findKind(schema), schema }];
  return listParts(schema, schema).flatMap(([key, part]) => listIn(part, key === '' ? path : `${path}.${key}`));
}

/** The properties in which a schema holds another one that reads what was sent. A transform's own part follows what is cleaned. */
const INNER = [
  ['innerType', ''],
  ['element', '*'],
  ['in', ''],
  ['out', ''],
  ['keyType', '(key)'],
  ['valueType', '*'],
] as const;

function listParts({ _zod: { def: anyDef } }: z.core.$ZodType, schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const def = anyDef as unknown as Readonly<Record<string, unknown>>;
  const inner = INNER.flatMap(([property, key]): [string, z.core.$ZodType][] =>
    def[property] instanceof z.core.$ZodType ? [[key, def[property]]] : [],
  );
  const shape = schema instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(schema.shape) : [];
  const options = Array.isArray(def['options'])
    ? (def['options'] as z.core.$ZodType[]).map((one): [string, z.core.$ZodType] => ['', one])
    : [];
  return [...inner, ...shape, ...options];
}

type Clean = (text: string) => string;

/** How a text of each kind is cleaned. */
export const TEXT_CLEANERS: Readonly<Record<TextKind, Clean>> = { short: cleanShortText, long: cleanLongText, opaque: (text) => text };

/** Each kind makes another text of it, and so does trimming. */
const PROBE = ' \u200eA\u202db ';
const KINDS = Object.entries(TEXT_CLEANERS) as [TextKind, Clean][];

/** How a text is marked is asked of the cleaner that its schema runs. */
function findKind(schema: z.ZodString): TextKind | undefined {
  const found = listCleaners(schema).flatMap((tx) => KINDS.flatMap(([kind, clean]) => (tx(PROBE) === clean(PROBE) ? [kind] : [])));
  return found.length === 1 ? found[0] : undefined;
}

/** What a schema of texts changes in a text before it judges it. */
export function listCleaners({ def: { checks = [] } }: z.ZodString): Clean[] {
  return checks.flatMap(({ _zod: { def } }) => ('tx' in def ? [def.tx as Clean] : []));
}
