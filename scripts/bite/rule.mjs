/** Makes deliberate violations that one checker has to report: at `path`, with words that match `expects`. */
export const rulesOf = (checker) => (name, path, text, expects) => ({ name, checker, path, text, expects });

/** The same, where the checker reports another place than the file that breaks the rule. */
export const reportedAt = (at, violation) => ({ ...violation, at });

/** A module that imports something. */
export const from = (specifier, name = 'double') => `import { ${name} } from '${specifier}';\n\nexport const used = ${name};\n`;
