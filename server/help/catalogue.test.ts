import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { openYoutube, videoId } from '#tests/youtube.ts';

const youtube = await openYoutube();
afterAll(() => youtube.close());
const test = useApp('empty', { YOUTUBE_IMAGE_URL: `${youtube.url}/vi` });
const staff = useStaff(test);
beforeEach(async () => {
  await test.db.prisma.helpVideo.deleteMany();
});

const VIDEO = 'videoId title publishedAt thumbnailUrl embedUrl position';
const add = (link: string, title = 'A title') =>
  staff.graphql(
    `mutation ($input: AddHelpVideoInput!) { addHelpVideo(input: $input) {
    ... on AddHelpVideoPayload { helpVideo { id ${VIDEO} } } ${ERRORS} } }`,
    {
      input: { link, title, publishedAt: '2026-05-04T03:02:01Z' },
    },
  );
const fill = async (count: number) => {
  for (let number = 1; number <= count; number++) await add(videoId(number), `Video ${number}`);
};
const move = (number: number, position: number) =>
  staff.graphql(
    'mutation ($id: ID!, $to: Int!) { moveHelpVideo(input: { id: $id, position: $to }) { helpVideo { position } } }',
    {
      id: videoId(number),
      to: position,
    },
  );
const remove = (number: number) =>
  staff.graphql('mutation ($id: ID!) { deleteHelpVideo(input: { id: $id }) { deletedId } }', { id: videoId(number) });
const page = async (query = '') => (await test.get(`/api/help/videos${query}`)).body;
const numbers = ({ videos }: { videos: { id: string }[] }) => videos.map(({ id }) => Number(id.slice(5)));
const next = (token: string, size = 5) => page(`?maxResults=${size}&pageToken=${token}`);

