import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/** Opens and closes a native dialog with `isOpen`; Escape and a press beside it ask to close where that is allowed. */
export const useModal = (isOpen: boolean, onClose: (() => void) | null) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
    document.documentElement.classList.toggle('overflow-hidden', isOpen)
    return () => document.documentElement.classList.remove('overflow-hidden')
  }, [isOpen])
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
