import { tabStorage } from './browser-storage.ts';
import type { Shape } from './shapes.ts';

/**
 * What is typed in this tab and not sent yet; it outlives a reload. `keyOf` names where it stands: a fixed name, or one for each subject.
 * Whatever the storage holds, and whatever it refuses, nothing here throws.
 */
export function createKept<T, A extends readonly unknown[] = []>(keyOf: (...about: A) => string, shape: Shape<T>) {
  return {
    /** Undefined if nothing is kept, or nothing that has the shape. */
    read(...about: A): T | undefined {
      try {
        return shape(JSON.parse(tabStorage.getItem(keyOf(...about)) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    keep: (value: T, ...about: A): void => void tabStorage.setItem(keyOf(...about), JSON.stringify(value)),
    forget: (...about: A): void => tabStorage.removeItem(keyOf(...about)),
  };
}
