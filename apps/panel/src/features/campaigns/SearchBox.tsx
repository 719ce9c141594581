import { TextField } from '@jarchi/ui/TextField.tsx';
import { IconButton } from '@jarchi/ui/IconButton.tsx';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { campaignsFa as fa } from './campaigns.fa.ts';

/** The list follows this long after the last key. */
const SETTLE_MS = 300;

/** `text` is what the address holds; typing is handed over when it settles, or on Enter. */
export function SearchBox({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (text !== known) {
    setKnown(text);
    if (text !== typed.trim()) setTyped(text);
  }
  const hand = useEffectEvent(() => {
    if (typed.trim() !== text) onText(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(hand, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      enterKeyHint="search"
      label={fa.filters.search}
      isLabelHidden
      placeholder={fa.filters.search}
      value={typed}
      onChange={setTyped}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed.trim() !== text) onText(typed.trim());
      }}
      start={<Search aria-hidden size={18} className="text-text-3" />}
      end={
        typed !== '' && (
          <IconButton
            icon={X}
            size="sm"
            iconSize={16}
            label={fa.filters.clearSearch}
            onClick={() => {
              setTyped('');
              onText('');
            }}
          />
        )
      }
      className="flex-1 wide:max-w-[264px] wide:min-w-[200px]"
    />
  );
}
