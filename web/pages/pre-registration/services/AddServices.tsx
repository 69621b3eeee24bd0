import { useState } from 'react';
import { flushSync } from 'react-dom';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import { ServiceSelector } from '#web/forms/ServiceSelector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { Text } from '#web/ui/layout.tsx';
import { checkMessages } from '../checkMessages.ts';
import type { PreRegistration } from '../checkPreRegistration.ts';
import { BrowseServices } from './BrowseServices.tsx';
import css from './MoreServices.module.css';

const messages = defineMessages({
  service: { id: 'page.otherService' },
  place: { id: 'preRegistration.anotherPlace', defaultMessage: 'Place where you offer it' },
});

/** The maximum number of additional services; more can be added once the business is published. */
const MOST_MORE = 20;

const FIELD = 'anotherService';

/** Adds services at a place, with a search field or from the categories. */
export function AddServices({ form }: { form: Form<PreRegistration> }) {
  const intl = useIntl();
  const { serviceId: first, placeId, moreServices: more } = form.values;
  // most businesses offer several services at the same place
  const [own, setPlace] = useState<Choice | null>(null);
  const place = own ?? more.at(-1)?.placeId ?? placeId;
  const [input, setTyped] = useState(noChoice);
  const [isPlaceMissing, setPlaceMissing] = useState(false);
  const isFull = more.length >= MOST_MORE;

  const offered = (service: string) => [
    ...(first.id === service && placeId.id === place.id ? ['first'] : []),
    ...more.filter(({ serviceId: { id }, placeId: at }) => id === service && at.id === place.id).map(({ id }) => id),
  ];
  const add = (service: Choice) => {
    setPlaceMissing(place.id === null);
    if (place.id === null || isFull || offered(service.id!).length > 0) return;
    if (first.id === null) {
      form.change('serviceId', service);
      return form.change('placeId', place);
    }
    const last = Math.max(0, ...more.map(({ id }) => Number(id.slice(1))));
    form.change('moreServices', [...more, { id: `n${last + 1}`, serviceId: service, placeId: place }]);
  };
  const remove = (service: Choice) => {
    const ids = offered(service.id!);
    if (ids.includes('first')) return form.change('serviceId', noChoice);
    form.change(
      'moreServices',
      more.filter(({ id }) => !ids.includes(id)),
    );
  };
  const takeTyped = (choice: Choice) => {
    if (choice.id !== null) add(choice);
    setTyped(choice.id === null || place.id === null ? choice : noChoice);
  };
  const choose = (choice: Choice) => {
    flushSync(() => takeTyped(choice));
    // moves the focus to the new field, for the next service
    if (choice.id !== null) form.ref.current?.querySelector<HTMLElement>(`[name="${FIELD}"]`)?.focus();
  };

  if (isFull)
    return (
      <Text note>
        <FormattedMessage
          id="preRegistration.servicesFull"
          defaultMessage="You have reached the limit. You can add more once your business is published."
        />
      </Text>
    );
  return (
    <div className={css.adding}>
      <div className={css.fields}>
        <AddressSelector
          label={intl.formatMessage(messages.place)}
          value={place}
          onChange={setPlace}
          onLeave={(choice) => {
            setPlace(choice);
            setPlaceMissing(choice.id === null);
          }}
          errorMessage={
            isPlaceMissing && place.id === null ? intl.formatMessage(checkMessages.locationRequired) : undefined
          }
        />
        <ServiceSelector
          // a new key, as the list would stay open when the text is removed
          key={more.length}
          name={FIELD}
          label={intl.formatMessage(messages.service)}
          value={input}
          onChange={choose}
          onLeave={takeTyped}
        />
      </div>
      <BrowseServices
        isOffered={(id) => offered(id).length > 0}
        onToggle={(service, isChosen) => (isChosen ? add(service) : remove(service))}
      />
    </div>
  );
}
