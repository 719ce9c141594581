import { z } from 'zod';
import type { NamedCall } from './every-call.ts';

/**
 * Values for words of the contract: for a field its name, for `{id}` in an address the part before it (`/orders/{id}`: `orders`). The value
 * is requested each time that the word occurs.
 */
export type Words = Readonly<Record<string, () => unknown>>;

export interface DrawnInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly format?: string;
}

const PARTS = ['params', 'query', 'body'] as const;
const texts: Readonly<Record<string, string>> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T08:00:00Z',
  email: 'a@example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/**
 * The smallest input that the shapes of a call accept, with the values of known words. Optional fields are left out, except those in
 * `wanted`.
 */
export async function drawInput({ call, shapes }: NamedCall, words: Words, wanted: readonly string[] = []): Promise<DrawnInput> {
  const drawn: Record<string, unknown> = {};
  for (const part of PARTS) {
    const shape = shapes[part] && getShape(shapes[part]);
    const known = part === 'params' ? byParameter(call.path, words) : words;
    if (shape) drawn[part] = await drawShape(shape, '', known, wanted);
  }
  return drawn;
}

/** The words of a call's address, and those of its fields, required or not; fields inside of `whole` words are left out. */
export function listWords({ call, shapes }: NamedCall, whole: readonly string[] = []) {
  const address = listParameters(call.path).map(({ word }) => word);
  const fields = (['query', 'body'] as const).flatMap((part) => (shapes[part] ? listFields(getShape(shapes[part]), true, whole) : []));
  return {
    address,
    required: [...address, ...fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)],
    all: [...address, ...fields.map(({ name }) => name)],
  };
}

function getShape(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

function listParameters(path: string): { readonly parameter: string; readonly word: string }[] {
  const parts = path.split('/');
  return parts.flatMap((part, index) => {
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1];
    return parameter === undefined ? [] : [{ parameter, word: parameter === 'id' ? (parts[index - 1] ?? 'id') : parameter }];
  });
}

function byParameter(path: string, words: Words): Words {
  return Object.fromEntries(
    listParameters(path).flatMap(({ parameter, word }) => (words[word] === undefined ? [] : [[parameter, words[word]]])),
  );
}

async function drawShape(shape: Shape, name: string, words: Words, wanted: readonly string[]): Promise<unknown> {
  const known = words[name];
  if (known !== undefined) {
    const value = await known();
    return shape.type === 'array' && !Array.isArray(value) ? [value] : value;
  }
  if (shape.const !== undefined) return shape.const;
  const [example] = shape.enum ?? shape.examples ?? [];
  if (example !== undefined) return example;
  const choice = shape.anyOf?.find(({ type }) => type !== 'null');
  return choice ? drawShape(choice, name, words, wanted) : drawType(shape, words, wanted);
}

async function drawType(shape: Shape, words: Words, wanted: readonly string[]): Promise<unknown> {
  switch (shape.type) {
    case 'object': {
      const fields = Object.entries(shape.properties ?? {}).filter(
        ([field, inner]) => shape.required?.includes(field) === true || holdsWanted(field, inner, wanted),
      );
      return Object.fromEntries(
        await Promise.all(fields.map(async ([field, inner]) => [field, await drawShape(inner, field, words, wanted)])),
      );
    }
    case 'array': {
      const isWanted = shape.items !== undefined && holdsWanted('', shape.items, wanted);
      const length = Math.max(shape.minItems ?? 0, isWanted ? 1 : 0);
      return Promise.all(Array.from({ length }, () => drawShape(shape.items ?? {}, '', words, wanted)));
    }
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, (shape.exclusiveMinimum ?? 0) + 1, 1);
    case 'boolean':
      return true;
    default:
      return texts[shape.format ?? ''] ?? 'x'.repeat(Math.max(shape.minLength ?? 1, 12));
  }
}

function holdsWanted(name: string, shape: Shape, wanted: readonly string[]): boolean {
  return wanted.includes(name) || listFields(shape, false, []).some((field) => wanted.includes(field.name));
}

interface Field {
  readonly name: string;
  readonly isRequired: boolean;
}

function listFields(shape: Shape, isRequired: boolean, whole: readonly string[]): Field[] {
  const inside = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => {
    const isNeeded = isRequired && shape.required?.includes(name) === true;
    return [{ name, isRequired: isNeeded }, ...(whole.includes(name) ? [] : listFields(inner, isNeeded, whole))];
  });
  const choices = (shape.anyOf ?? []).flatMap((choice) => listFields(choice, false, whole));
  const items = shape.items ? listFields(shape.items, isRequired && (shape.minItems ?? 0) > 0, whole) : [];
  return [...inside, ...choices, ...items];
}