describe('the help videos of the catalogue', () => {
  it('has no video for an unknown id', async () => {
    const { body } = await staff.graphql('mutation ($id: ID!) { deleteHelpVideo(input: { id: $id }) { deletedId } }', {
      id: '\u0000',
    });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('are readable by everyone as documented, five a page', async () => {
    await fill(7);
    const { videos, nextPageToken, prevPageToken } = await page();
    expect(videos).toHaveLength(5);
    expect(videos[0]).toEqual({
      id: videoId(1),
      title: 'Video 1',
      thumbnail: `/help-video-thumbnails/${videoId(1)}.webp`,
      publishedAt: '2026-05-04T03:02:01.000Z',
    });
    expect(prevPageToken).toBeNull();
    const last = await next(nextPageToken);
    expect(numbers(last)).toEqual([6, 7]);
    expect(last.nextPageToken).toBeNull();
    const back = await next(last.prevPageToken);
    expect(numbers(back)).toEqual([1, 2, 3, 4, 5]);
    expect([back.prevPageToken, back.nextPageToken]).toEqual([null, nextPageToken]);
    expect(await page('?maxResults=50')).toMatchObject({ nextPageToken: null, prevPageToken: null });
  });

  it('are an empty list at first', async () => {
    expect(await page()).toEqual({ videos: [], nextPageToken: null, prevPageToken: null });
  });

  it.each(['maxResults=0', 'maxResults=51', 'maxResults=x', 'pageToken=x', 'pageToken=YWZ0ZXIgeCB5'])(
    'have no page %s',
    async (query) => {
      const { status, body } = await test.get(`/api/help/videos?${query}`);
      expect([status, typeof body.message]).toEqual([400, 'string']);
    },
  );

  it('continue after a page, even if videos were added, moved or removed meanwhile', async () => {
    await fill(12);
    const first = await page();
    await remove(5);
    await remove(2);
    await move(12, 1);
    const second = await next(first.nextPageToken);
    expect(numbers(second)).toEqual([6, 7, 8, 9, 10]);
    await move(6, 99);
    const back = await next(second.prevPageToken);
    expect(numbers(back)).toEqual([12, 1, 3, 4, 7]);
    expect(numbers(await next(back.nextPageToken))).toEqual([8, 9, 10, 11, 6]);
    for (const number of [8, 9, 10, 11, 6]) await remove(number);
    expect(numbers(await next(back.nextPageToken))).toEqual([12, 1, 3, 4, 7]);
  });

  it.each([
    ['dQw4w9WgXcQ'],
    [' https://www.youtube.com/watch?v=dQw4w9WgXcQ '],
    ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s'],
    ['http://m.youtube.com/watch?v=dQw4w9WgXcQ#x'],
    ['www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc'],
    ['youtu.be/dQw4w9WgXcQ/'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ'],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share'],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.youtube.com/v/dQw4w9WgXcQ'],
  ])('are added by the link %s', async (link) => {
    const { body } = await add(link);
    expect(body.data.addHelpVideo.helpVideo).toEqual({
      id: expect.any(String),
      videoId: 'dQw4w9WgXcQ',
      title: 'A title',
      publishedAt: '2026-05-04T03:02:01.000Z',
      thumbnailUrl: '/help-video-thumbnails/dQw4w9WgXcQ.webp',
      embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      position: 1,
    });
  });

  it.each([
    '',
    'dQw4w9WgXc',
    'https://vimeo.com/12345678901',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/playlist?list=PL1234567890',
    'javascript:alert(1)//dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ/more',
  ])('are not added by the link %j', async (link) => {
    const { body } = await add(link);
    expect(formErrors(body)).toMatchObject([
      { message: expect.stringContaining('not a YouTube video link'), code: 'BAD_USER_INPUT', path: ['link'] },
    ]);
  });

  it('are unique, with a title, even when two users add one concurrently', async () => {
    const both = await Promise.all([add(videoId(1)), add(`https://youtu.be/${videoId(1)}`)]);
    expect(both.flatMap(({ body }) => formErrors(body) ?? [])).toMatchObject([{ code: 'CONFLICT' }]);
    expect(formErrors((await add('x', ' ')).body)).toMatchObject([
      { path: ['link'] },
      { message: 'Title is required', path: ['title'] },
    ]);
  });

  it.each([
    [1, 4, [2, 3, 4, 1, 5]],
    [5, 1, [5, 1, 2, 3, 4]],
    [2, 2, [1, 2, 3, 4, 5]],
    [1, 99, [2, 3, 4, 5, 1]],
    [3, 4, [1, 2, 4, 3, 5]],
  ])('have video %i moved to place %i', async (number, place, order) => {
    await fill(5);
    const { body } = await move(number, place);
    expect(body.data.moveHelpVideo.helpVideo.position).toBe(Math.min(place, 5));
    expect(numbers(await page())).toEqual(order);
  });

  it('can be moved to the same place repeatedly', async () => {
    await fill(4);
    for (let i = 0; i < 71; i++) await move(i % 2 ? 3 : 4, 2);
    expect(numbers(await page())).toEqual([1, 4, 3, 2]);
  });

  it('can be added concurrently, each at its own place', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => add(videoId((i % 10) + 1))));
    expect(answers.flatMap(({ body }) => formErrors(body) ?? [])).toMatchObject(Array(10).fill({ code: 'CONFLICT' }));
    const positions = (await test.db.prisma.helpVideo.findMany()).map(({ position }) => position);
    expect(positions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('can be moved concurrently, and none is lost', async () => {
    await fill(6);
    await Promise.all(Array.from({ length: 20 }, (_, i) => move((i % 6) + 1, ((i * 5) % 6) + 1)));
    const all = numbers(await page('?maxResults=50'));
    expect(all.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are moved and removed, with log entries; unknown ones are not found', async () => {
    await fill(1);
    await move(1, 1);
    const { body } = await remove(1);
    expect(Buffer.from(body.data.deleteHelpVideo.deletedId, 'base64').toString()).toBe(`HelpVideo:${videoId(1)}`);
    const logs = await test.db.prisma.log.findMany({ orderBy: { id: 'desc' }, take: 3 });
    expect(logs.map(({ code }) => code)).toEqual(['helpVideoRemoved', 'helpVideoMoved', 'helpVideoAdded']);
    expect(logs[1]).toMatchObject({
      before: { title: 'Video 1' },
      after: { title: 'Video 1' },
      userId: expect.any(Number),
    });
    for (const answer of [await remove(1), await move(1, 1)])
      expect(answer.body.errors[0].extensions.code).toBe('NOT_FOUND');
    await fill(1);
    expect((await move(1, 0)).body.errors[0].extensions.field).toBe('position');
  });

  it('are found by their global ids, and only staff see that they may edit', async () => {
    const { helpVideo } = (await add(videoId(3))).body.data.addHelpVideo;
    const query =
      'query ($id: ID!) { node(id: $id) { ... on HelpVideo { videoId position } } helpVideos { isEditable } }';
    expect((await test.graphql(query, { id: helpVideo.id })).body.data).toEqual({
      node: { videoId: videoId(3), position: 1 },
      helpVideos: { isEditable: false },
    });
    expect((await staff.graphql(query, { id: helpVideo.id })).body.data.helpVideos.isEditable).toBe(true);
    const other = Buffer.from('HelpVideo:../../../..').toString('base64');
    expect((await test.graphql(query, { id: other })).status).toBe(400);
  });

  it('are read in a few statements, independent of their number', async () => {
    await fill(12);
    const second = (await page('?maxResults=2')).nextPageToken;
    const ask = async (size: number) => (await test.statements(() => next(second, size))).length;
    expect(await ask(2)).toBe(await ask(10));
    expect(await ask(10)).toBeLessThanOrEqual(3);
  });
});
