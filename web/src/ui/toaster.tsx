import { IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { closeToast, getToasts, subscribeToToasts, TOAST_MS, type Toast } from './toast-store.ts'

const none: readonly Toast[] = []

const edges = { info: 'border-brand', good: 'border-good', warn: 'border-warn', bad: 'border-bad' } as const

const ToastCard = ({
  toast,
  isPaused,
  closeLabel,
}: {
  toast: Toast
  isPaused: boolean
  closeLabel: string
}) => {
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(() => closeToast(toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [isPaused, toast.id])
  return (
    <li
      className={classNames(
        'pointer-events-auto flex animate-rise items-center gap-3 rounded-control border-s-4 bg-surface py-1 ps-4 pe-1 shadow-card',
        edges[toast.tone],
      )}
    >
      <span className="min-w-0 grow py-2">{toast.text}</span>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => closeToast(toast.id)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-brand-soft"
      >
        <IconX aria-hidden="true" className="size-5" />
      </button>
    </li>
  )
}

/** Where toasts appear, read out politely; they wait while the pointer or the focus is on them. */
export const Toaster = ({ label, closeLabel }: { label: string; closeLabel: string }) => {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => none)
  const [isPaused, setPaused] = useState(false)
  const pause = (): void => setPaused(true)
  const goOn = (): void => setPaused(false)
  const isEmpty = toasts.length === 0
  useEffect(() => {
    // A toast that goes while it has the pointer or the focus tells nobody that they left.
    if (isEmpty) setPaused(false)
  }, [isEmpty])
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-50 p-4 sm:start-auto sm:w-96"
      onMouseEnter={pause}
      onMouseLeave={goOn}
      onFocus={pause}
      onBlur={goOn}
    >
      <ol className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isPaused={isPaused} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  )
}
