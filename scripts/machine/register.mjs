/**
 * Returns findings `{ path, line, text }` as lines, without those of the files that `listed` excuses (`{ path: reason }`). A listed
 * file that no longer breaks the rule is a finding too, so that a list only shrinks; `home` is the file that holds the list.
 */
export function reportUnlisted(rule, found, listed, home) {
  const breaking = new Set(found.map(({ path }) => path));
  return [
    ...found.filter(({ path }) => !(path in listed)).map(({ path, line, text }) => `${path}:${line} ${rule}: ${text}`),
    ...Object.keys(listed)
      .filter((path) => !breaking.has(path))
      .map((path) => `${path} ${rule}: now keeps the rule: take it off the list in ${home}`),
  ];
}
