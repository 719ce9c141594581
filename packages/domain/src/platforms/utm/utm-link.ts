import { refuse, succeed, type Result } from '#result.ts';
import { isLink } from '#text/web-link.ts';
import { findUtmKeys, UTM_PARTS, UTM_VARIABLES, type UtmPart, type UtmTemplate, type UtmVariable } from './utm-template.ts';

export type UtmValues = Readonly<Partial<Record<UtmVariable, string | number>>>;

export type UtmRefusal =
  | { readonly code: 'link_invalid' }
  | { readonly code: 'utm_key_template_unknown'; readonly utm_key_template: number }
  | { readonly code: 'utm_variable_unknown'; readonly part: UtmPart };

/** Finds where the query and the fragment begin; matches any text. */
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** An unpaired surrogate has no UTF-8 form. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The link with the template's parameters after its own. A parameter that the link already has, even an empty one, is the advertiser's
 * and stays; so do the order of the query and the fragment. Tagging a tagged link changes nothing.
 */
export function tagLink(link: string, template: UtmTemplate, values: UtmValues): Result<string, UtmRefusal> {
  if (!isLink(link)) return refuse({ code: 'link_invalid' });
  const { utm_key_template } = template;
  const keys = findUtmKeys(utm_key_template);
  if (!keys) return refuse({ code: 'utm_key_template_unknown', utm_key_template });
  const [, address, query = '?', fragment = ''] = PARTS.exec(link)!;
  const taken = getNames(query);
  let tagged = query;
  for (const part of UTM_PARTS) {
    const text = findText(part, template, values);
    if (text === undefined) return refuse({ code: 'utm_variable_unknown', part });
    if (text === '' || taken.has(keys[part])) continue;
    tagged += `${tagged === '?' || tagged.endsWith('&') ? '' : '&'}${keys[part]}=${encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'))}`;
  }
  return tagged === query ? succeed(link) : succeed(`${address}${tagged}${fragment}`);
}

function findText(part: UtmPart, template: UtmTemplate, values: UtmValues): string | undefined {
  const value = template[`utm_${part}_value`].trim();
  if (template[`utm_${part}_type`] === 'custom' || value === '') return value;
  const variable = UTM_VARIABLES.find((candidate) => candidate === value);
  return variable && String(values[variable] ?? '').trim();
}

/** The parameter names of a query that begins with its question mark. Our names are ASCII, so other escapes need no decoding. */
function getNames(query: string): ReadonlySet<string> {
  const pairs = query.slice(1).split('&');
  return new Set(
    pairs.map((pair) => pair.replace(/=.*$/s, '').replace(/%([0-7][\da-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))),
  );
}
