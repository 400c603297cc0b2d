import { IconArrowBackUp, IconBuildingBank, IconFileText, IconSearch } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Disclosure } from '../../../ui/surfaces.tsx'
import type { SharedGroup } from './shared-questions.ts'

const Line = ({
  icon: Icon,
  title,
  children,
}: {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
  title: string
  children: ReactNode
}) => (
  <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-b border-line-soft py-3">
    <Icon aria-hidden="true" className="mt-0.5 size-6 text-brand-ink" />
    <div>
      <h3 className="text-base">{title}</h3>
      <div className="text-sm text-ink-soft">{children}</div>
    </div>
  </li>
)

const Goes = ({ groups, count }: { groups: readonly SharedGroup[]; count: number }) => {
  const t = useText()
  return (
    <>
      <span className="figures">
        {t('offers.apply.goes_text', {
          groups: groups.map(({ group }) => t(`details.${group}`)).join(', '),
          count,
        })}
      </span>
      <Disclosure summary={t('offers.apply.goes_see')}>
        <ul className="list-disc space-y-1 ps-5">
          {groups.map(({ group, questions }) => (
            <li key={group}>{questions.map((question) => t(`details.${question}`)).join(', ')}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}

interface ConsentFactsProps {
  lender: string
  /** Null where nothing is handed over: the customer goes on at the lender's own site. */
  groups: readonly SharedGroup[] | null
  count: number
}

/** The consent in four lines: what goes, to whom, what for, until when. The exact words stand below it. */
export const ConsentFacts = ({ lender, groups, count }: ConsentFactsProps) => {
  const t = useText()
  return (
    <ul className="mt-2 border-t border-line-soft">
      <Line icon={IconFileText} title={t('offers.apply.goes')}>
        {groups === null ? (
          t('offers.apply.goes_nothing', { lender })
        ) : (
          <Goes groups={groups} count={count} />
        )}
      </Line>
      <Line icon={IconBuildingBank} title={t('offers.apply.whom')}>
        {t('offers.apply.whom_text', { lender })}
      </Line>
      <Line icon={IconSearch} title={t('offers.apply.why')}>
        {t('offers.apply.why_text')}
      </Line>
      <Line icon={IconArrowBackUp} title={t('offers.apply.until')}>
        {t('offers.apply.until_text')}
      </Line>
    </ul>
  )
}
