import { IconX } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useModal, whenClosed } from '../../ui/use-modal.ts'

interface SideDrawerProps {
  isOpen: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** A panel at the start of the page, as wide as the side menu. */
export const SideDrawer = ({ isOpen, title, onClose, children }: SideDrawerProps) => {
  const titleId = useId()
  const modal = useModal(isOpen, onClose)
  return (
    <dialog
      {...modal}
      onClose={whenClosed(onClose)}
      aria-labelledby={titleId}
      className="my-0 ms-0 me-auto h-dvh max-h-none w-60 bg-surface p-0 shadow-card"
    >
      {isOpen ? (
        <div className="p-2">
          <div className="mb-2 flex items-center justify-between gap-2 ps-3">
            <h2 id={titleId} className="font-semibold">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="inline-flex size-11 items-center justify-center rounded-control hover:bg-brand-soft"
            >
              <IconX aria-hidden="true" />
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  )
}
