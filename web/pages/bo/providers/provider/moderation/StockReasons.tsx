import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Language, languageNames, languages } from '../../../../../i18n/language.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Select } from '../../../../../ui/Select.tsx';
import css from './StockReasons.module.css';
import { likelyLanguage, stockReasons } from './stockReasons.ts';

interface StockReasonsProps {
  kind: keyof typeof stockReasons;
  /** Where the provider is: its language is offered first. */
  countryCode: string;
  onChoose: (text: string) => void;
}

/** Reasons to begin with, in the applicant's language. */
export function StockReasons({ kind, countryCode, onChoose }: StockReasonsProps) {
  const intl = useIntl();
  const [language, setLanguage] = useState(() => likelyLanguage(countryCode));
  return (
    <>
      <Select
        label={intl.formatMessage({
          id: 'bo.reason.language',
          defaultMessage: 'Language of the applicant',
          description: 'Label of a field: in which language the ready-made reasons are',
        })}
        value={language}
        onChange={(value) => setLanguage(value as Language)}
        groups={[{ options: languages.map((id) => ({ id, label: languageNames[id] })) }]}
      />
      <fieldset className={css.reasons}>
        <legend className={css.legend}>
          <FormattedMessage
            id="bo.reason.stock"
            defaultMessage="Begin with"
            description="Above buttons that each fill in a ready-made reason"
          />
        </legend>
        <div className={css.list} lang={language}>
          {stockReasons[kind].map(({ id, texts }) => (
            <Button key={id} variant="outline" onPress={() => onChoose(texts[language].text)}>
              {texts[language].title}
            </Button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
