import { useNavigate } from '../../router/router.tsx'
import { createBrand, listBrandsOffice } from '@marketplace/contract/office/brands-office'
import { ask, useAnswer } from '../../office/answers.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { officeCall } from '../../office/session/office-call.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { showToast } from '../../ui/toast-store.ts'
import { BrandStudio } from './brand-studio.tsx'
import { emptyDraft, isSameDraft, type StudioDraft } from './studio-draft.ts'
import { StudioSkeleton } from './studio-skeleton.tsx'

const initial: StudioDraft = { slug: '', version: null, draft: emptyDraft }

/** Whether there is a default brand yet, and what its slug has to be. */
const firstBrand = ask('brands', listBrandsOffice, { query: { page: 1, page_size: 1 } })

const NewBrand = ({ fixedSlug }: { fixedSlug: string | null }) => {
  const navigate = useNavigate()
  const [values, setValues, forget] = useDraft('new brand', initial)
  const save = async (): Promise<void> => {
    const { data, message } = await officeCall(createBrand, {
      body: { slug: fixedSlug ?? values.slug, draft: values.draft },
    })
    forget()
    showToast(message, 'good')
    navigate(`/admin/brands/${data.slug}`)
  }
  return (
    <BrandStudio
      stored={null}
      fixedSlug={fixedSlug}
      values={values}
      onChange={setValues}
      onDiscard={forget}
      onSave={save}
      onTake={forget}
      onKeep={forget}
      isChanged={values.slug !== '' || !isSameDraft(values.draft, emptyDraft)}
    />
  )
}

/** The studio of a brand that is not there yet. */
export const NewBrandPage = () => {
  const { value, error, reload } = useAnswer(firstBrand)
  return (
    <>
      <PageHeading title="New brand" back={{ to: '/admin/brands', label: 'Back to brands' }} />
      {value === null ? (
        error === null ? (
          <StudioSkeleton label="Loading..." />
        ) : (
          <ErrorState error={error} onRetry={reload} />
        )
      ) : (
        <NewBrand fixedSlug={value.has_default === 1 ? null : value.default_slug} />
      )}
    </>
  )
}
