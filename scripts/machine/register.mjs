/**
 * Findings `{ path, line, text }` as lines, without those of the files that `listed` excuses (`{ path: reason }`). A listed file
 * that breaks the rule no longer is a finding too, so that a list only shrinks; `home` names the file where it stands.
 */
export function reportUnlisted(rule, found, listed, home) {
  const breaking = new Set(found.map(({ path }) => path));
  return [
    ...found.filter(({ path }) => !(path in listed)).map(({ path, line, text }) => `${path}:${line} ${rule}: ${text}`),
    ...Object.keys(listed)
      .filter((path) => !breaking.has(path))
      .map((path) => `${path} ${rule}: keeps the rule now: take it off the list in ${home}`),
  ];
}
