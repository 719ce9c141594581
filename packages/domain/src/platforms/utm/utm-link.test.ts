import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagLink, type UtmValues } from './utm-link.ts';
import { defaultUtmTemplate, findUtmKeys, UTM_PARTS, UTM_VARIABLES, type UtmTemplate } from './utm-template.ts';

const template = defaultUtmTemplate('INSTAGRAM', 'REACH');
const values: UtmValues = { 'campaign-id': 42, 'media-username': 'maze.gardi', term: 'پاییز & چای' };
const TAGS = 'utm_source=ig&utm_campaign=42&utm_content=maze.gardi&utm_term=%D9%BE%D8%A7%DB%8C%DB%8C%D8%B2%20%26%20%DA%86%D8%A7%DB%8C';

test.each([
  ['https://jarchi.test', `https://jarchi.test?${TAGS}`],
  ['https://jarchi.test/', `https://jarchi.test/?${TAGS}`],
  ['http://a.jarchi.test:8080/x/y', `http://a.jarchi.test:8080/x/y?${TAGS}`],
  ['https://jarchi.test/?', `https://jarchi.test/?${TAGS}`],
  ['https://jarchi.test/??', `https://jarchi.test/??&${TAGS}`],
  ['https://jarchi.test/?b=2&a=1', `https://jarchi.test/?b=2&a=1&${TAGS}`],
  ['https://jarchi.test/?b=2&', `https://jarchi.test/?b=2&${TAGS}`],
  ['https://jarchi.test/#top', `https://jarchi.test/?${TAGS}#top`],
  ['https://jarchi.test/#/menu?utm_source=x', `https://jarchi.test/?${TAGS}#/menu?utm_source=x`],
  ['https://jarchi.test?a=1#b?c#d', `https://jarchi.test?a=1&${TAGS}#b?c#d`],
  ['https://jarchi.test/چای?q=قهوه', `https://jarchi.test/چای?q=قهوه&${TAGS}`],
  ['https://jarchi.test/?next=utm_source', `https://jarchi.test/?next=utm_source&${TAGS}`],
])('%s is tagged', (link, tagged) => {
  expect(tagLink(link, template, values)).toEqual({ ok: true, value: tagged });
});

test.each([
  ['utm_source=mine', 'utm_source'],
  ['a=1&utm_term=mine', 'utm_term'],
  ['utm_content=', 'utm_content'],
  ['utm_content', 'utm_content'],
  ['utm%5Fcampaign=mine', 'utm_campaign'],
  ['utm_campaign=a=b', 'utm_campaign'],
])('no parameter of the query %s is overwritten', (query, own) => {
  const rest = TAGS.split('&').filter((pair) => !pair.startsWith(`${own}=`));
  expect(tagLink(`https://jarchi.test/?${query}`, template, values)).toEqual({
    ok: true,
    value: ['https://jarchi.test/?' + query, ...rest].join('&'),
  });
});

test('names are case-sensitive', () => {
  expect(tagLink('https://jarchi.test/?UTM_SOURCE=x', template, values)).toEqual({
    ok: true,
    value: `https://jarchi.test/?UTM_SOURCE=x&${TAGS}`,
  });
});

test.each([
  '',
  'jarchi.test',
  'ftp://jarchi.test',
  'https://jarchi',
  'https://jarchi.test/a b',
  ' https://jarchi.test',
  'javascript:alert(1)',
])('%j is refused', (link) => {
  expect(tagLink(link, template, values)).toEqual({ ok: false, error: { code: 'link_invalid' } });
});

test('unknown, empty and blank values are left out, and a link without new tags stays as it is', () => {
  expect(tagLink('https://jarchi.test', template, { 'campaign-id': 7, term: '  ' })).toEqual({
    ok: true,
    value: 'https://jarchi.test?utm_source=ig&utm_campaign=7',
  });
  const bare = { ...template, utm_source_value: ' ' };
  expect(tagLink('https://jarchi.test#top', bare, {})).toEqual({ ok: true, value: 'https://jarchi.test#top' });
});

