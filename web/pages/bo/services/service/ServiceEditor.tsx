import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ServiceEditor_service$key } from '#web/__generated__/ServiceEditor_service.graphql.ts';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { LeaveDialog } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { StaleNotice } from '#web/pages/bo/editor/StaleNotice.tsx';
import { useListOrigin } from '#web/pages/bo/editor/useListOrigin.ts';
import { paths } from '#web/paths.ts';
import { labels } from '../labels.ts';
import { ServiceForm } from './ServiceForm.tsx';
import { type ServiceValues, synonymsOf } from './serviceValues.ts';
import { useServiceEditor } from './useServiceEditor.ts';

export function ServiceEditor({ service }: { service: ServiceEditor_service$key }) {
  const intl = useIntl();
  const list = useListOrigin([paths.boServices()]);
  const data = useFragment(
    graphql`
      fragment ServiceEditor_service on Service {
        databaseId
        name
        ...serviceValues_service
      }
    `,
    service,
  );
  const { form, isDirty, saved, guard, theirs, ...editor } = useServiceEditor(data.databaseId, data, list);
  const text = (values: ServiceValues, name: keyof ServiceValues) => {
    if (name === 'subcategoryId') return values.subcategoryId.text;
    return name === 'synonyms' ? synonymsOf(values).join('\n') : values[name].trim();
  };
  const linesTo = (other: ServiceValues) =>
    (Object.keys(labels) as (keyof ServiceValues)[])
      .map((name) => ({
        label: intl.formatMessage(labels[name]),
        mine: text(form.values, name),
        theirs: text(other, name),
      }))
      .filter((line) => line.mine !== line.theirs);
  return (
    <div className={css.page}>
      <title>{`${data.name} · Rumbo`}</title>
      <h1 className={css.title}>{data.name}</h1>
      {theirs && (
        <StaleNotice
          title={
            <FormattedMessage
              id="bo.stale.service"
              defaultMessage="Somebody else saved this service meanwhile"
              description="Heading above two versions of a service"
            />
          }
          lines={linesTo(theirs.values)}
          onKeepTheirs={editor.keepTheirs}
          onSaveMine={editor.saveMine}
        />
      )}
      <div className={css.columns}>
        <ServiceForm
          form={form}
          bar={<SaveBar isDirty={isDirty} isPending={form.isPending} changes={linesTo(saved)} />}
        />
      </div>
      <LeaveDialog blocker={guard.blocker} />
    </div>
  );
}
