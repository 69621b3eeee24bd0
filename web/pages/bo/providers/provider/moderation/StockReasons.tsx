import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { languageNames } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { stockReasonsIn, withStockReason } from './reasonText.ts';
import css from './StockReasons.module.css';
import { stockReasons } from './stockReasons.ts';

interface StockReasonsProps {
  kind: keyof typeof stockReasons;
  /** Of the applicant, in which the mail is written. */
  applicantLanguage: Language;
  reason: string;
  onReason: (reason: string) => void;
}

/** Ready-made paragraphs for the reason, in the applicant's language. */
export function StockReasons({ kind, applicantLanguage, reason, onReason }: StockReasonsProps) {
  const intl = useIntl();
  const [language, setLanguage] = useState(applicantLanguage);
  return (
    <>
      <Select
        label={intl.formatMessage({
          id: 'bo.reason.language',
          defaultMessage: 'Language of the applicant',
          description: 'Label of a field: in which language the ready-made reasons are',
        })}
        value={language}
        onChange={(value) => {
          setLanguage(value as Language);
          onReason(stockReasonsIn(value as Language, reason, kind));
        }}
        groups={[{ options: LANGUAGES.map((id) => ({ id, label: languageNames[id] })) }]}
      />
      <fieldset className={css.reasons}>
        <legend className={css.legend}>
          <FormattedMessage
            id="bo.reason.stock"
            defaultMessage="Add a ready-made reason"
            description="Above buttons that each add a ready-made paragraph to the reason"
          />
        </legend>
        <div className={css.list} lang={language}>
          {stockReasons[kind].map(({ id, texts }) => (
            <Button key={id} variant="outline" onPress={() => onReason(withStockReason(reason, texts[language].text))}>
              {texts[language].title}
            </Button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
