import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { lenderSections } from '../lender-sections.ts'
import { countWords, type SectionCount } from './section-counts.ts'
import { useSectionInView } from './use-section-in-view.ts'

const sections = [
  ...lenderSections.map(({ id, title }) => ({ id, title })),
  { id: 'commissions', title: 'Commissions' },
  { id: 'history', title: 'Change history' },
]
const ids = sections.map(({ id }) => id)

interface Counted {
  counts: ReadonlyMap<string, SectionCount>
}

/** The sections beside the fields, with what is missing in each. */
export const SectionIndex = ({ counts }: Counted) => {
  const current = useSectionInView(ids)
  return (
    <nav aria-label="Sections" className="sticky top-28 row-span-2 hidden text-sm min-[75rem]:block">
      <ul className="border-s border-line-soft">
        {sections.map(({ id, title }) => {
          const counted = counts.get(id)
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                className={classNames(
                  '-ms-px flex min-h-8 items-center justify-between gap-2 border-s-3 ps-3 pe-1 hover:bg-brand-soft',
                  id === current ? 'border-brand font-semibold text-brand-ink' : 'border-transparent',
                )}
              >
                <span>{title}</span>
                {counted === undefined ? null : (
                  <span
                    className={classNames(
                      'figures rounded-control px-1.5 text-xs font-semibold',
                      counted.missing > 0 ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn',
                    )}
                  >
                    <span aria-hidden="true">{counted.missing + counted.warnings}</span>
                    <span className="sr-only">{countWords(counted)}</span>
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The same where there is no room beside the fields: a choice at the top. */
export const SectionSelect = ({ counts }: Counted) => {
  const id = useId()
  const current = useSectionInView(ids)
  return (
    <span className="flex min-h-11 basis-full items-center gap-2 text-sm sm:basis-auto min-[75rem]:hidden">
      <label htmlFor={id} className="text-ink-soft">
        Section
      </label>
      <select
        id={id}
        value={current}
        onChange={({ target }) => document.getElementById(target.value)?.scrollIntoView()}
        className="min-h-9 min-w-0 grow rounded-control border border-line bg-surface px-2 pointer-coarse:min-h-11"
      >
        {sections.map((section) => {
          const counted = counts.get(section.id)
          return (
            <option key={section.id} value={section.id}>
              {counted === undefined ? section.title : `${section.title} (${countWords(counted)})`}
            </option>
          )
        })}
      </select>
    </span>
  )
}
