import { z } from 'zod';
import type { CallSchemas } from '../schema.ts';

interface Shape {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly format?: string;
  readonly $ref?: string;
}

const TEXTS: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-10T08:00:00.000Z',
  email: 'a@example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
  uri: 'https://example.com/',
};
const DEPTH = 8;

/** An answer that fits a call's response, with one row in each list and no null where something else may stand. */
export function drawAnswer({ response }: CallSchemas): unknown {
  if (!response) return undefined;
  return draw(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any', reused: 'inline' }) as Shape, 0);
}

function draw(shape: Shape, depth: number): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum.find((one) => one !== null) ?? null;
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return draw(choices.find((one) => one.type !== 'null' && one.const !== null) ?? {}, depth);
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => draw(part, depth))) as unknown;
  const type = typeof shape.type === 'string' ? shape.type : shape.type?.find((one) => one !== 'null');
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, draw(inner, depth + 1)]));
    case 'array': {
      if (shape.prefixItems) return shape.prefixItems.map((inner) => draw(inner, depth + 1));
      const isDeep = depth > DEPTH && (shape.minItems ?? 0) === 0;
      return shape.items && !isDeep
        ? Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => draw(shape.items ?? {}, depth + 1))
        : [];
    }
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return TEXTS[shape.format ?? ''] ?? 'text';
  }
}
