import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAMPAIGN_MODES, readCreationUrl, readId, writeCreationUrl, type CreationAddress } from './creation-address.ts';
import { CREATION_STEPS } from './steps/creation-steps.ts';

test('each mode has its own path for each step', () => {
  for (const step of CREATION_STEPS) {
    expect(CAMPAIGN_MODES.draft.steps[step]).toBe(`/campaign/${step}`);
    expect(CAMPAIGN_MODES.real.steps[step]).toBe(`/campaign/{campaignId}/${step}`);
  }
  expect(CAMPAIGN_MODES.draft).toMatchObject({ id: 'draftId', idLocation: 'query', entry: '/campaign' });
  expect(CAMPAIGN_MODES.real).toMatchObject({ id: 'campaignId', idLocation: 'path', entry: '/campaign/{campaignId}' });
});

const LIST = { search: '', sort: '', filters: [] } as const;

test.each<[string, Record<string, unknown>, CreationAddress | undefined]>([
  ['/campaign', {}, { mode: 'draft', id: null, step: null, ...LIST }],
  ['/campaign/', { draft: '7' }, { mode: 'draft', id: 7, step: null, ...LIST }],
  ['/campaign/content', { draft: '7' }, { mode: 'draft', id: 7, step: 'content', ...LIST }],
  ['/campaign/content', { draft: '07' }, { mode: 'draft', id: 7, step: 'content', ...LIST }],
  ['/campaign/content', { draft: '0' }, { mode: 'draft', id: null, step: 'content', ...LIST }],
  ['/campaign/content', { draft: '-7' }, { mode: 'draft', id: null, step: 'content', ...LIST }],
  ['/campaign/content', { draft: '7.0' }, { mode: 'draft', id: null, step: 'content', ...LIST }],
  ['/campaign/content', { draft: '9007199254740993' }, { mode: 'draft', id: null, step: 'content', ...LIST }],
  ['/campaign/content', { draft: ['7'], ordering: ['x'], filter: 5 }, { mode: 'draft', id: null, step: 'content', ...LIST }],
  ['/campaign/48213', { draft: '7' }, { mode: 'real', id: 48_213, step: null, ...LIST }],
  ['/campaign/48213/activation/', {}, { mode: 'real', id: 48_213, step: 'activation', ...LIST }],
  [
    '/campaign/create-package',
    { ordering: '-price', filter: ['price,gt,20000', 'search,چای', 'search,قهوه، دمی', '', 5] },
    { mode: 'draft', id: null, step: 'create-package', search: 'قهوه، دمی', sort: '-price', filters: ['price,gt,20000'] },
  ],
  ['/campaign/create-package', { filter: 'search,چای' }, { mode: 'draft', id: null, step: 'create-package', ...LIST, search: 'چای' }],
  [
    '/campaign/create-package',
    { search: 'قهوه، دمی', filter: ['search,چای', 'price,gt,5'] },
    { mode: 'draft', id: null, step: 'create-package', ...LIST, search: 'قهوه، دمی', filters: ['price,gt,5'] },
  ],
  ['/campaign/0/content', {}, undefined],
  ['/campaign/x', {}, undefined],
  ['/campaign/7/x', {}, undefined],
  ['/campaign/content/7', {}, undefined],
  ['/campaigns/7', {}, undefined],
  ['/', {}, undefined],
])('%s with %j is read', (path, query, address) => {
  expect(readCreationUrl(path, query)).toEqual(address);
});

test('a URL leaves out what is not set', () => {
  expect(writeCreationUrl({ mode: 'draft', id: null, step: null, ...LIST })).toEqual({ path: '/campaign', query: {} });
  expect(writeCreationUrl({ mode: 'real', id: 7, step: 'content', ...LIST })).toEqual({ path: '/campaign/7/content', query: {} });
  const list = { search: 'چای', sort: '-price', filters: ['price,gt,5'] };
  expect(writeCreationUrl({ mode: 'draft', id: 7, step: 'create-package', ...list })).toEqual({
    path: '/campaign/create-package',
    query: { draft: '7', ordering: '-price', search: 'چای', filter: ['price,gt,5'] },
  });
});

test('only the text of a whole number above zero is an id', () => {
  expect(['1', '9007199254740991'].map(readId)).toEqual([1, Number.MAX_SAFE_INTEGER]);
  expect(['', ' 1', '1e3', '0x1', '۱', '0', 1, null, undefined, ['1']].map(readId)).toEqual(Array.from({ length: 10 }, () => null));
});

const someId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const someAddress: fc.Arbitrary<CreationAddress> = fc
  .record({
    location: fc.oneof(
      fc.record({ mode: fc.constant('draft' as const), id: fc.option(someId) }),
      fc.record({ mode: fc.constant('real' as const), id: someId }),
    ),
    step: fc.option(fc.constantFrom(...CREATION_STEPS)),
    search: fc.string(),
    sort: fc.string(),
    filters: fc.array(fc.string({ minLength: 1 }).filter((text) => !text.startsWith('search,'))),
  })
  .map(({ location, ...list }) => ({ ...location, ...list }));

test('what is written into a URL is read back', () => {
  fc.assert(
    fc.property(someAddress, (address) => {
      const { path, query } = writeCreationUrl(address);
      expect(readCreationUrl(path, query)).toEqual(address);
    }),
  );
});

test('any URL is read or refused, and what was read can be written', () => {
  const someText = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('7', 'search,', 'search,a', 'price,gt,5'));
  const someValue = fc.oneof(someText, fc.array(someText, { maxLength: 4 }), fc.constantFrom(null, 7, true, {}));
  const someQuery = fc.record({ draft: someValue, ordering: someValue, filter: someValue, x: someValue }, { requiredKeys: [] });
  const somePath = fc.oneof(someText, fc.constantFrom('/campaign/content', '/campaign/5', '/campaign', '/campaign/0', '/campaign/x'));
  fc.assert(
    fc.property(somePath, someQuery, (path, query) => {
      const address = readCreationUrl(path, query);
      const written = address && writeCreationUrl(address);
      expect(written && readCreationUrl(written.path, written.query)).toEqual(address);
    }),
  );
});
