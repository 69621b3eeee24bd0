import { ERRORS } from './formErrors.ts';
import { photo } from './images.ts';
import { sendFile } from './sendFile.ts';
import { signedInPerson, signedInStaff } from './staff.ts';
import { submit } from './submission.ts';
import type { TestApp } from './testApp.ts';

/** The values of an owner's form, of a provider as `DRAFT` reads it. */
export interface EditForm {
  businessName: string;
  commercialName: string | null;
  websiteUrl: string | null;
  taxNumber: string | null;
  description: string;
  taxTypeId: number | null;
  placeId: number;
  contacts: { id: string; contactType: string; contactValue: string }[];
  services: { id: string; serviceId: number; placeId: number }[];
  branches: { id: string; placeId: number; name: string | null; phone: string | null; hours: string | null }[];
}

const DRAFT = `query ($id: ID!) { provider(id: $id) { version ownership {
  edit: lastEdit { version outcome reason noticeUntil }
  draft {
    businessName commercialName websiteUrl taxNumber description taxTypeId: taxTypeDatabaseId place { databaseId }
    contacts { databaseId contactType contactValue }
    providerServices { databaseId service { databaseId } place { databaseId } }
    branches { databaseId place { databaseId } name phone hours }
    image { url: path }
  }
} } }`;

const EDIT = `mutation ($input: EditOwnProviderInput!) { editOwnProvider(input: $input) {
  ... on EditOwnProviderPayload { provider { version ownership { edit: lastEdit { version outcome noticeUntil } } } } ${ERRORS} } }`;

type Person = Awaited<ReturnType<typeof signedInPerson>>;

/** A published business of a person with an account, and the staff who approved it. */
export async function publishedBusiness(test: TestApp, staff?: Awaited<ReturnType<typeof signedInStaff>>) {
  const reviewer = staff ?? (await signedInStaff(test));
  const owner = await signedInPerson(test);
  const businessName = `Cargas ${crypto.randomUUID()}`;
  await submit(test, { businessName, email: owner.email, contactEmail: owner.email }, [], { 'accept-language': 'es' });
  const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { businessName } });
  const approved = await reviewer.post(`/api/providers/${id}/approve`);
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.body));
  return { id, businessName, owner, staff: reviewer };
}

/** A user's business, in the form in which they would send it back. */
export async function seenBy(person: Person, id: number) {
  const { body } = await person.graphql(DRAFT, { id });
  const { version, ownership } = body.data.provider;
  const { edit, draft } = ownership;
  const { place, contacts, providerServices, branches, image, ...texts } = draft;
  const itemId = (databaseId: number) => (databaseId < 0 ? `n${-databaseId}` : String(databaseId));
  const form: EditForm = {
    ...texts,
    placeId: place.databaseId,
    contacts: contacts.map(({ databaseId, ...contact }: { databaseId: number }) => ({
      id: itemId(databaseId),
      ...contact,
    })),
    services: providerServices.map((value: { databaseId: number; service: Row; place: Row }) => ({
      id: itemId(value.databaseId),
      serviceId: value.service.databaseId,
      placeId: value.place.databaseId,
    })),
    branches: branches.map(({ databaseId, place, ...branch }: { databaseId: number; place: Row }) => ({
      id: itemId(databaseId),
      placeId: place.databaseId,
      ...branch,
    })),
  };
  return {
    form,
    edit,
    image: image as { url: string } | null,
    seen: {
      id,
      expectedVersion: version as number,
      expectedEditVersion: (edit?.outcome === null ? edit.version : null) as number | null,
    },
  };
}

interface Row {
  databaseId: number;
}

/** Changes the form of a business as its owner sees it, and sends it. */
export async function sendEdit(person: Person, id: number, change: (form: EditForm) => Partial<EditForm>) {
  const { form, seen } = await seenBy(person, id);
  return person.graphql(EDIT, { input: { ...seen, provider: { ...form, ...change(form) } } });
}

/** Like `sendEdit`, based on an earlier version. */
export const sendSeen = (
  person: Person,
  { seen, form }: Awaited<ReturnType<typeof seenBy>>,
  change: Partial<EditForm>,
) => person.graphql(EDIT, { input: { ...seen, provider: { ...form, ...change } } });

const PICTURE = `mutation ($input: EditOwnImageInput!) { editOwnImage(input: $input) {
    ... on EditOwnImagePayload { provider { databaseId } }
    ... on FormErrors { errors { code message } } } }`;

/** Sends another picture of a business. */
export async function sendPicture(person: Person, id: number) {
  const { seen } = await seenBy(person, id);
  const file = new File([new Uint8Array(await photo(300, 200).jpeg().toBuffer())], 'a.jpg', { type: 'image/jpeg' });
  return sendFile(person, PICTURE, { input: { ...seen, image: null } }, ['input.image', file]);
}

const TAKE_BACK = 'mutation ($input: WithdrawEditInput!) { withdrawEdit(input: $input) { provider { version } } }';

/** Withdraws the displayed edit. */
export const withdrawEdit = (person: Pick<Person, 'graphql'>, seen: Awaited<ReturnType<typeof seenBy>>['seen']) =>
  person.graphql(TAKE_BACK, {
    input: {
      providerId: seen.id,
      expectedProviderVersion: seen.expectedVersion,
      expectedVersion: seen.expectedEditVersion ?? 0,
    },
  });
