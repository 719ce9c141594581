import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { joinClasses } from '#classes.ts';
import { IconButton } from '#actions/IconButton.tsx';
import { TextField } from '#fields/TextField.tsx';
import { uiFa } from '#ui.fa.ts';
import { pauses } from '#toasts/pauses.ts';

/** Hides the browser's cross, which would be next to ours. */
const ONE_CROSS = '[&_input::-webkit-search-cancel-button]:hidden';

export interface SearchBoxProps {
  /** Names the field. */
  label: string;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  /** The search in the URL. */
  text: string;
  /** Called with the typed text, after a pause or on Enter. */
  onText: (text: string) => void;
  className?: string | undefined;
}

export function SearchBox({ label, placeholder = label, maxLength, text, onText, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  /** Texts that were reported and are not in the URL yet. */
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (text !== known) {
    setKnown(text);
    const arrived = underWay.indexOf(text);
    setUnderWay(underWay.slice(arrived + 1));
    // The box's own text comes back late; letters typed since then stay.
    if (arrived < 0 && text !== typed.trim()) setTyped(text);
  }
  const handOver = (next: string) => {
    setUnderWay((waiting) => (waiting.at(-1) === next ? waiting : [...waiting, next]));
    onText(next);
  };
  const hand = useEffectEvent(() => {
    if (typed.trim() !== text) handOver(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(hand, pauses.typing);
    return () => clearTimeout(timer);
  }, [typed, text]);
  const clear = (
    <IconButton
      icon={X}
      size="sm"
      iconSize={16}
      label={uiFa.clearSearch}
      onClick={() => {
        setTyped('');
        handOver('');
      }}
    />
  );
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      label={label}
      isLabelHidden
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLength}
      value={typed}
      onChange={setTyped}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed.trim() !== text) handOver(typed.trim());
      }}
      start={<Search aria-hidden size={18} className="text-text-3" />}
      end={typed !== '' && clear}
      className={joinClasses(ONE_CROSS, className)}
    />
  );
}
