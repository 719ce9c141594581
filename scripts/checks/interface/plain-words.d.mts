export function readHardWords(glossary: string): string[];
export function findHardWords(line: string, hardWords: readonly string[]): string[];
export function findHardWordsInNewLines(root: string, since?: string): string[];
