import { parse, walk } from 'css-tree';
import { compat, isRecord, listLacking } from './support.mjs';

const { css } = compat;
const LAYOUT = /^-(webkit|moz|ms|o)-/;
const UNITS = { dvh: 'dynamic', dvw: 'dynamic', dvi: 'dynamic', dvb: 'dynamic', svh: 'small', lvh: 'large' };

/**
 * What a style sheet uses that a supported browser lacks, as `[{ feature, lacking, at }]`. What stands within `@supports` was asked
 * for first; a value after another one of the same property in the same rule has that one as its fallback.
 */
export function findInStyle(source) {
  const found = new Map();
  const add = (feature, record, at) => {
    const lacking = listLacking(record);
    if (lacking.length > 0) found.set(feature, { feature, lacking, at: [...(found.get(feature)?.at ?? []), at] });
  };
  const tree = parse(source, { parseCustomProperty: true, positions: false });
  let supports = 0;
  let rule = '';
  const earlier = [];
  walk(tree, {
    enter(node) {
      if (node.type === 'Atrule') {
        if (node.name === 'supports') supports += 1;
        else if (supports === 0) add(`@${node.name}`, css['at-rules'][node.name], node.name);
      }
      if (node.type === 'Block') earlier.push(new Set());
      if (supports > 0) return;
      if (node.type === 'ClassSelector') rule = `.${node.name}`;
      if (node.type === 'FeatureRange') add('media range', css['at-rules'].media.range_syntax, rule);
      if (node.type === 'Feature') add(`(${node.name})`, css['at-rules'].media[node.name.replace(/^(min|max)-/, '')], rule);
      if (/^Pseudo(Class|Element)Selector$/.test(node.type)) add(`:${node.name}`, css.selectors[node.name], rule);
      if (node.type === 'NestingSelector') add('&', css.selectors.nesting, rule);
      if (node.type === 'Declaration') findInDeclaration(node, earlier.at(-1), (feature, record) => add(feature, record, rule));
    },
    leave(node) {
      if (node.type === 'Atrule' && node.name === 'supports') supports -= 1;
      if (node.type === 'Block') earlier.pop();
    },
  });
  return [...found.values()];
}

function findInDeclaration({ property, value }, earlier, add) {
  const record = css.properties[property];
  // A property with the prefix of one engine is for that engine.
  if (!property.startsWith('--') && !LAYOUT.test(property)) add(property, record);
  const hasFallback = earlier.has(property);
  earlier.add(property);
  if (hasFallback) return;
  walk(value, (node) => {
    if (node.type === 'Function') add(`${node.name}()`, findFunction(record, node.name));
    if (node.type === 'Identifier') add(`${property}: ${node.name}`, record?.[node.name]);
    if (node.type === 'Dimension' && node.unit in UNITS) add(node.unit, css.types.length[`viewport_percentage_units_${UNITS[node.unit]}`]);
    if (node.type === 'Dimension' && node.unit.startsWith('cq')) add(node.unit, css.types.length.container_query_length_units);
  });
}

function findFunction(record, name) {
  const { color, image, gradient, 'easing-function': easing, 'transform-function': transform, 'filter-function': filter } = css.types;
  const places = [css.types, color, image, gradient, easing, transform, filter, record];
  return places.map((place) => place?.[name]).find(isRecord);
}
