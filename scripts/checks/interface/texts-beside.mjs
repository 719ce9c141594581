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
  return listSourceFiles(root, ['.tsx'])
    .filter((path) => drawn.test(path) && !isTest(path))
    .flatMap((path) => findInSource(readSource(root, path)).map(({ line, text }) => `${path}:${line} ${text}: give the text an element`));
}

/** `[{ line, text }]` of one source. */
export function findInSource(source) {
  const found = [];
  walk(parseAst(source, { lang: 'tsx' }), (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const parts = node.children.filter((part) => !isSpace(part));
    if (parts.length < 2) return;
    for (const [index, part] of parts.entries()) {
      const next = parts.slice(index + 1).find((other) => !isChoice(other));
      // A fragment goes part by part, and a bare text of it is looked for where it stood.
      if (!isFragile(part, next) && !(node.type === 'JSXFragment' && isText(part) && !isBlank(part))) continue;
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
const isChoice = (part) => choiceOf(part) !== undefined;

/** What a choice may draw; of `a && b` nothing, or b. */
const branchesOf = (choice) => (choice.type === 'LogicalExpression' ? [NOTHING, choice.right] : [choice.consequent, choice.alternate]);
const NOTHING = { type: 'Literal', value: null };

const isNothing = (node) => (node.type === 'Literal' && !node.value) || (node.type === 'Identifier' && node.name === 'undefined');
const isWritten = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  node.type === 'TemplateLiteral' ||
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
