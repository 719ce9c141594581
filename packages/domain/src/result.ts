/** An expected outcome: a value, or a refusal with its reason. Throwing is for bugs and outages. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function succeed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<const E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
