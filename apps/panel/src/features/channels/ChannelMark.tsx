import type { Channel } from '@jarchi/domain/channels/channels.ts';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { AppWindow, Mail, MessageSquareText } from 'lucide-react';

/** The picture of a channel. */
export function ChannelMark({ channel }: { channel: Channel }) {
  if (channel === 'bale') return <PlatformGlyph platform="BALE" size={34} />;
  if (channel === 'telegram') return <PlatformGlyph platform="TELEGRAM" size={34} />;
  const icon = channel === 'sms' ? MessageSquareText : channel === 'email' ? Mail : AppWindow;
  return <IconTile icon={icon} tone="info" />;
}
