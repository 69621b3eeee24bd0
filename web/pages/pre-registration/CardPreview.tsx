import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { contactIcons } from '#web/businesses/contactTypes.ts';
import { ProviderCard } from '#web/businesses/ProviderCard.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { imagePreview } from '#web/ui/imagePreview.ts';
import { Text } from '#web/ui/layout.tsx';
import css from './CardPreview.module.css';
import type { PreRegistration } from './checkPreRegistration.ts';

/** A preview of the business's card in the results, with the current input. */
export function CardPreview({ form }: { form: Form<PreRegistration> }) {
  const intl = useIntl();
  const { values } = form;
  const name = values.businessName.trim() || intl.formatMessage({ id: 'app.yourBusiness' });
  const chosen = [values.serviceId, ...values.moreServices.map(({ serviceId }) => serviceId)].filter(({ id }) => id);
  const names = [...new Set(chosen.map(({ text }) => text))];
  const contacts = { WHATSAPP: values.contactWhatsapp, LAND_PHONE: values.contactPhone, EMAIL: values.contactEmail };
  return (
    <section className={css.preview} aria-labelledby="preview">
      <Text id="preview" as="h2" size="md">
        <FormattedMessage id="preRegistration.preview" defaultMessage="This is how shippers will see you" />
      </Text>
      <ProviderCard
        name={name}
        heading="h3"
        path={null}
        image={usePicture(values.file[0])}
        scene="truck"
        where={values.placeId.id ? values.placeId.text : <Sample width="short" />}
        facts={
          names.length === 0 && (
            <>
              <Sample width="whole" />
              <Sample width="long" />
            </>
          )
        }
        description={values.description.trim() || <Sample width="long" />}
        services={names.map((service) => ({ name: service }))}
        contacts={
          <ul className={css.contacts}>
            {Object.values(contacts).every((value) => value.trim() === '') && (
              <li>
                <Sample width="short" />
              </li>
            )}
            {Object.entries(contacts).map(
              ([type, value]) =>
                value.trim() !== '' && (
                  <li key={type}>
                    <Icon name={contactIcons[type]!} size={16} />
                    {value}
                  </li>
                ),
            )}
          </ul>
        }
      />
    </section>
  );
}

/** A grey line as a placeholder for a missing text. */
function Sample({ width }: { width: 'short' | 'long' | 'whole' }) {
  return <span className={css.sample} data-width={width} aria-hidden="true" />;
}

/** The URL of the chosen picture; undefined if there is none, or if it cannot be displayed. */
function usePicture(file: File | undefined): { url: string } | undefined {
  const [shown, setShown] = useState<{ file: File; url: string | null }>();
  useEffect(() => {
    let isWanted = true;
    if (file)
      void imagePreview(file, 144).then((url) => {
        if (isWanted) setShown({ file, url });
      });
    return () => {
      isWanted = false;
    };
  }, [file]);
  return shown?.file === file && shown?.url ? { url: shown.url } : undefined;
}
