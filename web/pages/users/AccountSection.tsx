import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Text } from '#web/ui/layout.tsx';
import css from './account.module.css';

/** A separate card below the main card of an account page. */
export function AccountSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <section className={css.section}>
        <Text as="h2" size="xl">
          {title}
        </Text>
        {children}
      </section>
    </Card>
  );
}
