import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';

/** The HTML of a mail, including its attached image. */
function drawnMail({ html = '', attachments }: Email): string {
  return attachments.reduce((drawn, { contentId = '', mimeType, content }) => {
    const image = `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`;
    return drawn.replaceAll(`cid:${contentId.replace(/[<>]/g, '')}`, image);
  }, html);
}

export async function drawMails(page: Page, mails: readonly Email[]): Promise<void> {
  // the content security policy of the product's pages would block the styles of mails
  await page.goto('about:blank');
  await page.setContent(mails.map(drawnMail).join('<hr>'));
}
