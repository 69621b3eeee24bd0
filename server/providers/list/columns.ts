import type {
  Contact,
  File,
  Provider,
  ProviderImage,
  ProviderService,
  Service,
  TaxType,
  User,
} from '../../generated/prisma/client.ts';

/** The columns of tables by their names in code: all of them but what GraphQL never shows, or this is not compiled. */
export const PROVIDER = {
  id: 'id',
  businessName: 'business_name',
  commercialName: 'commercial_name',
  websiteUrl: 'website_url',
  taxTypeId: 'tax_type_id',
  taxNumber: 'tax_number',
  description: 'description',
  addressId: 'address_id',
  language: 'language',
  approvedAt: 'approved_at',
  approvedById: 'approved_by_id',
  rejectedAt: 'rejected_at',
  applicantEmail: 'applicant_email',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Record<Exclude<keyof Provider, 'idempotencyKey' | 'importKey' | 'partnerId'>, string>;

export const CONTACT = {
  id: 'id',
  providerId: 'provider_id',
  contactType: 'contact_type',
  contactValue: 'contact_value',
  updatedAt: 'updated_at',
} satisfies Record<keyof Contact, string>;

export const OFFER = {
  id: 'id',
  providerId: 'provider_id',
  serviceId: 'service_id',
  addressId: 'address_id',
  updatedAt: 'updated_at',
} satisfies Record<keyof ProviderService, string>;

export const SERVICE = {
  id: 'id',
  nameEn: 'name_en',
  nameEs: 'name_es',
  namePt: 'name_pt',
  subcategoryId: 'subcategory_id',
  version: 'version',
} satisfies Record<Exclude<keyof Service, 'createdAt' | 'updatedAt'>, string>;

export const TAX_TYPE = {
  id: 'id',
  countryCode: 'country_code',
  shortName: 'short_name',
  name: 'name',
} satisfies Record<keyof TaxType, string>;

type HiddenOfUser = 'language' | 'agreementVersion' | 'agreementAcceptedAt' | 'disabledAt' | 'updatedAt';

export const USER = {
  id: 'id',
  email: 'email',
  emailVerifiedAt: 'email_verified_at',
  firstName: 'first_name',
  lastName: 'last_name',
  displayName: 'display_name',
  imageUrl: 'image_url',
  isSuperAdmin: 'is_super_admin',
  passwordHash: 'password_hash',
  deletionDueAt: 'deletion_due_at',
  version: 'version',
  createdAt: 'created_at',
} satisfies Record<Exclude<keyof User, HiddenOfUser>, string>;

export const IMAGE = {
  providerId: 'provider_id',
  fileId: 'file_id',
  approvedAt: 'approved_at',
  approvedById: 'approved_by_id',
} satisfies Record<keyof ProviderImage, string>;

export const FILE = {
  id: 'id',
  storageKey: 'storage_key',
  contentType: 'content_type',
  byteSize: 'byte_size',
  widths: 'widths',
  userId: 'user_id',
  createdAt: 'created_at',
} satisfies Record<keyof File, string>;
