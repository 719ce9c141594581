import { tabStorage, type KeptTexts } from './browser-storage.ts';
import type { Shape } from './shapes.ts';

/**
 * Keeps a value as text and reads it by its shape: by default what is typed in this tab and not sent yet, which outlives a reload. `keyOf`
 * names where it is: a fixed name, or one for each subject. Whatever the storage holds, and whatever it refuses, nothing here throws.
 */
export function createKept<T, A extends readonly unknown[] = []>(
  keyOf: (...about: A) => string,
  shape: Shape<T>,
  storage: KeptTexts = tabStorage,
) {
  return {
    /** Undefined if nothing is kept, or nothing that has the shape. */
    read(...about: A): T | undefined {
      try {
        return shape(JSON.parse(storage.getItem(keyOf(...about)) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    /** Whether a reload would find it. */
    keep: (value: T, ...about: A): boolean => storage.setItem(keyOf(...about), JSON.stringify(value)) !== false,
    forget: (...about: A): void => storage.removeItem(keyOf(...about)),
  };
}
