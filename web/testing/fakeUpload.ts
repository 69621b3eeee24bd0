/** A fake of XMLHttpRequest, which sends files, using the given fetch; it immediately reports half of the upload. */
export function fakeUpload(send: typeof fetch) {
  return class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    response: unknown = null;
    readonly #aborted = new AbortController();

    open() {}
    setRequestHeader() {}

    abort() {
      this.#aborted.abort();
      this.onabort?.();
    }

    async send(body: FormData) {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      try {
        const response = await send('/graphql', { method: 'POST', body, signal: this.#aborted.signal });
        this.response = await response.json();
      } catch {
        return this.onerror?.();
      }
      this.onload?.();
    }
  };
}
