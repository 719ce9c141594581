import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { reportUnlisted } from '../machine/register.mjs';
import { isTest, listSourceFiles, readSource, reportFindings, withoutComment } from './source-files.mjs';

const HOME = 'scripts/checks/style.mjs';
/** Files that name sides of the screen, each with its reason. */
const SIDED = {};
/** Files that may name colours by value, each with its reason. */
const COLOURED = {
  'packages/ui/src/styles/tokens.css': 'the tokens',
  'packages/ui/src/styles/theme.css': 'the hue of an avatar is computed from a name: no token can hold it',
  'packages/shell/build/old-browsers/old-browsers.ts': 'a page without a style sheet',
  'packages/shell/src/frame/theme.ts': 'the browser paints its own frame, and reads no CSS variable',
  'packages/shell/build/document-head.ts': 'the background before any style sheet is loaded',
  'apps/server/src/connectors/payments/test-gateway.html.ts': 'plays a page of another host: it loads nothing of ours',
  'apps/server/src/features/channels/linking/test-bot.html.ts': 'plays a messenger: it loads nothing of ours',
};

const drawn = /^(packages\/(ui|shell)|apps\/(panel|staff))\/.*\.(tsx?|css|html)$|\.html\.ts$/;
// A utility comes after a quote, a space or its variants, and ends where the next one begins.
const utility = (names) => new RegExp(`(?<=["'\`\\s:!])-?(?:${names})(?=["'\`\\s!/]|$)`);
const value = String.raw`-(?:\d|px\b|auto\b|full\b|\[|\()[^"'\`\s]*`;
const hues = 'red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const greys = 'slate|gray|zinc|neutral|stone';
const words = `white|black|gr[ae]y|silver|navy|gold|brown|magenta|maroon|olive|crimson|${hues}`;
const painted = 'color|background|fill|stroke|outline|caret|accent|shadow|border';

const sides = [
  utility(`(?:scroll-)?[mp][lr]${value}|(?:left|right)${value}|(?:text|float|clear)-(?:left|right)`),
  utility(`(?:border|rounded)-[lr](?:-[^"'\`\\s]*)?|rounded-[tb][lr](?:-[^"'\`\\s]*)?`),
  // In style sheets, in utilities with brackets, and in styles of code.
  /\b(?:margin|padding|border|inset)-(?:left|right)\b|\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /(?:^|[[;{])\s*(?:left|right)\s*:\s*(?:-?[\d.]|auto\b|var\(|calc\()/,
  /\b(?:margin|padding|border)(?:Left|Right)\w*\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b/,
  /\b(?:left|right):\s*(?:['"`][-\d$]|-?\d)/,
  /\bstyle=\{\{[^}]*(?<=[{,]\s*)(?:left|right)\b/,
  /\.style\.(?:left|right)\b|\bsetProperty\(\s*['"](?:left|right)\b/,
  /\btextAlign:\s*['"](?:left|right)\b/,
];
const colours = [
  /(?<![&\w.])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w./-])/i,
  /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])color\((?:srgb|display-p3|from)\b/,
  utility(
    `(?:bg|text|border|divide|outline|ring|fill|stroke|shadow|from|via|to|caret|accent|decoration)[\\w-]*-(?:${hues}|${greys})-\\d+(?:/\\d+)?`,
  ),
  utility(`(?:bg|text|border|outline|ring|fill|stroke|shadow|from|via|to|caret|accent|decoration)[\\w-]*-black(?:/\\d+)?`),
  new RegExp(`-\\[(?:${words})\\]`),
  new RegExp(`(?<![\\w$])[\\w-]*(?:${painted})[\\w-]*\\s*[:=]\\s*\\{?\\s*['"\`](?:${words})['"\`]`, 'i'),
];
/** Colours by name, in a style sheet. */
const named = new RegExp(`(?:^|[;{\\s])[\\w-]*(?:${painted})[\\w-]*\\s*:[^;]*(?<![\\w-])(?:${words})(?![\\w-])`);

/** Lines that name left or right instead of start or end, and colours that are no token. */
export function findStyleBreaches(root, { sided = SIDED, coloured = COLOURED } = {}) {
  const lines = listSourceFiles(root, ['.ts', '.tsx', '.css', '.html'])
    .filter((path) => drawn.test(path) && !isTest(path))
    .flatMap((path) =>
      readSource(root, path)
        .split('\n')
        .map((line, index) => ({ path, line: index + 1, code: withoutComment(line) })),
    );
  const sidedLines = lines.filter(({ code }) => sides.some((pattern) => pattern.test(code)));
  const colouredLines = lines.filter(({ path, code }) =>
    (path.endsWith('.css') ? [...colours, named] : colours).some((pattern) => pattern.test(code)),
  );
  return [
    ...reportUnlisted(
      'style',
      explain(sidedLines, 'the page runs from right to left: start and end (ms-, pe-, start-), not left and right'),
      sided,
      HOME,
    ),
    ...reportUnlisted('style', explain(colouredLines, 'a colour is a token of packages/ui/src/styles/tokens.css'), coloured, HOME),
  ];
}

function explain(lines, text) {
  return lines.map(({ path, line }) => ({ path, line, text }));
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findStyleBreaches(argv[2] ?? cwd()));
