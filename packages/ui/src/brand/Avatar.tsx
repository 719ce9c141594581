import { Building2, UserRound, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { joinClasses } from '#classes.ts';

export interface AvatarProps {
  /** It gives the hue of the background, if there is no `hue`. */
  id: string;
  /** 0 to 359. */
  hue?: number | undefined;
  /** publisher: round; panel: rounded square; user: round with the name's letter, if it starts with one. */
  kind?: 'publisher' | 'panel' | 'user' | undefined;
  name?: string | undefined;
  imageUrl?: string | undefined;
  icon?: LucideIcon | undefined;
  size?: number | undefined;
  className?: string | undefined;
}

/** A hue from 0 to 359, always the same for an id. */
function getHue(id: string): number {
  let hash = 2166136261;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 360;
}

/** Decorative: the name is next to it. */
export function Avatar({ id, hue = getHue(id), kind = 'publisher', name = '', imageUrl, icon, size = 32, className }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const [initial = ''] = name.trim();
  const Icon = icon ?? (kind === 'panel' ? Building2 : UserRound);
  const shape = kind === 'panel' ? 'rounded-md' : 'rounded-full';
  const hasImage = imageUrl !== undefined && imageUrl !== '' && imageUrl !== failedUrl;
  return (
    <span
      aria-hidden
      className={joinClasses(
        'inline-grid shrink-0 place-items-center hue-ground font-semibold',
        hasImage && 'overflow-hidden',
        shape,
        className,
      )}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.45,
        ['--hue' as string]: hue,
      }}
    >
      {hasImage ? (
        <img
          src={imageUrl}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(imageUrl)}
          className="size-full object-cover"
        />
      ) : kind === 'user' && /\p{L}/u.test(initial) && icon === undefined ? (
        initial
      ) : (
        <Icon size={Math.round(size * 0.53)} strokeWidth={1.75} />
      )}
    </span>
  );
}
