import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { showToast } from './toast-store.ts'

interface CopyButtonProps {
  /** What is put on the clipboard; a function where it is known at the press alone. */
  text: string | (() => string)
  children: ReactNode
  copied: string
  /** Said where the browser does not let the page copy. */
  failed: string
  /** The sign alone, within a line of text: the words are for whoever hears them. */
  isSmall?: boolean
}

/** Puts a text on the clipboard and says so. */
export const CopyButton = ({ text, children, copied, failed, isSmall = false }: CopyButtonProps) => {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      showToast(copied, 'good')
    } catch {
      // No clipboard on an insecure page, or not permitted: the text is on the page to be selected.
      showToast(failed, 'warn')
    }
  }
  if (isSmall)
    return (
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex size-6 shrink-0 align-middle items-center justify-center rounded-control text-ink-soft hover:bg-brand-soft hover:text-ink pointer-coarse:size-11"
      >
        <IconCopy aria-hidden="true" className="size-4" />
        <span className="sr-only">{children}</span>
      </button>
    )
  return (
    <Button kind="quiet" onClick={() => void copy()}>
      <IconCopy aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </Button>
  )
}
