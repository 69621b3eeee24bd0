import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import css from './Dialog.module.css';
import { Cluster, Stack } from './layout.tsx';

export interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  /** Called on Escape and, except for a question, on a click outside. */
  onClose: () => void;
  /** Whether the dialog is a question that must be answered, so that a click outside has no effect. */
  isQuestion?: boolean;
  /** Identifies the content. When it changes, the new content is announced and focused. */
  step?: string;
  /** Whether the dialog is wide, for large content. */
  isWide?: boolean;
  children: ReactNode;
  /** The buttons, with the primary one last. */
  actions: ReactNode;
}

/** A dialog over the page, which is inert while the dialog is open. */
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
