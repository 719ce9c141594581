import { readFileSync } from 'node:fs';
import compat from '@mdn/browser-compat-data/forLegacyNode';

export { compat };

const LIST = new URL('../../../packages/shell/build/old-browsers/browsers.json', import.meta.url);

/** The oldest browsers in which our pages work, `{ chrome: '109', … }`, by the names of the compatibility data. */
export const browsers = JSON.parse(readFileSync(LIST, 'utf8'));

const supportOf = ({ __compat: statement } = {}) => statement?.support;

/** Whether it tells which browsers have a feature; it may hold further records. */
export const isRecord = (record) => supportOf(record) !== undefined;

/** Names of supported browsers, with their oldest version, that lack the feature of a compatibility record. */
export function listLacking(record) {
  const support = supportOf(record);
  if (!support) return [];
  return Object.entries(browsers)
    .filter(([browser, oldest]) => !isSupported(support[browser], oldest))
    .map(([browser, oldest]) => `${browser} ${oldest}`);
}

/**
 * What our oldest version of one of `names` has nothing of, not even in part, as `[owner, member]`: a class or a global of the page, and
 * a member of its prototype (`.member`), a static one (`member`), or all of it (empty).
 */
export function listAbsent(names) {
  const isThere = (statement, name) => statement && isReached(browsers[name], statement.version_added);
  const isAbsent = (record) =>
    isRecord(record) && names.some((name) => ![supportOf(record)[name]].flat().some((statement) => isThere(statement, name)));
  const owners = { ...compat.api, ...compat.javascript.builtins };
  return Object.entries(owners).flatMap(([owner, record]) => {
    if (isAbsent(record)) return [[owner, '']];
    return Object.entries(record)
      .filter(([member, part]) => !member.endsWith('_event') && isAbsent(part))
      .map(([member]) => [owner, member.endsWith('_static') ? member.slice(0, -'_static'.length) : `.${member}`]);
  });
}

/** Whether one of the statements of a browser says that the version has the feature whole, under its own name and unasked. */
function isSupported(statements, version) {
  return [statements].flat().some((statement) => {
    if (!statement || statement.flags || statement.prefix || statement.alternative_name || statement.partial_implementation) return false;
    const { version_added: added, version_removed: removed } = statement;
    return isReached(version, added) && !(removed && isReached(version, removed));
  });
}

function isReached(version, added) {
  if (added === 'preview' || !added) return false;
  return compare(version, added.replace('≤', '')) >= 0;
}

/** Numbers of versions, such as `15.4` and `15`. */
function compare(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
