import { isUsername } from '@jarchi/domain/text/patterns.ts';
import { publishersFa, type SampleCategory } from './publishers.fa.ts';
import type { Random } from './random.ts';

export interface PublisherName {
  readonly title: string;
  readonly username: string;
  readonly isPersonal: boolean;
}

interface Word {
  readonly fa: string;
  readonly latin: string;
}

const TRIES = 40;

const readWords = (text: string): Word[] =>
  text.split(', ').map((pair) => {
    const [fa = '', latin = ''] = pair.split('=');
    return { fa, latin };
  });

const patterns = readWords(publishersFa.patterns);
const names = readWords(publishersFa.names);
const cities = readWords(publishersFa.cities);

/** Names that are not yet taken on one platform. */
export function createNaming(random: Random, taken: readonly PublisherName[]): (category: SampleCategory) => PublisherName {
  const titles = new Set(taken.map(({ title }) => title));
  const usernames = new Set(taken.map(({ username }) => username));

  function compose(category: SampleCategory): PublisherName {
    const pattern = random.pick(patterns);
    const subject = random.pick(readWords(category.subjects));
    const name = random.pick(names);
    const city = random.pick(cities);
    const fill = (language: keyof Word) =>
      pattern[language].replace('{}', subject[language]).replace('{name}', name[language]).replace('{city}', city[language]);
    return { title: fill('fa'), username: fill('latin'), isPersonal: pattern.fa.includes('{name}') };
  }

  return (category) => {
    for (let count = 0; count < TRIES; count++) {
      const found = compose(category);
      if (titles.has(found.title) || usernames.has(found.username) || !isUsername(found.username)) continue;
      titles.add(found.title);
      usernames.add(found.username);
      return found;
    }
    throw new Error(`no name is left for category ${category.id}`);
  };
}
