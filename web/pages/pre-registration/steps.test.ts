import { expect, test } from 'vitest';
import { emptyPreRegistration } from './checkPreRegistration.ts';
import { stepsDone } from './steps.ts';

const rosario = { id: '3838583', text: 'Rosario' };
const business = { ...emptyPreRegistration, email: 'a@b.co', businessName: 'Andes', description: 'Frío.' };
const services = { ...business, serviceId: { id: '29', text: 'Frío' }, placeId: rosario };
const contact = { ...services, contactEmail: 'a@b.co', contactWhatsapp: '+54 341 555 1234' };

test.each([
  ['nothing typed', emptyPreRegistration, []],
  ['the business', business, ['business']],
  ['the services', services, ['business', 'services']],
  ['all', contact, ['business', 'services', 'contact']],
  [
    'a further service that is not chosen',
    { ...contact, moreServices: [{ id: 'n1', serviceId: { id: null, text: 'x' }, placeId: rosario }] },
    ['business', 'contact'],
  ],
  ['a wrong website', { ...contact, websiteUrl: 'no site' }, ['services', 'contact']],
])('with %s the steps are done in which nothing is missing or wrong', (_, values, done) => {
  expect([...stepsDone(values)]).toEqual(done);
});
