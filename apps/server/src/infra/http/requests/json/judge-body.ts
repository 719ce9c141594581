import type { FieldIssue } from '@jarchi/contract/refusals/field-issues.ts';
import { issueAt } from '../issues.ts';
import { countKeys, findRepeatedKey } from './scan-json.ts';

/** Later steps walk through a body recursively: a few thousand levels would overflow the stack. */
const DEPTH_MAX = 64;
/** How JSON can carry what no column can store: U+0000, and half of a surrogate pair. */
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/i;
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** What is wrong with a JSON body whatever its call takes: too many levels, a key that one object has twice, a text that cannot be stored. */
export function findBodyIssue(text: string, body: unknown): FieldIssue | undefined {
  const walk = new Walk(text.includes('\\u') && UNSTORABLE_ESCAPE.test(text));
  walk.see(body, 0);
  if (walk.isTooDeep) return issueAt([], { code: 'too_deep', facts: { maximum: DEPTH_MAX } });
  if (countKeys(text) > walk.keys) return issueAt(findRepeatedKey(text), { code: 'repeated_key' });
  return walk.unstorable && issueAt(walk.unstorable, { code: 'unstorable' });
}

/** One way through a body, no deeper than is allowed. */
class Walk {
  keys = 0;
  isTooDeep = false;
  unstorable: readonly PropertyKey[] | undefined;
  readonly #checksTexts: boolean;
  readonly #path: PropertyKey[] = [];

  constructor(checksTexts: boolean) {
    this.#checksTexts = checksTexts;
  }

  see(value: unknown, depth: number): void {
    if (typeof value === 'string') {
      if (this.#checksTexts) this.#seeText(value, depth);
    } else if (typeof value === 'object' && value !== null) {
      if (depth === DEPTH_MAX) this.isTooDeep = true;
      else if (Array.isArray(value)) this.#seeList(value, depth);
      else this.#seeObject(value as Readonly<Record<string, unknown>>, depth);
    }
  }

  #seeList(list: readonly unknown[], depth: number): void {
    for (let index = 0; index < list.length; index++) {
      const part = list[index];
      if (typeof part !== 'object' && !this.#checksTexts) continue;
      this.#path[depth] = index;
      this.see(part, depth + 1);
    }
  }

  #seeObject(object: Readonly<Record<string, unknown>>, depth: number): void {
    const keys = Object.keys(object);
    this.keys += keys.length;
    for (const key of keys) {
      if (this.#checksTexts) this.#seeText(key, depth);
      const part = object[key];
      if (typeof part !== 'object' && !this.#checksTexts) continue;
      this.#path[depth] = key;
      this.see(part, depth + 1);
    }
  }

  #seeText(text: string, depth: number): void {
    if (this.unstorable === undefined && UNSTORABLE.test(text)) this.unstorable = this.#path.slice(0, depth);
  }
}
