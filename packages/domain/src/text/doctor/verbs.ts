import {
  bareForms,
  notJoinedVerbs,
  objectEndings,
  openVowel,
  pastEndings,
  presentEndings,
  presentPrefixes,
  spokenEndings,
  spokenEndingsAfterVowel,
  spokenStems,
  verbStems,
} from './words/verbs.fa.ts';

let forms: ReadonlySet<string> | null = null;

/** All verb forms that can follow «می»; built on first use. */
function listForms(): ReadonlySet<string> {
  const made = new Set<string>(bareForms);
  const add = (stem: string, endings: readonly string[]) => endings.forEach((ending) => made.add(stem + ending));
  for (const verb of verbStems.split(/\s+/)) {
    const [past = '', present = ''] = verb.split('/');
    add(past, pastEndings);
    add(present, presentEndings);
  }
  for (const stem of spokenStems.split(' ')) add(stem, stem.endsWith(openVowel) ? spokenEndingsAfterVowel : spokenEndings);
  return made;
}

/** Whether a word is a verb without «می», with or without a joined object. */
export function isVerbForm(word: string): boolean {
  forms ??= listForms();
  if (forms.has(word)) return true;
  const known = forms;
  return objectEndings.some(
    (ending) => word.endsWith(ending) && known.has(word.slice(0, -ending.length)) && word.length > ending.length + 1,
  );
}

/** Whether a word is a prefix and a verb in one, as in «میرود». */
export function isJoinedVerb(word: string): boolean {
  if (notJoinedVerbs.includes(word)) return false;
  return presentPrefixes.some(
    (prefix) => word.startsWith(prefix) && word.length > prefix.length + 1 && isVerbForm(word.slice(prefix.length)),
  );
}
