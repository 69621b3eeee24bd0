import type { IntlShape, MessageDescriptor } from 'react-intl';

/** A field in which two versions differ, as texts. */
export interface VersionLine {
  label: string;
  mine: string;
  theirs: string;
}

/** The fields in which two versions differ, with their displayed texts. */
export function versionLines<Name extends string>(
  intl: IntlShape,
  labels: Readonly<Record<Name, MessageDescriptor>>,
  mine: Readonly<Record<NoInfer<Name>, string>>,
  theirs: Readonly<Record<NoInfer<Name>, string>>,
): VersionLine[] {
  return (Object.keys(labels) as Name[])
    .filter((name) => mine[name].trim() !== theirs[name].trim())
    .map((name) => {
      const label: MessageDescriptor = labels[name];
      return { label: intl.formatMessage(label), mine: mine[name], theirs: theirs[name] };
    });
}
