import { createHash } from 'node:crypto';

/** By which a content security policy allows a script or style that stands in a page: its text, and no other. */
export function hashForPolicy(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Styles that React Aria puts into a page by itself: for what can be pressed, and on an iPhone while a window is open. A release of it with
 * other texts fails the journeys, whose browsers report what the policy refuses.
 */
export const INJECTED_STYLES: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];
