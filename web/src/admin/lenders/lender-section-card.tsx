import type { OfficeLender } from '@marketplace/contract/market/lenders'
import type { OptionSets } from '@marketplace/contract/reference/option-sets'
import type { ReactNode } from 'react'
import { Card } from '../../ui/surfaces.tsx'
import { LenderFieldControl, LenderTick } from './lender-field-control.tsx'
import { isShown, type LenderSection } from './lender-sections.ts'
import type { LenderRecord } from './use-lender.ts'

interface LenderSectionCardProps {
  section: LenderSection
  lender: OfficeLender
  record: LenderRecord
  options: OptionSets
  /** What is to be said of the fields together. */
  children?: ReactNode
}

/** A section that is jumped to stands below what sticks to the top of the page. */
export const SECTION = 'scroll-mt-52 min-[75rem]:scroll-mt-40'

/** The fields of one section. */
export const LenderSectionCard = ({ section, lender, record, options, children }: LenderSectionCardProps) => {
  const { id, title, text, fields, ticked } = section
  const controlOf = (property: (typeof fields)[number]) => ({
    property,
    value: record.shown(property),
    options,
    record,
  })
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className={SECTION}>
      <h2 id={`${id}-title`} className="text-base font-semibold">
        {title}
      </h2>
      {text === undefined ? null : <p className="text-sm text-ink-soft">{text}</p>}
      <div className="mt-3 grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 min-[100rem]:grid-cols-4">
        {fields
          .filter((property) => isShown(property, lender))
          .map((property) => (
            <LenderFieldControl key={property} {...controlOf(property)} />
          ))}
      </div>
      {children}
      {ticked === undefined ? null : (
        <fieldset className="mt-4">
          <legend className="text-sm font-semibold">{ticked.title}</legend>
          <div className="flex flex-wrap gap-x-6">
            {ticked.fields.map((property) => (
              <LenderTick key={property} {...controlOf(property)} />
            ))}
          </div>
        </fieldset>
      )}
    </Card>
  )
}
