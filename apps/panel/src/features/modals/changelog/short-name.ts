const NAME_MAX = 20;
/** A longer ending is no extension: «گزارش. متن نهایی». */
const EXTENSION_MAX = 6;

/** Shortens a file's name to 20 characters and keeps its extension: «rahnamaye-baste….pdf». */
export function shortenName(name: string): string {
  const letters = [...name];
  if (letters.length <= NAME_MAX) return name;
  const dot = letters.lastIndexOf('.');
  const extension = dot > 0 && letters.length - dot <= EXTENSION_MAX ? letters.slice(dot) : [];
  return [...letters.slice(0, NAME_MAX - 1 - extension.length), '…', ...extension].join('');
}
