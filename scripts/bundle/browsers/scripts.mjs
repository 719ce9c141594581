import { parse } from 'acorn';
import { compat, isRecord, listLacking } from './support.mjs';

const { api } = compat;
const { builtins, regular_expressions: expressions, classes } = compat.javascript;

/** Objects with members: a member that is called on anything may be that of each of them. */
const OWNERS = { ...api, ...builtins, ...builtins.Intl };

/**
 * What a script uses that a supported browser lacks, as `[{ feature, lacking }]`. A name that several objects have counts when each
 * of them lacks it somewhere; what stands behind `typeof`, `in` or `?.` of the same name counts as asked for first.
 */
export function findInScript(code) {
  const found = new Map();
  const add = (feature, lacking) => lacking.length > 0 && found.set(feature, lacking);
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const { declared, asked } = readNames(tree);
  walk(tree, (node, parent) => {
    if (node.type === 'StaticBlock') add('static block', listLacking(classes.static.initialization_blocks));
    if (node.type === 'Literal' || node.type === 'TemplateElement')
      for (const [feature, lacking] of findInText(node)) add(feature, lacking);
    if (node.type === 'Identifier' && isGlobal(node, parent, declared) && !asked.has(node.name))
      add(node.name, listLacking(findGlobal(node.name)));
    if (/^(Call|New)Expression$/.test(node.type) && node.callee.type === 'MemberExpression' && !node.callee.computed) {
      if (!asked.has(node.callee.property.name)) add(...judgeMember(node.callee, declared));
    }
  });
  return [...found].map(([feature, lacking]) => ({ feature, lacking }));
}

const findGlobal = (name) => own(builtins, name) ?? own(api, name) ?? own(api.Window, name);

function own(table, name) {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A member of a global object, or of any object that may have a member of that name. */
function judgeMember({ object, property: { name } }, declared) {
  const owner = object.type === 'Identifier' && !declared.has(object.name) ? findGlobal(object.name) : undefined;
  if (owner) {
    const record = own(owner, `${name}_static`) ?? own(owner, name);
    return [`${object.name}.${name}`, listLacking(record)];
  }
  const records = (MEMBERS.get(name) ?? []).map(listLacking);
  const lacking = records.every((one) => one.length > 0) ? [...new Set(records.flat())] : [];
  return [`.${name}`, lacking];
}

/** name → records of the objects with such a member; not of a static one, nor of objects that a supported browser has none of. */
const MEMBERS = new Map();
for (const members of Object.values(OWNERS)) {
  if (listLacking(members).length > 0) continue;
  for (const [name, record] of Object.entries(members)) {
    if (name.endsWith('_static') || !isRecord(record)) continue;
    MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), record]);
  }
}
// What every object has.
for (const name of Object.keys(builtins.Object)) MEMBERS.delete(name);

/** Names that the script declares, and those it asks for before it uses them. */
function readNames(tree) {
  const declared = new Set();
  const asked = new Set();
  walk(tree, (node) => {
    for (const pattern of [node.id, node.param, node.local, ...(node.params ?? [])]) if (pattern) declare(pattern, declared);
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') asked.add(nameOf(node.argument));
    if (node.type === 'BinaryExpression' && node.operator === 'in' && node.left.type === 'Literal') asked.add(node.left.value);
    if (node.type === 'CallExpression' && node.optional) asked.add(nameOf(node.callee));
  });
  return { declared, asked };
}

const nameOf = (node) => (node.type === 'MemberExpression' && !node.computed ? node.property.name : node.name);

function declare(pattern, names) {
  walk(pattern, (node) => node.type === 'Identifier' && names.add(node.name));
}

function isGlobal(node, parent, declared) {
  if (declared.has(node.name) || !parent) return false;
  const isName =
    (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
    (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(parent.type) && parent.key === node && !parent.computed) ||
    /^(Import|Export)/.test(parent.type);
  return !isName;
}

/** A pattern, or a text that may become one. */
function findInText({ regex, value }) {
  const source = regex?.pattern ?? (typeof value === 'string' ? value : (value?.cooked ?? ''));
  const found = [];
  if (/\(\?<[=!]/.test(source)) found.push(['look-behind', listLacking(expressions.lookbehind_assertion)]);
  if (/\(\?[a-z]*-?[a-z]+:/.test(source)) found.push(['modifier in a pattern', listLacking(expressions.modifier)]);
  for (const [name] of source.matchAll(/\b(light-dark|oklch|oklab|lch|color-mix)(?=\()/g))
    found.push([`${name}()`, listLacking(compat.css.types.color[name])]);
  if (regex?.flags.includes('v')) found.push(['flag v', listLacking(builtins.RegExp.unicodeSets)]);
  return found;
}

function walk(node, visit, parent) {
  if (!node || typeof node.type !== 'string') return;
  visit(node, parent);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'type') continue;
    if (Array.isArray(value)) for (const one of value) walk(one, visit, node);
    else if (value && typeof value === 'object') walk(value, visit, node);
  }
}
