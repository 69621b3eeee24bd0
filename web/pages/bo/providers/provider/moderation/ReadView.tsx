import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ReadView_provider$key } from '#web/__generated__/ReadView_provider.graphql.ts';
import { Changes } from '#web/pages/bo/changes/Changes.tsx';
import part from '#web/pages/bo/editor/FormPart.module.css';
import { FactList, FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { ProviderArticle } from '#web/pages/providers/ProviderArticle.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { partMessages } from '../history/historyMessages.ts';
import { decisionMessages } from './decisionMessages.ts';
import { Asked } from './Facts.tsx';
import css from './Moderation.module.css';

interface ReadViewProps {
  provider: ReadView_provider$key;
  onEdit: () => void;
}

/** The preview of a pending provider's public page, with working links. */
export function ReadView({ provider, onEdit }: ReadViewProps) {
  const data = useFragment(
    graphql`
      fragment ReadView_provider on Provider {
        ...ProviderArticle_provider
        moderation @required(action: THROW) {
          decisions {
            reason
          }
          sinceReview {
            ...Changes_changes
          }
        }
      }
    `,
    provider,
  );
  const { decisions, sinceReview } = data.moderation;
  const last = decisions[0]?.reason;
  return (
    <div className={css.read}>
      {sinceReview && (
        <FormPart title={<FormattedMessage id="bo.part.sinceReview" defaultMessage="Changed since you asked" />}>
          <FactList>
            {last && <Asked reason={last} />}
            <Changes changes={sinceReview} names={partMessages} />
          </FactList>
        </FormPart>
      )}
      <Card>
        <section aria-labelledby="asPublished">
          <div className={`${part.head} ${css.previewHead}`}>
            <h2 className={part.title} id="asPublished">
              <FormattedMessage id="bo.part.asPublished" defaultMessage="As it will be published" />
            </h2>
            <Button variant="outline" aria-keyshortcuts="e" onPress={onEdit}>
              <FormattedMessage {...decisionMessages.edit} />
              <span className={css.key} aria-hidden="true">
                E
              </span>
            </Button>
          </div>
          <div className={css.preview}>
            <ProviderArticle provider={data} isPreview />
          </div>
        </section>
      </Card>
    </div>
  );
}
