import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';

/** The HTML of a mail, with the image that it brings. */
function drawnMail({ html = '', attachments }: Email): string {
  return attachments.reduce((drawn, { contentId = '', mimeType, content }) => {
    const image = `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`;
    return drawn.replaceAll(`cid:${contentId.replace(/[<>]/g, '')}`, image);
  }, html);
}

export async function drawMails(page: Page, mails: readonly Email[]): Promise<void> {
  // the policy of a page of the product would leave out their styles
  await page.goto('about:blank');
  await page.setContent(mails.map(drawnMail).join('<hr>'));
}
