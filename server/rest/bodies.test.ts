import { expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('empty');

/** A body above the limit, and whether the server began to read it. */
function hugeBody() {
  let pulls = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        pulls += 1;
        if (pulls > 500) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, pulls: () => pulls };
}

it.each(['/api/providers/import', '/api/providers', '/api/users'])(
  'a body for %s is not read of callers who may not send it',
  async (path) => {
    const body = hugeBody();
    const response = await test.app.fetch(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: body.stream,
        duplex: 'half',
      } as RequestInit),
    );
    expect([response.status, body.pulls()]).toEqual([401, 0]);
  },
);
