import type { Page } from '@playwright/test';
import { button, field, intercept } from './account.ts';
import { ask, signInAsStaff } from './requests.ts';
import { heading, toast } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const VIDEOS = '/bo/help/videos';

/** The id of a video that no other test has: eleven letters, like the platform's ids. */
function newVideoId(): string {
  return Array.from({ length: 11 }, () => 'abcdefghijkmnpqrstuvwxyz'[Math.floor(Math.random() * 24)]).join('');
}

async function emptyTheList(page: Page): Promise<void> {
  const { request } = page.context();
  const { helpVideos } = await ask<{ helpVideos: { videos: { videoId: string }[] } }>(
    request,
    '{ helpVideos(maxResults: 50) { videos { videoId } } }',
  );
  for (const { videoId } of helpVideos.videos)
    await ask(request, 'mutation ($id: ID!) { deleteHelpVideo(input: { id: $id }) { __typename } }', { id: videoId });
}

test('staff manage the catalogue: add, look, move, page, remove', async ({ page, text }) => {
  await signInAsStaff(page.context().request);
  await emptyTheList(page);
  await page.goto('/bo/help');
  await expect(page).toHaveURL(new RegExp(`${VIDEOS}$`));
  await expect(page.getByText(text('bo.videos.none'))).toBeVisible();
  await expectAccessible(page);

  const add = async (link: string, title: string) => {
    await field(page, text('bo.videos.link')).fill(link);
    await field(page, text('bo.title')).fill(title);
    await button(page, text('bo.videos.addSubmit')).click();
  };
  await add('https://example.com/watch', 'Not a video');
  await expect(field(page, text('bo.videos.link'))).toHaveAttribute('aria-invalid', 'true');
  const cards = page
    .getByRole('main')
    .locator('button[aria-pressed]')
    .filter({ has: page.locator('time') });
  const ids = Array.from({ length: 6 }, newVideoId);
  for (const [index, id] of ids.entries()) {
    await add(
      index % 2 ? `https://youtu.be/${id}` : `https://www.youtube.com/watch?v=${id}&t=1s`,
      `Video ${index + 1}`,
    );
    await expect(field(page, text('bo.videos.link'))).toHaveValue('');
    // the form moves down by each of them, of which a page has five
    await expect(cards).toHaveCount(Math.min(index + 1, 5));
  }
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('figcaption')).toHaveText('Video 1');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // nothing is requested from the platform before a video is played: checked by `quiet`
  await cards.nth(1).click();
  await expect(page.locator('figcaption')).toHaveText('Video 2');
  const embedded: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    embedded.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });

  await button(page, text('bo.videos.later', { title: 'Video 1' })).click();
  await expect(cards.first()).toContainText('Video 2');

  const [previous, next] = [button(page, text('bo.videos.previous')), button(page, text('bo.videos.next'))];
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(cards).toHaveCount(1);
  await expect(page.locator('figcaption')).toHaveText('Video 6');
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(cards).toHaveCount(5);

  // typed text stays when the list is loaded again
  await field(page, text('bo.videos.link')).fill('https://youtu.be/');
  await button(page, text('bo.videos.remove', { title: 'Video 2' })).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('bo.remove'), exact: true })
    .click();
  await expect(toast(page, text('bo.videos.removed'))).toBeVisible();
  await expect(cards.first()).toContainText('Video 1');
  await expect(cards.last()).toContainText('Video 6');
  await expect(field(page, text('bo.videos.link'))).toHaveValue('https://youtu.be/');
  expect(embedded).toEqual([]);
});

test('the videos fit a phone @phone', async ({ page, text }) => {
  await signInAsStaff(page.context().request);
  const videos = Array.from({ length: 5 }, (_, index) => ({
    id: `video-${index}`,
    videoId: newVideoId(),
    title: 'Como aprovar um fornecedor e o que olhar antes de decidir',
    embedUrl: 'https://www.youtube-nocookie.com/embed/x',
    thumbnailUrl: '/favicon.svg',
    publishedAt: '2026-11-21T10:00:00Z',
    position: index + 1,
  }));
  // not from the catalogue, which another test empties
  await intercept(page, 'videosLoaderQuery', (route) =>
    route.fulfill({
      json: { data: { helpVideos: { isEditable: true, nextPageToken: 'x', prevPageToken: null, videos } } },
    }),
  );
  await page.goto(VIDEOS);
  await expect(heading(page)).toHaveText(text('bo.videos'));
  await expect(button(page, text('bo.videos.next'))).toBeEnabled();
  await expectNoSidewaysScroll(page);
});
