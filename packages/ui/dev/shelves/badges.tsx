import { Coffee, WifiOff } from 'lucide-react';
import { MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { CountBadge } from '#badges/CountBadge.tsx';
import { FileName } from '#badges/FileName.tsx';
import { IconTile, NeutralBadge } from '#badges/NeutralBadge.tsx';
import { StateBadge, StateTile } from '#badges/StateBadge.tsx';
import { Tag } from '#badges/Tag.tsx';
import { TopBar } from '#bars/TopBar.tsx';
import { WaitingBar } from '#bars/WaitingBar.tsx';
import { Avatar } from '#brand/Avatar.tsx';
import { Logo, LogoMark } from '#brand/Logo.tsx';
import { PlatformGlyph } from '#brand/PlatformGlyph.tsx';
import { galleryFa as fa } from '../gallery.fa.ts';
import type { Shelf } from '../shelf.tsx';

const states = [
  'CREATION',
  'CREATED',
  'NEGOTIATION',
  'AWAITING_APPROVAL',
  'REJECTED',
  'ACCEPTED',
  'SCHEDULED',
  'TO_PAY',
  'PUBLISHING',
  'INACTIVE',
] as const;
const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'teal', 'orange', 'violet', 'outline'] as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const waiting = { subscribe: () => () => undefined, isWaiting: () => true };

export const badgeShelves: readonly Shelf[] = [
  {
    name: 'badges/CountBadge.tsx',
    states: {
      rest: (
        <div style={row}>
          {(['neutral', 'action', 'soft', 'danger'] as const).map((tone) => (
            <CountBadge key={tone} tone={tone} count={12} />
          ))}
        </div>
      ),
    },
  },
  {
    name: 'badges/FileName.tsx',
    states: {
      rest: (
        <div style={{ width: 200 }}>
          <FileName name={fa.file} />
        </div>
      ),
    },
  },
  {
    name: 'badges/NeutralBadge.tsx',
    states: {
      rest: (
        <div style={row}>
          {tones.map((tone) => (
            <NeutralBadge key={tone} tone={tone} icon={WifiOff}>
              {fa.saved}
            </NeutralBadge>
          ))}
        </div>
      ),
      tiles: (
        <div style={row}>
          {tones.map((tone) => (
            <IconTile key={tone} tone={tone} icon={WifiOff} />
          ))}
        </div>
      ),
    },
  },
  {
    name: 'badges/StateBadge.tsx',
    states: {
      rest: (
        <div style={row}>
          {states.map((state) => (
            <StateBadge key={state} state={state} />
          ))}
        </div>
      ),
      tiles: (
        <div style={row}>
          {states.map((state) => (
            <StateTile key={state} state={state} />
          ))}
        </div>
      ),
    },
  },
  {
    name: 'badges/Tag.tsx',
    states: {
      rest: (
        <div style={row}>
          {(['neutral', 'action', 'success', 'warning', 'danger'] as const).map((tone) => (
            <Tag key={tone} tone={tone}>
              {fa.only}
            </Tag>
          ))}
        </div>
      ),
      removable: <Tag onRemove={() => undefined}>{fa.cities[0]}</Tag>,
    },
  },
  {
    name: 'bars/TopBar.tsx',
    states: {
      rest: (
        <TopBar icon={WifiOff} role="status">
          {fa.offline}
        </TopBar>
      ),
    },
  },
  { name: 'bars/WaitingBar.tsx', states: { waiting: <WaitingBar waiting={waiting} /> } },
  {
    name: 'brand/Avatar.tsx',
    states: {
      rest: (
        <div style={row}>
          <Avatar id="1" />
          <Avatar id="2" kind="panel" />
          <Avatar id="3" kind="user" name={fa.text} size={48} />
          <Avatar id="4" imageUrl="/lost.png" />
          <Avatar id="5" hue={150} icon={Coffee} />
        </div>
      ),
    },
  },
  {
    name: 'brand/Logo.tsx',
    states: {
      rest: (
        <div style={row}>
          <Logo />
          <LogoMark size={40} />
        </div>
      ),
    },
  },
  {
    name: 'brand/PlatformGlyph.tsx',
    states: {
      rest: (
        <div style={row}>
          {MEDIA_TYPES.map((platform) => (
            <PlatformGlyph key={platform} platform={platform} size={32} />
          ))}
        </div>
      ),
    },
  },
];
