import { expect, test, vi } from 'vitest';
import { isAbort } from './api-error.ts';
import { sendByXhr } from './transport.ts';

/** The parts of XMLHttpRequest that an upload uses; the test plays the browser. */
class FakeXhr {
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  withCredentials = false;
  readonly headers: Record<string, string> = {};
  sent?: FormData;
  open = vi.fn();
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => null;
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.onabort?.();
  }
}

function startUpload(signal?: AbortSignal) {
  const xhr = new FakeXhr();
  const onProgress = vi.fn();
  const send = sendByXhr(() => xhr as unknown as XMLHttpRequest); // The whole interface is not needed to play a browser.
  const answer = send(
    { method: 'POST', url: '/m/content/media/', headers: { authorization: 'Bearer t' }, file: new File(['12345'], 'a.png') },
    { signal, onProgress },
  );
  return { xhr, answer, onProgress };
}

test('progress is reported in bytes of the file', async () => {
  const { xhr, answer, onProgress } = startUpload();
  xhr.upload.onprogress?.({ loaded: 3 });
  xhr.upload.onprogress?.({ loaded: 205 });
  xhr.status = 200;
  xhr.responseText = '{"id":1}';
  xhr.onload?.();
  expect(await (await answer).readJson()).toEqual({ id: 1 });
  expect(onProgress.mock.calls).toEqual([
    [3, 5],
    [5, 5],
  ]);
  expect(xhr.headers.authorization).toBe('Bearer t');
});

test('an abort stops the upload', async () => {
  const controller = new AbortController();
  const { answer } = startUpload(controller.signal);
  controller.abort();
  await expect(answer).rejects.toSatisfy(isAbort);
});

test('an upload that was aborted before it starts does not start', async () => {
  const { xhr, answer } = startUpload(AbortSignal.abort());
  await expect(answer).rejects.toSatisfy(isAbort);
  expect(xhr.sent).toBeUndefined();
});

test('a lost connection rejects', async () => {
  const { xhr, answer } = startUpload();
  xhr.onerror?.();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});
