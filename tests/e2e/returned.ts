import type { APIRequestContext } from '@playwright/test';
import { mailedPath } from './account.ts';
import { PLACE } from './place.ts';
import { proof, signInAsStaff } from './requests.ts';
import { decide } from './staff.ts';
import { expect } from './test.ts';

export interface Sent {
  email: string;
  businessName: string;
  description?: string;
  file?: Buffer;
  /** GeoNames id of its place and of that of its service; that of the tests unless it is set. */
  addressId?: string;
}

/** The public email of every business that is pre-registered here. */
export const LISTED = 'cargas@andes.example';

/** Pre-registers a business in this language. Returns its id in the queue, with staff signed in. */
export async function enterQueue(
  request: APIRequestContext,
  { file, ...texts }: Sent,
  language = 'en',
): Promise<number> {
  const multipart = {
    // refrigerated transport, in the demo data
    serviceId: '29',
    addressId: String(PLACE.databaseId),
    description: 'Refrigerated trucks across the mountains.',
    ...texts,
    contactEmail: LISTED,
    contactPhone: '+543414000000',
    contactWhatsapp: '+5493415000000',
    websiteUrl: 'andes.example/cargas',
    recaptchaToken: await proof(request),
    ...(file && { file: { name: 'truck.jpg', mimeType: 'image/jpeg', buffer: file } }),
  };
  const headers = { 'Accept-Language': language };
  await expect(await request.post('/api/pre-registration', { headers, multipart })).toBeOK();

  await signInAsStaff(request);
  const search = new URLSearchParams({ q: texts.businessName });
  const { rows } = await (await request.get(`/api/providers/unapproved?${search}`)).json();
  return rows[0].id;
}

/** Pre-registers a business and sends it back as staff. Returns the path in the mail to the applicant. */
export async function sendBack(request: APIRequestContext, sent: Sent, reason: string): Promise<string> {
  await decide(request, await enterQueue(request, sent), 'CHANGES_REQUESTED', { reason });
  return await mailedPath(sent.email, '/pre-registration');
}
