import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { isTest, listSourceFiles, readSource, reportFindings } from '../source-files.mjs';

const drawn = /^(packages\/(ui|shell)|apps\/(panel|staff))\/src\/.*\.tsx$/;

/**
 * Texts that stand bare where the page changes around them. A translator, or an extension, moves a bare text into an element of its own;
 * React then fails when it puts something before the text, or takes the text away.
 */
export function findTextsBeside(root) {
  const sources = listSourceFiles(root, ['.tsx'])
    .filter((path) => drawn.test(path) && !isTest(path))
    .map((path) => ({ path, source: readSource(root, path) }));
  const passing = new Set(sources.flatMap(({ source }) => findPassing(source)));
  return sources.flatMap(({ path, source }) =>
    findInSource(source, passing).map(({ line, text }) => `${path}:${line} ${text}: give the text an element`),
  );
}

/** The names of a source's components that draw nothing at times. */
export function findPassing(source) {
  const names = [];
  walk(parseAst(source, { lang: 'tsx' }), (node) => {
    if (node.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(node.id?.name ?? '')) return;
    const ends = [];
    collectEnds(node.body, ends);
    if (ends.some((end) => drawsNothing(end))) names.push(node.id.name);
  });
  return names;
}

/** The values that a function returns, without those of functions inside it. */
function collectEnds(node, ends) {
  if (Array.isArray(node)) for (const one of node) collectEnds(one, ends);
  if (!node || typeof node.type !== 'string' || /Function/.test(node.type)) return;
  if (node.type === 'ReturnStatement') ends.push(node.argument ?? NOTHING);
  else for (const part of Object.values(node)) if (part && typeof part === 'object') collectEnds(part, ends);
}

function drawsNothing(node) {
  if (node.type === 'ConditionalExpression') return drawsNothing(node.consequent) || drawsNothing(node.alternate);
  return isNothing(node) || (node.type === 'LogicalExpression' && node.operator === '&&');
}

/** `[{ line, text }]` of one source; `passing` names components that draw nothing at times, besides those of the source itself. */
export function findInSource(source, passing = new Set()) {
  const found = [];
  const names = new Set([...passing, ...findPassing(source)]);
  walk(parseAst(source, { lang: 'tsx' }), (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const parts = node.children.filter((part) => !isSpace(part));
    if (parts.length < 2) return;
    for (const [index, part] of parts.entries()) {
      const next = parts.slice(index + 1).find((other) => !isChoice(other) && !isPassing(other, names));
      // A fragment goes part by part, and a bare text of it is looked for where it stood.
      const isBefore = isPassing(part, names) && next !== undefined && isText(next) && !isBlank(next);
      if (!isBefore && !isFragile(part, next) && !(node.type === 'JSXFragment' && isText(part) && !isBlank(part))) continue;
      const line = source.slice(0, part.start).split('\n').length;
      found.push({ line, text: source.slice(part.start, part.end).replace(/\s+/g, ' ').slice(0, 60) });
    }
  });
  return found;
}

const isSpace = (part) =>
  (part.type === 'JSXText' && /^\s*\n\s*$/.test(part.value)) ||
  (part.type === 'JSXExpressionContainer' && part.expression.type === 'JSXEmptyExpression');

/** `a || b` and `a ?? b` draw one of two texts: the text itself stays. */
const choiceOf = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && (expression.type === 'ConditionalExpression' || expression.operator === '&&')
    ? expression
    : undefined;
const isPassing = (part, names) => part.type === 'JSXElement' && names.has(nameOf(part.openingElement.name));
const isChoice = (part) => choiceOf(part) !== undefined;

/** What a choice may draw; of `a && b` nothing, or b. */
const branchesOf = (choice) => (choice.type === 'LogicalExpression' ? [NOTHING, choice.right] : [choice.consequent, choice.alternate]);
const NOTHING = { type: 'Literal', value: null };

const isNothing = (node) => (node.type === 'Literal' && !node.value) || (node.type === 'Identifier' && node.name === 'undefined');
const isWritten = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'LogicalExpression' && node.operator !== '&&' && isWritten(node.right)) ||
  (node.type === 'CallExpression' && /^(fa|say|\w+Fa|format\w*|errorText|toPersianDigits)\b/.test(nameOf(node.callee))) ||
  (node.type === 'MemberExpression' && /^(fa|say|\w+Fa)\b/.test(nameOf(node)));

/** Nothing is translated in a space. */
const isBlank = (part) => (part.type === 'JSXText' ? part.value : String(part.expression.value ?? 'text')).trim() === '';

function nameOf(node) {
  return node.type === 'MemberExpression' ? nameOf(node.object) : (node.name ?? '');
}

const isText = (part) => part.type === 'JSXText' || (part.type === 'JSXExpressionContainer' && isWritten(part.expression));

/** A choice that comes or goes before a bare text, or is a bare text that comes or goes. */
function isFragile(part, next) {
  const choice = choiceOf(part);
  if (!choice) return false;
  const branches = branchesOf(choice);
  const hasText = branches.some((branch) => isWritten(branch));
  const isOnlyText = branches.every((branch) => isWritten(branch));
  if (isOnlyText) return false;
  return hasText || (next !== undefined && isText(next) && branches.some((branch) => !isNothing(branch)));
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  if (!node || typeof node.type !== 'string') return;
  visit(node);
  for (const part of Object.values(node)) if (part && typeof part === 'object') walk(part, visit);
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findTextsBeside(cwd()));
