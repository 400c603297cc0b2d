import { useEffect, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/** Opens and closes a native dialog with `isOpen`; Escape and a press beside it ask to close where that is allowed. */
export const useModal = (isOpen: boolean, onClose: (() => void) | null) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog?.open === false) dialog.showModal()
    if (!isOpen && dialog?.open === true) dialog.close()
  }, [isOpen])
  useLayoutEffect(() => {
    const dialog = ref.current
    // A dialog that is taken away while it is open gives the focus back to nobody.
    return () => dialog?.close()
  }, [])
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose?.()
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose?.()
    },
  }
}

/**
 * For a dialog that is closed by itself too, not by `isOpen` alone. The browser tells of it a moment late: by then it may be open again, as after
 * Escape and its key once more.
 */
export const whenClosed =
  (onClose: () => void) =>
  ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (!currentTarget.open) onClose()
  }
