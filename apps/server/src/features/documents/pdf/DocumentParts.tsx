import { View } from '@react-pdf/renderer';
import { COLORS, SIZES } from '#infra/pdf/parts/tokens.ts';
import { Words } from '#infra/pdf/parts/Words.tsx';
import type { Fact } from './document-parts.ts';

const boxed = { borderWidth: 0.75, borderColor: COLORS.line, borderRadius: 6 } as const;

/** The name of the document at the right, its number and dates at the left. */
export function DocumentHead({ title, facts, stamp }: { title: string; facts: readonly Fact[]; stamp: string | undefined }) {
  return (
    <View style={{ flexDirection: 'row-reverse', justifyContent: 'space-between', gap: 20, marginBottom: 10 }}>
      <View style={{ flex: 1.4 }}>
        <Words size={SIZES.head} isBold>
          {title}
        </Words>
        {stamp !== undefined && (
          <Words size={SIZES.lead} isBold color={COLORS.action}>
            {stamp}
          </Words>
        )}
      </View>
      <View style={{ flex: 1 }}>
        {facts.map(([label, value]) => (
          <FactLine key={label} fact={[label, value]} labelWeight={0.7} />
        ))}
      </View>
    </View>
  );
}

export function FactLine({ fact: [label, value], labelWeight = 1 }: { readonly fact: Fact; readonly labelWeight?: number }) {
  return (
    <View style={{ flexDirection: 'row-reverse', gap: 6 }}>
      <Words size={SIZES.small} color={COLORS.quiet} weight={labelWeight}>
        {label}
      </Words>
      <Words size={SIZES.small} isBold weight={1.6}>
        {value}
      </Words>
    </View>
  );
}

/** A party's block: its facts in columns, the last one (the address) over the whole width. */
export function PartyBlock({ title, facts, columns }: { title: string; facts: readonly Fact[]; columns: number }) {
  const short = facts.slice(0, -1);
  const address = facts.at(-1);
  const lines = Array.from({ length: Math.ceil(short.length / columns) }, (_, line) => short.slice(line * columns, (line + 1) * columns));
  return (
    <View wrap={false} style={{ ...boxed, marginBottom: 8 }}>
      <View style={{ backgroundColor: COLORS.sunken, paddingVertical: 3, paddingHorizontal: 8 }}>
        <Words size={SIZES.small} isBold>
          {title}
        </Words>
      </View>
      <View style={{ paddingVertical: 4, paddingHorizontal: 8 }}>
        {lines.map((line) => (
          <View key={line[0]?.[0]} style={{ flexDirection: 'row-reverse', gap: 12 }}>
            {Array.from({ length: columns }, (_, index) => (
              <View key={index} style={{ flex: 1 }}>
                {line[index] && <FactLine fact={line[index]} />}
              </View>
            ))}
          </View>
        ))}
        {address && <FactLine fact={address} labelWeight={columns === 1 ? 1 : 0.16} />}
      </View>
    </View>
  );
}

/** Sums one under the other, the last one bold, and the amount in words. */
export function SumsBlock({ facts, words }: { facts: readonly Fact[]; words: Fact }) {
  return (
    <View wrap={false} style={{ ...boxed, marginTop: 10, padding: 8 }}>
      {facts.map(([label, value], index) => (
        <View key={label} style={{ flexDirection: 'row-reverse', justifyContent: 'space-between', gap: 12 }}>
          <Words isBold={index === facts.length - 1} color={index === facts.length - 1 ? COLORS.text : COLORS.quiet}>
            {label}
          </Words>
          <Words isBold={index === facts.length - 1} align="left">
            {value}
          </Words>
        </View>
      ))}
      <View style={{ flexDirection: 'row-reverse', gap: 6, marginTop: 4, borderTopWidth: 0.5, borderTopColor: COLORS.line, paddingTop: 4 }}>
        <Words color={COLORS.quiet}>{words[0]}</Words>
        <View style={{ flex: 1 }}>
          <Words isBold>{words[1]}</Words>
        </View>
      </View>
    </View>
  );
}

/** A note under a document; nothing where it is empty. */
export function NoteBlock({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <View wrap={false} style={{ marginTop: 8 }}>
      <Words size={SIZES.small} color={COLORS.quiet}>
        {title}
      </Words>
      <Words>{text}</Words>
    </View>
  );
}
