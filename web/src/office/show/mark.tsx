import { classNames } from '../../ui/class-names.ts'
import { initials } from './initials.ts'

type Kind = 'bank' | 'company' | 'person'

/** A name's two letters beside it: a square for a bank, a circle for who is none. It repeats the name: it is drawn, and no text to be read or copied. */
export const Mark = ({ name, kind }: { name: string; kind: Kind }) => (
  <span
    aria-hidden="true"
    data-initials={initials(name)}
    className={classNames(
      'inline-flex size-5 shrink-0 items-center justify-center border border-line-soft bg-canvas text-[9px] leading-none font-semibold text-ink-soft before:content-[attr(data-initials)]',
      kind === 'bank' ? 'rounded' : 'rounded-full',
    )}
  />
)
