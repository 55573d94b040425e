import { Toaster as Ark, type CreateToasterReturn, Toast } from '@ark-ui/react/toast';
import { IconAlertCircleFilled, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import * as styles from './Toaster.css.ts';

/** Draws the toasts of a store, and has them read out. */
export function Toaster({ store }: { store: CreateToasterReturn }) {
  return (
    <Ark toaster={store} aria-label="Notifications">
      {({ type, title, description }) => {
        const Icon = type === 'error' ? IconAlertCircleFilled : IconCircleCheckFilled;
        return (
          <Toast.Root className={styles.toast} role="group">
            <Icon size={24} aria-hidden="true" className={styles.icon} />
            <div className={styles.words}>
              <Toast.Title className={styles.title}>{title}</Toast.Title>
              <Toast.Description>{description}</Toast.Description>
            </div>
            <Toast.CloseTrigger className={styles.close}>
              <IconX size={20} aria-hidden="true" />
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </Ark>
  );
}
