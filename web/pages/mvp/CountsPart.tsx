import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BarTable } from '#web/ui/BarTable.tsx';
import { Card } from '#web/ui/Card.tsx';
import css from './GlancePage.module.css';

interface CountsPartProps {
  id: string;
  title: string;
  /** Of the column with the names. */
  header: string;
  /** `path` leads to the page of the directory. */
  rows: readonly { id: string; name: string; count: number; path: string | null | undefined }[];
  note?: ReactNode;
}

export function CountsPart({ id, title, header, rows, note }: CountsPartProps) {
  const intl = useIntl();
  return (
    <Card>
      <section className={css.part} aria-labelledby={id}>
        <h2 id={id} className={css.subtitle}>
          {title}
        </h2>
        <BarTable
          aria-labelledby={id}
          headers={[
            header,
            intl.formatMessage({ id: 'mvp.providers', defaultMessage: 'Providers', description: 'Header of a column' }),
          ]}
          rows={rows.map((row) => ({
            id: row.id,
            name: row.name,
            value: row.count,
            text: intl.formatNumber(row.count),
            href: row.path,
          }))}
        />
        {note && <p className={css.note}>{note}</p>}
      </section>
    </Card>
  );
}
