import * as english from 'react-aria-components/i18n/en-US';
import { racFa, type RacText } from './rac.fa.ts';

type Dictionary = Record<string, Record<string, RacText>>;

// The package's types export a type by default where its module exports the dictionary.
const fallback = (english as unknown as { default: Dictionary }).default;
const globals = window as unknown as Record<symbol, unknown>;

// react-aria throws on a package without strings, so Persian overrides the full English dictionary.
globals[Symbol.for('react-aria.i18n.locale')] = 'fa-IR';
globals[Symbol.for('react-aria.i18n.strings')] = Object.fromEntries(
  Object.entries(fallback).map(([name, texts]) => [name, { ...texts, ...racFa[name] }]),
);
