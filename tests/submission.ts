import type { Answer, TestApp } from './testApp.ts';

/** Rosario and refrigerated transport, in the demo data. */
export const ROSARIO = 3838583;
export const REFRIGERATED = 29;

export const SUBMISSION = {
  email: 'ana@andes.example',
  businessName: 'Andes Fríos S.R.L.',
  description: 'Refrigerated trucks across the mountains.',
  contactEmail: 'cargas@andes.example',
  contactPhone: '+543414000000',
  contactWhatsapp: '5493415000000',
  websiteUrl: 'andes.example/cargas',
  serviceId: String(REFRIGERATED),
  addressId: String(ROSARIO),
};

/** Submits the pre-registration form like a browser. Undefined fields are omitted. */
export function submit(
  test: TestApp,
  fields: Record<string, string | undefined> = {},
  files: { name?: string; bytes: Buffer; filename?: string; type?: string }[] = [],
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...SUBMISSION, ...fields }))
    if (value !== undefined) form.append(name, value);
  for (const { name = 'file', bytes, filename = 'photo.jpg', type = 'image/jpeg' } of files)
    form.append(name, new Blob([new Uint8Array(bytes)], { type }), filename);
  return test.post('/api/pre-registration', form, headers);
}
