import { expect, it } from 'vitest';
import { photo } from '#tests/images.ts';
import { bearer, partnerToken } from '#tests/programs.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

it('a public image has an absolute URL for programs, and its path in REST and for pages', async () => {
  const { id, businessName, staff } = await publishedBusiness(test);
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await photo().jpeg().toBuffer())], { type: 'image/jpeg' }), 'a.jpg');
  await staff.form(`/api/providers/${id}/image`, form);
  await staff.post(`/api/providers/${id}/image/approve`);
  const { token } = await partnerToken(test);
  const { body } = await test.graphql(`{ provider(id: ${id}) { image { url path } } }`, {}, bearer(token));
  const { url, path } = body.data.provider.image;
  expect(path).toMatch(/^\/uploads\/\w+-\d+\.webp$/);
  expect(url).toBe(`${test.parts.env.publicUrl}${path}`);
  const { rows } = (await test.get(`/api/search?q=${encodeURIComponent(businessName)}`)).body;
  expect(rows.find((row: { id: number }) => row.id === id).image).toBe(path);
});
