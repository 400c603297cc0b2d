import { IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface CellProps {
  /** Names the control for whoever does not see the row: "Name of Udaan Cashback". */
  label: string
  /** Finds the control again after a save (reload-page.ts). */
  mark: string
  onOpen: () => void
  children: ReactNode
}

const pencilClass =
  'size-4 shrink-0 text-ink-soft opacity-0 group-hover/edit:opacity-100 group-focus-visible/edit:opacity-100 pointer-coarse:opacity-100'

/** A value with a pencil on hover and focus, which opens its dialog. */
export const EditCell = ({ label, mark, onOpen, children, align }: CellProps & { align?: 'end' }) => (
  <button
    type="button"
    aria-label={`${label}. Edit`}
    data-return={mark}
    aria-haspopup="dialog"
    onClick={onOpen}
    className={classNames(
      'group/edit inline-flex min-h-8 w-full min-w-0 items-center gap-1 rounded-control px-1 hover:bg-brand-soft pointer-coarse:min-h-11',
      align === 'end' ? 'justify-end' : 'text-start',
    )}
  >
    <span className="min-w-0 truncate" title={typeof children === 'string' ? children : undefined}>
      {children}
    </span>
    <IconPencil aria-hidden="true" className={pencilClass} />
  </button>
)

/** A button of a row. */
export const CellButton = ({
  label,
  title,
  mark,
  onOpen,
  children,
  tone,
}: CellProps & { title?: string; tone?: 'warn' | 'bad' }) => (
  <button
    type="button"
    aria-label={label}
    title={title}
    data-return={mark}
    aria-haspopup="dialog"
    onClick={onOpen}
    className={classNames(
      'inline-flex h-7 items-center gap-1 rounded-control px-1.5 text-xs font-semibold whitespace-nowrap hover:bg-brand-soft pointer-coarse:h-11',
      tone === 'bad' ? 'text-bad' : tone === 'warn' ? 'text-warn' : 'text-brand-ink',
    )}
  >
    {children}
  </button>
)
