// Bugs of style, which only a browser sees: `npm run mutants -- --journeys styles` builds the apps with each.
export const mutants = [
  {
    name: 'small text is too faint on a light page',
    file: 'packages/ui/src/styles/tokens.css',
    tests: ['e2e/shell.test.ts'],
    only: 'the rail shows the names of its icons',
    find: '--text-3: #6c657b; /* tertiary',
    replace: '--text-3: #aaa4b8; /* tertiary',
  },
  {
    name: 'a page is never narrower than a wide phone',
    file: 'packages/ui/src/styles/base.css',
    tests: ['e2e/credentials.test.ts'],
    only: 'a new person comes from a phone number',
    find: '    font-size: 0.875rem;\n    line-height: 1.5rem;',
    replace: '    min-width: 30rem;\n    font-size: 0.875rem;\n    line-height: 1.5rem;',
  },
  {
    name: 'secondary text is too faint on a dark page',
    file: 'packages/ui/src/styles/tokens.css',
    tests: ['e2e/people-access.test.ts'],
    only: 'a person signs up by keyboard alone',
    find: '--text-2: #bdb7cb;',
    replace: '--text-2: #4d4760;',
  },
  {
    name: 'a dark page has the links of a light one',
    file: 'packages/ui/src/styles/tokens.css',
    tests: ['e2e/people-access.test.ts'],
    only: 'a person signs up by keyboard alone',
    find: '--text-link: #b29dff;',
    replace: '--text-link: #5322d9;',
  },
];
