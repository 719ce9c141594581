import { expect, test } from 'vitest';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { createSharedAnswers } from './shared-answers.ts';

type Outcome = Result<number, 'gone' | 'busy'>;

/** Answers from work that ends when the test decides. */
function openAnswers(max = 3) {
  const clock = { at: 1_000_000 };
  const works: { readonly signal: AbortSignal; end(outcome: Outcome): void; fail(error: Error): void }[] = [];
  const answers = createSharedAnswers<number, 'gone' | 'busy'>({ max, ttlMs: 1000, now: () => clock.at });
  const work = (signal: AbortSignal) => new Promise<Outcome>((end, fail) => void works.push({ signal, end, fail }));
  return { clock, works, forget: answers.forget, ask: (key: string, signal?: AbortSignal) => answers.get(key, signal, work) };
}

test('callers who ask the same at once share one piece of work, and its result is kept for a while', async () => {
  const { clock, works, ask } = openAnswers();
  const both = [ask('a'), ask('a')];
  works[0]?.end(succeed(7));
  expect(await Promise.all(both)).toEqual([succeed(7), succeed(7)]);
  clock.at += 999;
  expect(await ask('a')).toEqual(succeed(7));
  expect(works).toHaveLength(1);
  clock.at += 1;
  void ask('a');
  expect(works).toHaveLength(2);
});

test('work is stopped when the last caller who waits for it leaves', async () => {
  const { works, ask } = openAnswers();
  const [first, second] = [new AbortController(), new AbortController()];
  const both = [ask('a', first.signal), ask('a', second.signal)];
  first.abort();
  expect(await both[0]).toEqual(refuse('gone'));
  expect(works[0]?.signal.aborted).toBe(false);
  second.abort();
  expect(await both[1]).toEqual(refuse('gone'));
  expect(works[0]?.signal.aborted).toBe(true);
  void ask('a');
  expect(works).toHaveLength(2);
});

test('work for a caller who has left already is stopped at once', async () => {
  const { works, ask } = openAnswers();
  expect(await ask('a', AbortSignal.abort())).toEqual(refuse('gone'));
  expect(works.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('refusals and errors are not kept', async () => {
  const { works, ask } = openAnswers();
  const refused = ask('a');
  works[0]?.end(refuse('busy'));
  expect(await refused).toEqual(refuse('busy'));
  const failed = ask('a');
  works[1]?.fail(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  void ask('a');
  expect(works).toHaveLength(3);
});

test('a forgotten answer is made again, while callers who wait for it still get it', async () => {
  const { works, ask, forget } = openAnswers();
  const first = ask('a');
  forget('a');
  const second = ask('a');
  works[0]?.end(succeed(1));
  works[1]?.end(succeed(2));
  expect(await Promise.all([first, second, ask('a')])).toEqual([succeed(1), succeed(2), succeed(2)]);
});

test('at most the allowed number of answers is kept, the last used ones', async () => {
  const { works, ask } = openAnswers(2);
  const asked = ['a', 'b'].map((key) => ask(key));
  for (const work of works) work.end(succeed(1));
  await Promise.all(asked);
  await ask('a');
  void ask('c');
  await ask('a');
  expect(works).toHaveLength(3);
  void ask('b');
  expect(works).toHaveLength(4);
});
