import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { Icon, type IconName } from './Icon.tsx';
import css from './ToastRegion.module.css';
import { FAILED, type Toast } from './toasts.ts';

const queue = new ToastQueue<Toast>({ maxVisibleToasts: 3 });
const icons: Record<Toast['type'], IconName> = { warning: 'alert', success: 'check', error: 'alert' };

export function addToast(toast: Toast): void {
  // A repeated toast is announced again, but not shown twice.
  const same = queue.visibleToasts.find(({ content }) =>
    toast.key ? content.key === toast.key : content.title === toast.title && content.type === toast.type,
  );
  if (same) queue.close(same.key);
  if (toast.type === 'success') removeToast(FAILED);
  queue.add(toast, { timeout: toast.seconds * 1000 });
}

export function removeToast(key: string): void {
  for (const { content, key: own } of queue.visibleToasts) if (content.key === key) queue.close(own);
}

export function ToastRegion() {
  return (
    <AriaToastRegion queue={queue} className={css.region ?? ''}>
      {({ toast }) => (
        <AriaToast toast={toast} className={css.toast ?? ''} data-type={toast.content.type}>
          <Icon name={icons[toast.content.type]} />
          <ToastContent className={css.content ?? ''}>
            <Text slot="title" className={css.title ?? ''}>
              {toast.content.title}
            </Text>
            {toast.content.description && (
              <Text slot="description" className={css.description ?? ''}>
                {toast.content.description}
              </Text>
            )}
          </ToastContent>
          {toast.content.action && (
            <Button
              className={css.action ?? ''}
              onPress={() => {
                queue.close(toast.key);
                toast.content.action?.onAction();
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button slot="close" className={css.close ?? ''}>
            <Icon name="close" />
          </Button>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
