/** Makes violations that one checker has to report: at `path`, in words that match `expects`. Without a text the file is removed. */
export const rulesOf = (checker) => (name, path, text, expects) => ({ name, checker, path, text, expects });

/** A violation that the checker reports at `at` instead of at the file that breaks the rule. */
export const reportedAt = (at, violation) => ({ ...violation, at });

/** A module that imports something. */
export const from = (specifier, name = 'double') => `import { ${name} } from '${specifier}';\n\nexport const used = ${name};\n`;
