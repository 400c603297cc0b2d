import { useEffect, useMemo, useRef, useState } from 'react'
import { useParams } from '../../router/router.tsx'
import { getBrandOffice, saveBrand, type OfficeBrand } from '@marketplace/contract/office/brands-office'
import type { ApiError } from '../../api/api-error.ts'
import { useOpened } from '../../office/palette/use-recent.ts'
import { ask, useAnswer } from '../../office/answers.ts'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { RecordPager } from '../../office/list/record-pager.tsx'
import { useRecordWay } from '../../office/list/use-record-way.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { showToast } from '../../ui/toast-store.ts'
import { BrandStudio, isChangedDraft } from './brand-studio.tsx'
import { draftOf, type StudioDraft } from './studio-draft.ts'
import { StudioSkeleton } from './studio-skeleton.tsx'

const wayThere = { lists: ['brands'], home: { to: '/admin/brands', label: 'Back to brands' } }

const toStudioDraft = (brand: OfficeBrand): StudioDraft => ({
  slug: brand.slug,
  version: brand.version,
  draft: draftOf(brand),
})

const LoadedBrand = ({ loaded }: { loaded: OfficeBrand }) => {
  const [stored, setStored] = useState(loaded)
  const initial = useMemo(() => toStudioDraft(stored), [stored])
  const [values, setValues, forget] = useDraft(`brand ${stored.slug}`, initial)
  // What was typed is what is saved now: the draft goes once `initial` has followed.
  const settled = useRef<OfficeBrand | null>(null)
  const settle = (brand: OfficeBrand): void => {
    settled.current = brand
    setStored(brand)
  }
  useEffect(() => {
    if (settled.current === stored) forget()
    settled.current = null
  }, [stored, forget])
  const save = async (): Promise<void> => {
    const { slug, version, draft } = values
    const { data, message } = await officeCall(saveBrand, {
      body: { slug, version: version ?? stored.version, draft },
    })
    settle(data)
    showToast(message, 'good')
  }
  return (
    <BrandStudio
      stored={stored}
      fixedSlug={null}
      values={values}
      onChange={setValues}
      onDiscard={forget}
      onSave={save}
      onTake={settle}
      onKeep={(brand) => {
        setStored(brand)
        setValues({ version: brand.version })
      }}
      isChanged={isChangedDraft(values, stored)}
    />
  )
}

/** A brand that is not there is no failure: trying again would not bring it. */
const Unloaded = ({ error, onRetry }: { error: ApiError; onRetry: () => void }) =>
  error.status === 404 || error.status === 400 ? (
    <EmptyState title="There is no such brand">Choose one of the list, or make it anew there.</EmptyState>
  ) : (
    <ErrorState error={error} onRetry={onRetry} />
  )

/** The studio of one brand. */
export const BrandPage = () => {
  const { slug = '' } = useParams()
  const way = useRecordWay(wayThere)
  const answer = useAnswer(ask('brands', getBrandOffice, { params: { slug } }))
  const value = answer.value?.data ?? null
  const { error, reload } = answer
  useOpened(value?.name ?? null)
  return (
    <>
      <PageHeading
        title={value?.name ?? 'Brand'}
        back={way.back}
        actions={<RecordPager place={way.place} of="brand" />}
      />
      {value === null ? (
        error === null ? (
          <StudioSkeleton label="Loading brand..." />
        ) : (
          <Unloaded error={error} onRetry={reload} />
        )
      ) : (
        <LoadedBrand key={value.slug} loaded={value} />
      )}
    </>
  )
}
