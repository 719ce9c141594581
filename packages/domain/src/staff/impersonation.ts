/** Staff act for a customer no longer than this, and it is never prolonged. */
export const IMPERSONATION_MINUTES = 60;

/** Characters of a reason: fewer say nothing to whoever reads it later. */
export const REASON_LENGTH = { least: 5, most: 500 } as const;

/** The reason as it is kept, or undefined when it is too short or too long to be one. */
export function parseReason(text: string): string | undefined {
  const reason = text.trim();
  const length = [...reason].length;
  return length < REASON_LENGTH.least || length > REASON_LENGTH.most ? undefined : reason;
}
