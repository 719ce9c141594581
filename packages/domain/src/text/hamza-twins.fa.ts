/** Folded beginnings of everyday words whose hamza has two carriers and is often left out: مسئول، شئون، رئوف، رئوس، هیئت، مسئله، جرئت، نشئت. */
export const hamzaTwinsFa: readonly (readonly [string, string])[] = [
  ['مسوو', 'مسیو'],
  ['شوون', 'شیون'],
  ['رووف', 'ریوف'],
  ['رووس', 'ریوس'],
  ['هیات', 'هییت'],
  ['مساله', 'مسیله'],
  ['جرات', 'جریت'],
  ['نشات', 'نشیت'],
];
