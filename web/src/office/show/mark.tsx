import { classNames } from '../../ui/class-names.ts'
import { initials } from './initials.ts'

type Kind = 'bank' | 'company' | 'person'

/** A name's two letters beside it: a square for a bank, a circle for who is none. It repeats the name, so nobody is read it. */
export const Mark = ({ name, kind }: { name: string; kind: Kind }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-flex size-5 shrink-0 items-center justify-center border border-line-soft bg-canvas text-[9px] leading-none font-semibold text-ink-soft',
      kind === 'bank' ? 'rounded' : 'rounded-full',
    )}
  >
    {initials(name)}
  </span>
)
