import type { CSSProperties } from 'react';
import type { Shelf } from './shelf.tsx';
import { galleryFa as fa } from './gallery.fa.ts';
import { actionShelves } from './shelves/actions.tsx';
import { badgeShelves } from './shelves/badges.tsx';
import { chartShelves } from './shelves/charts.tsx';
import { dateShelves } from './shelves/dates.tsx';
import { feedbackShelves } from './shelves/feedback.tsx';
import { fieldShelves } from './shelves/fields.tsx';
import { figureShelves } from './shelves/figures.tsx';
import { navigationShelves } from './shelves/navigation.tsx';
import { overlayShelves } from './shelves/overlays.tsx';
import { signInShelves } from './shelves/sign-in.tsx';
import { tableShelves } from './shelves/table.tsx';
import { talkShelves } from './shelves/talk.tsx';

const shelves: readonly Shelf[] = [
  ...actionShelves,
  ...fieldShelves,
  ...overlayShelves,
  ...tableShelves,
  ...talkShelves,
  ...feedbackShelves,
  ...navigationShelves,
  ...dateShelves,
  ...badgeShelves,
  ...figureShelves,
  ...chartShelves,
  ...signInShelves,
];

// Inline styles, so that only the product's style sheet defines classes.
const pair: CSSProperties = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' };
const side: CSSProperties = {
  padding: 24,
  display: 'grid',
  gap: 20,
  overflowX: 'clip',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
};
const nameStyle: CSSProperties = {
  font: '600 13px monospace',
  padding: '8px 24px',
  margin: 0,
  textAlign: 'start',
  background: 'var(--surface-press)',
  direction: 'ltr',
};
const stateStyle: CSSProperties = { font: '11px monospace', opacity: 0.6, marginBottom: 6, direction: 'ltr', textAlign: 'end' };

function Side({ shelf, theme }: { shelf: Shelf; theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} style={side} className="bg-surface text-text">
      {Object.entries(shelf.states).map(([state, element]) => (
        <div key={state} data-state={state}>
          <div style={stateStyle}>{state}</div>
          {element}
        </div>
      ))}
    </div>
  );
}

/** Each component in its states, light and dark side by side, for work on the design system. */
export function Page() {
  return (
    <main id="content" tabIndex={-1}>
      <h1 className="sr-only">{fa.title}</h1>
      {shelves.map((shelf) => (
        <section key={shelf.name} id={shelf.name} aria-label={shelf.name}>
          <h2 style={nameStyle}>{shelf.name}</h2>
          <div style={pair}>
            <Side shelf={shelf} theme="light" />
            <Side shelf={shelf} theme="dark" />
          </div>
        </section>
      ))}
    </main>
  );
}
