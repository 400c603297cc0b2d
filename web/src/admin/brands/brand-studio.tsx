import { useState } from 'react'
import type { OfficeBrand } from '@marketplace/contract/brands-office'
import type { LanguageId } from '@marketplace/contract/formats'
import { ApiError, fieldErrors } from '../../api/api-error.ts'
import { failureText } from '../../office/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { BrandPreview, type PreviewPage } from './brand-preview.tsx'
import { ColourSection } from './colour-section.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ContactSection } from './contact-section.tsx'
import { FaceSection } from './face-section.tsx'
import type { SectionProps } from './form-section.tsx'
import { MarkSection } from './mark-section.tsx'
import { NameSection } from './name-section.tsx'
import { OfferSection } from './offer-section.tsx'
import { SlugSection } from './slug-section.tsx'
import { draftErrors, draftOf, isSameDraft, type StudioDraft } from './studio-draft.ts'
import { usePreview } from './use-preview.ts'

interface BrandStudioProps {
  /** The brand as it is saved; null for a new one. */
  stored: OfficeBrand | null
  /** The slug that a new brand has to take: that of the default brand, while there is none. */
  fixedSlug: string | null
  values: StudioDraft
  onChange: (changes: Partial<StudioDraft>) => void
  /** Gives up what was typed. */
  onDiscard: () => void
  /** @throws ApiError for what the server refuses. */
  onSave: () => Promise<void>
  /** Somebody has saved meanwhile: goes on with that brand, or with what is typed on top of it. */
  onTake: (present: OfficeBrand) => void
  onKeep: (present: OfficeBrand) => void
  /** Whether something differs from what is saved. */
  isChanged: boolean
}

const presentOf = (error: unknown): OfficeBrand | null =>
  error instanceof ApiError && error.code === 'conflict' && error.present !== undefined
    ? (error.present as OfficeBrand)
    : null

const useSave = (onSave: () => Promise<void>) => {
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await onSave()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { failure, isBusy, save, clear: () => setFailure(null) }
}

/** A brand's form, and beside it what customers would see. */
export const BrandStudio = ({
  stored,
  fixedSlug,
  values,
  onChange,
  onDiscard,
  onSave,
  onTake,
  onKeep,
  isChanged,
}: BrandStudioProps) => {
  const { draft } = values
  const [page, setPage] = useState<PreviewPage>('start')
  const [language, setLanguage] = useState<LanguageId>('en')
  // Fields that keep text of their own begin anew when the whole draft is another.
  const [generation, setGeneration] = useState(0)
  const { failure, isBusy, save, clear } = useSave(onSave)
  const preview = usePreview(stored?.slug ?? null, draft, language, page)
  const present = presentOf(failure)
  // Once a save was refused, the words beside the fields follow what is typed.
  const errors = failure === null ? {} : draftErrors({ ...fieldErrors(preview.error), ...slugError(failure) })
  const section: SectionProps = {
    draft,
    errors,
    stored,
    onChange: (changes) => onChange({ draft: { ...draft, ...changes } }),
  }
  const beginAnew = (): void => {
    clear()
    setGeneration((before) => before + 1)
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save()
      }}
    >
      <div key={generation} className="space-y-4">
        {failure === null || present !== null ? null : (
          <Notice tone="bad" live>
            {failureText(failure)}
          </Notice>
        )}
        {stored === null ? (
          <SlugSection
            slug={values.slug}
            fixedSlug={fixedSlug}
            error={errors['slug']}
            onChange={(slug) => onChange({ slug })}
          />
        ) : null}
        <NameSection {...section} />
        <ColourSection {...section} />
        <MarkSection {...section} />
        <FaceSection {...section} />
        <OfferSection {...section} />
        <ContactSection {...section} />
        <div className="sticky bottom-0 z-20 flex flex-wrap items-center gap-3 rounded-surface border border-line-soft bg-surface p-3 shadow-card">
          <Button type="submit" busy={isBusy} disabled={!isChanged}>
            {stored === null ? 'Create brand' : 'Save brand'}
          </Button>
          {isChanged ? (
            <Button
              kind="secondary"
              onClick={() => {
                onDiscard()
                beginAnew()
              }}
            >
              Discard changes
            </Button>
          ) : null}
          <output className="text-sm text-ink-soft">
            {isChanged ? 'Not saved yet' : 'Customers see this'}
          </output>
        </div>
      </div>
      <BrandPreview
        preview={preview}
        page={page}
        onPage={setPage}
        language={language}
        onLanguage={setLanguage}
      />
      <ConflictDialog
        present={present}
        draft={draft}
        onClose={clear}
        onKeep={(brand) => {
          onKeep(brand)
          clear()
        }}
        onTake={(brand) => {
          onTake(brand)
          beginAnew()
        }}
      />
    </form>
  )
}

/** A preview knows nothing of the address of a new brand: the refused save does. */
const slugError = (failure: unknown): Readonly<Record<string, string>> => {
  const { slug } = fieldErrors(failure)
  return slug === undefined ? {} : { slug }
}

/** Whether a draft differs from what is saved. */
export const isChangedDraft = (values: StudioDraft, stored: OfficeBrand): boolean =>
  !isSameDraft(values.draft, draftOf(stored))
