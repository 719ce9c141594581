/** A key for one intent; use it for every retry of that intent. Works without a secure context, unlike randomUUID. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
