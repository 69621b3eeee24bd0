import type { Page } from '@playwright/test';

/** No other site is contacted. */
export const answerChats = (page: Page) =>
  page.context().route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
