import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageHeaders } from '#server/http/securityHeaders.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { CHANNEL, openYoutube, videoId } from '#tests/youtube.ts';
import { openVideoChannel } from './videoChannel.ts';

const youtube = await openYoutube();
const { state } = youtube;
const settings = { apiKey: 'the-key', channelId: CHANNEL, apiUrl: `${youtube.url}/v3` };
const test = useApp('empty', {
  YOUTUBE_API_KEY: settings.apiKey,
  YOUTUBE_CHANNEL_ID: CHANNEL,
  YOUTUBE_API_URL: settings.apiUrl,
  YOUTUBE_IMAGE_URL: `${youtube.url}/vi`,
});
afterAll(() => youtube.close());
beforeEach(() => {
  vi.useRealTimers();
  Object.assign(state, { answers: 'well', slowMs: 0, asked: [] });
  test.parts.videoChannel = openVideoChannel(settings, test.parts.log);
});

const page = (query = '') => test.get(`/api/help/videos${query}`);
const asked = (path: string) => state.asked.filter((item) => item.startsWith(path)).length;
/** Makes cached responses expire, without waiting. */
const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

describe('the help videos of a channel', () => {
  it("are those of its uploads, with the platform's page tokens, without private ones", async () => {
    const { body } = await page('?maxResults=4');
    expect(body.videos.map(({ id }: { id: string }) => id)).toEqual([1, 2, 3, 4].map(videoId));
    expect(body).toMatchObject({ nextPageToken: 'at-4', prevPageToken: null });
    expect(body.videos[0]).toEqual({
      id: videoId(1),
      title: 'Video 1',
      thumbnail: `/help-video-thumbnails/${videoId(1)}.webp`,
      publishedAt: '2026-01-01T00:00:00.000Z',
    });
    expect((await page('?maxResults=4&pageToken=at-8')).body).toMatchObject({
      nextPageToken: null,
      prevPageToken: 'at-4',
    });
    expect([...state.keys]).toEqual(['the-key']);
    expect(state.asked.join()).not.toContain('the-key');
  });

  it('are requested once for concurrent visitors, and again only after some minutes', async () => {
    state.slowMs = 50;
    await Promise.all(Array.from({ length: 10 }, () => page()));
    await page();
    expect(asked('/v3/playlistItems')).toBe(1);
    later(5 * 60_000);
    await page();
    expect(asked('/v3/playlistItems')).toBe(2);
    expect(asked('/v3/channels')).toBe(1);
  });

  it.each(['error', 'nonsense'] as const)('come from the cache when the platform responds with %s', async (answers) => {
    const before = (await page()).body;
    state.answers = answers;
    later(60 * 60_000);
    expect(await page()).toMatchObject({ status: 200, body: before });
    // not requested again for a while
    await page();
    expect(asked('/v3/playlistItems')).toBe(2);
    state.answers = 'well';
    later(60_000);
    await page();
    expect(asked('/v3/playlistItems')).toBe(3);
  });

  it.each(['error', 'nonsense', 'never'] as const)(
    'fail alone when the platform responds with %s from the start',
    async (answers) => {
      state.answers = answers;
      const inTime = AbortSignal.timeout.bind(AbortSignal);
      const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => inTime(ms / 20));
      const { status, body } = await page();
      expect(status).toBe(503);
      expect(timeout).toHaveBeenCalledWith(5_000);
      expect(body.message).toBe('The help videos cannot be loaded right now. Try again later.');
      const { body: whole } = await test.graphql('{ taxTypes { shortName } helpVideos { nextPageToken } }');
      expect(whole.errors[0].extensions.code).toBe('UNAVAILABLE');
      expect((await test.get('/ready')).status).toBe(200);
      timeout.mockRestore();
      state.answers = 'well';
      expect((await page()).status).toBe(200);
    },
  );

  it('reject a page token that the platform does not know', async () => {
    expect((await page('?pageToken=nonsense')).status).toBe(400);
    expect((await page('?pageToken=%2Fvideos%3Fx')).status).toBe(400);
    expect(asked('/v3/playlistItems')).toBe(1);
  });

  it('cannot be changed here', async () => {
    const staff = await signedInStaff(test);
    const { body } = await staff.graphql('{ helpVideos { isEditable videos { position } } }');
    expect(body.data.helpVideos).toMatchObject({ isEditable: false, videos: Array(5).fill({ position: null }) });
    const added = await staff.graphql(
      `mutation { addHelpVideo(input: { link: "${videoId(1)}", title: "x" }) { ${ERRORS} } }`,
    );
    const message = expect.stringContaining('YouTube channel');
    expect(formErrors(added.body)).toMatchObject([{ message }]);
    const removed = await staff.graphql(`mutation { deleteHelpVideo(input: { id: "${videoId(1)}" }) { deletedId } }`);
    expect(removed.body.errors).toMatchObject([{ message }]);
  });

  it('are found by their global ids, others are not', async () => {
    const find = async (number: number) => {
      const id = Buffer.from(`HelpVideo:${videoId(number)}`).toString('base64');
      return (await test.graphql('query ($id: ID!) { node(id: $id) { ... on HelpVideo { videoId } } }', { id })).body
        .data.node;
    };
    expect(await find(7)).toEqual({ videoId: videoId(7) });
    expect(await find(500)).toBeNull();
  });
});

describe('the picture of a help video', () => {
  const get = (number: number, extension = 'webp') =>
    test.get(`/help-video-thumbnails/${videoId(number)}.${extension}`);

  it('is fetched once, made small, and served from here', async () => {
    state.pictures = 'large';
    const { status, headers } = await get(1);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cache-control')).toContain('max-age=86400');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    await get(1);
    expect(state.asked.filter((item) => item.startsWith('/vi/'))).toEqual([`/vi/${videoId(1)}/maxresdefault.jpg`]);
  });

  it('is the small one when there is no large one', async () => {
    state.pictures = 'small';
    expect((await get(2)).headers.get('content-type')).toBe('image/webp');
    expect(asked('/vi/')).toBe(2);
  });

  it.each(['none', 'nonsense', 'endless'] as const)('is a placeholder when the platform has %s', async (pictures) => {
    const number = { none: 3, nonsense: 4, endless: 5 }[pictures];
    state.pictures = pictures;
    const { status, headers, body } = await get(number);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(body).toContain('<svg');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const before = asked('/vi/');
    await get(number);
    expect(asked('/vi/')).toBe(before);
    state.pictures = 'large';
    later(120_000);
    expect((await get(number)).headers.get('content-type')).toBe('image/webp');
  });

  it('does not exist for videos of other channels or for other names', async () => {
    state.pictures = 'large';
    expect((await get(500)).status).toBe(404);
    expect((await get(1, 'jpg')).status).toBe(404);
    for (const name of ['..%2f..%2fpostgres.webp', 'x.webp', '%00.webp'])
      expect((await test.get(`/help-video-thumbnails/${name}`)).status).toBe(404);
    expect(asked('/vi/')).toBe(0);
  });
});

describe('a page of the web', () => {
  it('may embed the player of the platform in a frame', () => {
    // tested where the header is made: pages exist only once the web is built
    const policy = pageHeaders(test.parts.env)['Content-Security-Policy'];
    expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.youtube-nocookie\.com/);
  });
});
