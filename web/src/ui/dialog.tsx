import { IconX } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useModal } from './use-modal.ts'

interface DialogProps {
  isOpen: boolean
  title: ReactNode
  /** Null where the dialog has to be answered. */
  onClose: (() => void) | null
  /** The name of the button that closes. */
  closeLabel: string
  children: ReactNode
  /** Buttons, the primary one last. */
  actions?: ReactNode
  className?: string
  /** For tables: as wide as the screen gives. */
  isWide?: boolean
}

const CloseButton = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <button
    type="button"
    onClick={onClose}
    aria-label={label}
    className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-brand-soft"
  >
    <IconX aria-hidden="true" />
  </button>
)

/** A native dialog: focus stays in it, Escape closes it, and it goes back to where it was opened from. */
export const Dialog = ({
  isOpen,
  title,
  onClose,
  closeLabel,
  children,
  actions,
  className,
  isWide = false,
}: DialogProps) => {
  const titleId = useId()
  const modal = useModal(isOpen, onClose)
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classNames(
        // Browsers hold a dialog 38 pixels narrower than the screen.
        'm-auto max-h-[92dvh] max-w-none overflow-auto rounded-surface bg-surface p-0 shadow-card',
        isWide ? 'w-[min(60rem,calc(100vw-1rem))]' : 'w-[min(32rem,calc(100vw-2rem))]',
        'open:animate-rise',
        className,
      )}
    >
      {isOpen ? (
        <div className={isWide ? 'p-4 sm:p-5' : 'p-5'}>
          <div className="mb-3 flex items-start justify-between gap-3">
            <h2 id={titleId} className="min-w-0 text-lg wrap-anywhere">
              {title}
            </h2>
            {onClose === null ? null : <CloseButton label={closeLabel} onClose={onClose} />}
          </div>
          {children}
          {actions === undefined ? null : (
            <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</div>
          )}
        </div>
      ) : null}
    </dialog>
  )
}

/** A panel at the side of the page, for a phone's menu. */
export const Drawer = ({
  isOpen,
  title,
  onClose,
  closeLabel,
  children,
}: DialogProps & { onClose: () => void }) => {
  const titleId = useId()
  const modal = useModal(isOpen, onClose)
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="me-0 ms-auto my-0 h-dvh max-h-none w-[min(20rem,85vw)] bg-surface p-0 shadow-card open:animate-slide"
    >
      {isOpen ? (
        <div className="p-5">
          <div className="mb-3 flex items-start justify-between gap-3">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <CloseButton label={closeLabel} onClose={onClose} />
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  )
}
