import { type MessageDescriptor, useIntl } from 'react-intl';
import { laneText } from '#shared/lane.ts';
import type { SubmissionText } from '#shared/providerForm.ts';
import { providerLabels } from '#web/forms/providerLabels.ts';
import { type VersionLine, versionLines } from '#web/forms/versionLines.ts';
import type { PreRegistration } from '../checkPreRegistration.ts';
import { fieldMessages } from '../fieldMessages.ts';

const LABELS = {
  businessName: providerLabels.businessName,
  websiteUrl: fieldMessages.website,
  taxNumber: fieldMessages.taxNumber,
  description: fieldMessages.description,
  services: fieldMessages.service,
  lanes: { id: 'provider.lanes' },
  contactEmail: fieldMessages.contactEmail,
  contactWhatsapp: fieldMessages.whatsapp,
  contactPhone: fieldMessages.phone,
} satisfies Record<
  SubmissionText | 'services' | 'lanes' | 'contactEmail' | 'contactWhatsapp' | 'contactPhone',
  MessageDescriptor
>;

/** The fields in which two versions of the form differ, as texts; an empty list without a second version. */
export function useCorrectionLines(mine: PreRegistration, theirs: PreRegistration | null): VersionLine[] {
  const intl = useIntl();
  return theirs ? versionLines(intl, LABELS, texts(mine), texts(theirs)) : [];
}

function texts({ serviceId, placeId, moreServices, lanes, ...values }: PreRegistration) {
  const services = [{ serviceId, placeId }, ...moreServices];
  return {
    ...values,
    services: services.map((service) => `${service.serviceId.text} · ${service.placeId.text}`).join('\n'),
    lanes: lanes.map(({ fromId, toId, bothWays }) => laneText(fromId.text, toId.text, bothWays)).join('\n'),
  };
}
