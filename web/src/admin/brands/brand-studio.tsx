import { useState } from 'react'
import type { OfficeBrand, saveBrand } from '@marketplace/contract/office/brands-office'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { fieldErrors, hasCode } from '../../api/api-error.ts'
import { failureText } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { BrandPreview, type PreviewPage } from './brand-preview.tsx'
import { ColourSection } from './colour-section.tsx'
import { CompanySection } from './company/company-section.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { ContactSection } from './contact-section.tsx'
import { FaceSection } from './face-section.tsx'
import type { SectionProps } from './form-section.tsx'
import { InsuranceSection } from './insurance-section.tsx'
import { MarkSection } from './mark-section.tsx'
import { NameSection } from './name-section.tsx'
import { OfferSection } from './offer-section.tsx'
import { SlugSection } from './slug-section.tsx'
import {
  draftErrors,
  draftOf,
  filledDraft,
  isSameDraft,
  type Refused,
  type StudioDraft,
} from './studio-draft.ts'
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
  hasCode<typeof saveBrand>(error, 'conflict') && error.present !== undefined
    ? (error.present as OfficeBrand)
    : null

interface Failed extends Refused {
  error: unknown
}

const useSave = (values: StudioDraft, onSave: () => Promise<void>) => {
  const [failed, setFailed] = useState<Failed | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    setFailed(null)
    try {
      await onSave()
    } catch (error) {
      setFailed({ error, errors: fieldErrors(error), values })
    } finally {
      setBusy(false)
    }
  }
  return { failed, isBusy, save, clear: () => setFailed(null) }
}

const statusWords = (isNew: boolean, isChanged: boolean): string => {
  if (isChanged) return 'Not saved yet'
  return isNew ? 'Nothing is filled in yet' : 'Customers see this'
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
  const { failed, isBusy, save, clear } = useSave(values, onSave)
  const preview = usePreview(stored?.slug ?? null, filledDraft(draft), language, page)
  const present = presentOf(failed?.error)
  const errors = failed === null ? {} : draftErrors(failed, values)
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
      className="grid grid-cols-1 items-start gap-6 min-[44rem]:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save()
      }}
    >
      <div key={generation} className="space-y-4">
        {failed === null || present !== null ? null : (
          <Notice tone="bad" live>
            {failureText(failed.error)}
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
        <CompanySection {...section} />
        <InsuranceSection {...section} />
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
          <output className="text-sm text-ink-soft">{statusWords(stored === null, isChanged)}</output>
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

/** Whether a draft differs from what is saved. */
export const isChangedDraft = (values: StudioDraft, stored: OfficeBrand): boolean =>
  !isSameDraft(values.draft, draftOf(stored))
