const NAME_MAX = 20;
/** Longer ones are no extensions: «گزارش. متن نهایی». */
const EXTENSION_MAX = 6;

/** A file's name in at most 20 characters, the extension kept: «rahnamaye-baste….pdf». */
export function shortenName(name: string): string {
  const letters = [...name];
  if (letters.length <= NAME_MAX) return name;
  const dot = letters.lastIndexOf('.');
  const extension = dot > 0 && letters.length - dot <= EXTENSION_MAX ? letters.slice(dot) : [];
  return [...letters.slice(0, NAME_MAX - 1 - extension.length), '…', ...extension].join('');
}