test('a custom value is written as it is, a variable is replaced by its value', () => {
  const own: UtmTemplate = { ...template, utm_medium_value: ' story ', utm_term_type: 'custom', utm_term_value: 'campaign-id' };
  expect(tagLink('https://jarchi.test/', own, { 'campaign-id': 0 })).toEqual({
    ok: true,
    value: 'https://jarchi.test/?utm_source=ig&utm_medium=story&utm_campaign=0&utm_term=campaign-id',
  });
});

test('an unknown template is refused', () => {
  expect(tagLink('https://jarchi.test', { ...template, utm_key_template: 2 }, values)).toEqual({
    ok: false,
    error: { code: 'utm_key_template_unknown', utm_key_template: 2 },
  });
  expect(tagLink('https://jarchi.test', { ...template, utm_content_value: 'toString' }, values)).toEqual({
    ok: false,
    error: { code: 'utm_variable_unknown', part: 'content' },
  });
});

const word = fc.oneof(
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 12 }),
  fc.constantFrom('', ' ', '&', '=', '#', '?', '%', '+', '\ud800'),
);
const someValues = fc.record(
  Object.fromEntries(UTM_VARIABLES.map((variable) => [variable, fc.oneof(word, fc.nat())])) as Record<
    (typeof UTM_VARIABLES)[number],
    fc.Arbitrary<string | number>
  >,
  { requiredKeys: [] },
);
const someTemplate: fc.Arbitrary<UtmTemplate> = fc
  .record({ source: word, medium: word, isCustomTerm: fc.boolean() })
  .map(({ source, medium, isCustomTerm }) => ({
    ...template,
    utm_source_value: source,
    utm_medium_value: medium,
    utm_term_type: isCustomTerm ? 'custom' : 'variable',
  }));
const pair = fc.oneof(
  fc.constantFrom('utm_source=own', 'utm_term', 'utm_medium=', 'utm%5fcontent=own', '', 'a=1', 'a=2', '%', '%zz=1'),
  fc.webQueryParameters(),
);
const link = fc
  .record({
    address: fc.webUrl({ validSchemes: ['http', 'https'] }).filter((url) => tagLink(url, template, {}).ok),
    pairs: fc.array(pair, { maxLength: 5 }),
    fragment: fc.option(fc.webFragments(), { nil: undefined }),
  })
  .map(
    ({ address, pairs, fragment }) =>
      `${address}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}${fragment === undefined ? '' : `#${fragment}`}`,
  );

test("a browser reads every tag in the link, with the link's own parameters first, in order, and the same fragment", () => {
  fc.assert(
    fc.property(link, someTemplate, someValues, (plain, own, filled) => {
      const answer = tagLink(plain, own, filled);
      if (!answer.ok) throw new Error(answer.error.code);
      const [before, after] = [new URL(plain), new URL(answer.value)];
      expect([after.origin, after.pathname, after.hash]).toEqual([before.origin, before.pathname, before.hash]);
      const had = [...before.searchParams];
      const has = [...after.searchParams];
      expect(has.slice(0, had.length)).toEqual(had);
      const ownNames = new Set(had.map(([name]) => name));
      const texts = UTM_PARTS.map((part) => {
        const value = own[`utm_${part}_value`].trim();
        const text = own[`utm_${part}_type`] === 'custom' ? value : String(filled[value as keyof UtmValues] ?? '').trim();
        return [findUtmKeys(1)![part], text.replace(/\p{Surrogate}/gu, '\ufffd')];
      });
      expect(has.slice(had.length)).toEqual(texts.filter(([name, text]) => text !== '' && !ownNames.has(name!)));
    }),
    { numRuns: 200 },
  );
});

test('tagging a link again changes nothing, whatever the tags', () => {
  fc.assert(
    fc.property(link, someTemplate, someValues, (plain, own, filled) => {
      const once = tagLink(plain, own, filled);
      if (!once.ok) throw new Error(once.error.code);
      expect(tagLink(once.value, own, filled)).toEqual(once);
    }),
  );
});

test('any text is either tagged or refused', () => {
  fc.assert(
    fc.property(word, someTemplate, someValues, (text, own, filled) => {
      expect(typeof tagLink(`https://jarchi.test/${text}`, own, filled).ok).toBe('boolean');
    }),
  );
});
