export const contactsFa = { none: '—' } as const;
