import { useState, type ReactNode } from 'react';

/** A component and its states, each in light and in dark. */
export interface Shelf {
  /** The file's path inside packages/ui/src. */
  readonly name: string;
  readonly states: Readonly<Record<string, ReactNode>>;
}

/** Holds the value of a controlled component. */
export function Held<V>({ first, children }: { first: V; children: (value: V, onChange: (value: V) => void) => ReactNode }) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
