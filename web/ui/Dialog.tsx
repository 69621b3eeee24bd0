import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import css from './Dialog.module.css';
import { Cluster, Stack } from './layout.tsx';

export interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  /** Called on Escape, and unless it is a question also on a click outside. */
  onClose: () => void;
  /** A question that must be answered: a click outside does nothing. */
  isQuestion?: boolean;
  /** Changes when other content replaces the current one, which is then announced and focused. */
  step?: string;
  /** For large content. */
  isWide?: boolean;
  children: ReactNode;
  /** Buttons; the primary one is last. */
  actions: ReactNode;
}

/** Overlays the page, which is inert meanwhile. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, isQuestion = false, step, isWide, children, actions } = props;
  return (
    <ModalOverlay
      className={css.overlay ?? ''}
      isOpen={isOpen}
      isDismissable={!isQuestion}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={css.modal ?? ''} data-wide={isWide || undefined}>
        <AriaDialog key={step} className={css.dialog ?? ''} role={isQuestion ? 'alertdialog' : 'dialog'}>
          <Heading slot="title" className={css.title ?? ''}>
            {title}
          </Heading>
          <Stack gap={4}>{children}</Stack>
          <Cluster gap={3} justify="end">
            {actions}
          </Cluster>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
