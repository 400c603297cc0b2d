import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { closeToast, getToasts, subscribeToToasts, TOAST_MS, type Toast } from './toast-store.ts'

const none: readonly Toast[] = []

const edges = { info: 'border-tone', good: 'border-good', warn: 'border-warn', bad: 'border-bad' } as const

const TICK_MS = 250

const ToastCard = ({ toast, closeLabel }: { toast: Toast; closeLabel: string }) => {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    let left = TOAST_MS
    const tick = (): void => {
      const isAttendedTo = ref.current?.closest('section')?.matches(':hover, :focus-within') === true
      if (!isAttendedTo) left -= TICK_MS
      if (left <= 0) closeToast(toast.id)
    }
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [toast.id])
  return (
    <li
      ref={ref}
      className={classNames(
        'pointer-events-auto flex animate-rise items-center gap-3 rounded-control border-s-4 bg-surface py-1 ps-4 pe-1 shadow-card',
        edges[toast.tone],
      )}
    >
      <span className="min-w-0 grow py-2">{toast.text}</span>
      {toast.extra?.(() => closeToast(toast.id))}
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
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-50 p-4 sm:start-auto sm:w-96"
    >
      <ol className="flex flex-col gap-2">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  )
}
