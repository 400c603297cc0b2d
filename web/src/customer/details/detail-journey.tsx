import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { Profile } from '@marketplace/contract/profiles'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { DetailContext } from './detail-context.ts'
import { findGroup, groupNames, groupOf, type GroupName, type Question } from './detail-groups.ts'
import { DetailProgress, DetailSteps } from './detail-progress.tsx'
import { GroupForm, type Arrival } from './group-form.tsx'
import { SaveNote } from './save-note.tsx'
import { useDetailForm } from './use-detail-form.ts'
import type { OptionLookup } from './use-option-sets.ts'
import { useSeeOffers } from './use-see-offers.ts'

const DetailSummary = lazy(async () => ({ default: (await import('./detail-summary.tsx')).DetailSummary }))

interface DetailJourneyProps {
  profile: Profile
  options: OptionLookup
}

/**
 * The form, group by group, its place in `?part=`; who has answered all of it before gets the summary first. What stands in
 * the form outlives the way between the groups.
 */
export const DetailJourney = ({ profile, options }: DetailJourneyProps) => {
  const t = useText()
  const detail = useDetailForm(profile)
  const [search, setSearch] = useSearchParams()
  const [isReturning] = useState(profile.pl_completed === 1)
  const [firstGroup] = useState<GroupName>(() => {
    const wrong = detail.problems().keys().next().value
    return wrong === undefined ? 'about' : groupOf(wrong)
  })
  const [arrival, setArrival] = useState<Arrival>('first')
  const [isMobileMissing, setMobileMissing] = useState(false)

  const open = (group: GroupName | null, how: Arrival): void => {
    detail.hideSealed()
    setArrival(how)
    setSearch(group === null ? {} : { part: group })
  }
  const onWrong = (question: Question): void => {
    if (question === 'mobile_phone_number') setMobileMissing(true)
  }
  const { isBusy, failure, seeOffers } = useSeeOffers(detail, (question) => {
    onWrong(question)
    open(groupOf(question), 'mistake')
  })

  const group = findGroup(search.get('part')) ?? (isReturning ? null : firstGroup)
  const at = group === null ? -1 : groupNames.indexOf(group)
  const nextGroup = groupNames[at + 1] ?? null
  const isLast = nextGroup === null
  const next = (): void => {
    void detail.saver.flush()
    if (isReturning) open(null, 'heading')
    else if (nextGroup === null) void seeOffers()
    else open(nextGroup, 'heading')
  }
  const back = (): void => open(isReturning ? null : (groupNames[at - 1] ?? null), 'heading')
  const nextLabel = t(isReturning ? 'details.done' : isLast ? 'details.see_offers' : 'details.continue')
  const desk = { ...detail, profile, options, isMobileMissing }
  const problem =
    failure === null ? null : (
      <Notice tone="bad" live title={t('details.finish_failed')} className="mb-5">
        {failure}
      </Notice>
    )

  if (group === null) {
    return (
      <DetailContext value={desk}>
        <SaveNote state={detail.saveState} />
        {problem}
        <Suspense fallback={<Skeleton className="h-96" />}>
          <DetailSummary />
        </Suspense>
        <div className="mt-6 flex flex-col sm:items-end">
          <Button busy={isBusy} className="sm:min-w-56" onClick={() => void seeOffers()}>
            {t('details.see_offers')}
          </Button>
        </div>
      </DetailContext>
    )
  }
  return (
    <DetailContext value={desk}>
      <div className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div className="mb-5 lg:sticky lg:top-6">
          <p className="text-sm font-semibold lg:hidden">
            {t('details.step', { number: at + 1, total: groupNames.length })}
          </p>
          <DetailProgress />
          <SaveNote state={detail.saveState} />
          <div className="mt-3 hidden lg:block">
            <DetailSteps current={group} />
          </div>
        </div>
        <div>
          {problem}
          <GroupForm
            key={group}
            group={group}
            arrival={arrival}
            nextLabel={nextLabel}
            isBusy={isBusy}
            onNext={next}
            onWrong={onWrong}
            onBack={at === 0 && !isReturning ? null : back}
          />
        </div>
      </div>
    </DetailContext>
  )
}
