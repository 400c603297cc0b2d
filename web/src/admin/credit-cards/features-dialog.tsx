import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { useDraft } from '../../office/session/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { reloadPage, returnMark } from './reload-page.ts'
import { saveCard } from './save-card.ts'
import { toastFailure } from '../../office/show/toast-failure.ts'

const MOST = 12

/** A bullet with a name of its own while it is edited. */
interface Bullet {
  id: number
  text: string
}

interface BulletsProps {
  bullets: readonly Bullet[]
  onChange: (bullets: Bullet[]) => void
  error: string | undefined
}

const Bullets = ({ bullets, onChange, error }: BulletsProps) => {
  const listRef = useRef<HTMLOListElement>(null)
  /** The field that the focus goes to once it is there. */
  const next = useRef<number | null>(null)
  useEffect(() => {
    if (next.current === null) return
    listRef.current?.querySelectorAll('input')[next.current]?.focus()
    next.current = null
  })
  return (
    <>
      <ol ref={listRef} className="space-y-3">
        {bullets.map(({ id, text }, place) => (
          <li key={id} className="flex items-end gap-2">
            <TextField
              label={`Feature ${place + 1}`}
              className="grow"
              autoComplete="off"
              maxLength={200}
              value={text}
              onChange={({ target }) => onChange(bullets.with(place, { id, text: target.value }))}
            />
            <button
              type="button"
              aria-label={`Remove feature ${place + 1}`}
              disabled={bullets.length === 1}
              onClick={() => {
                next.current = Math.max(0, place - 1)
                onChange(bullets.toSpliced(place, 1))
              }}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-bad hover:bg-bad-soft disabled:opacity-40"
            >
              <IconTrash aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ol>
      <FieldError id="features-error" error={error} />
      <Button
        kind="secondary"
        className="self-start"
        disabled={bullets.length >= MOST}
        onClick={() => {
          next.current = bullets.length
          onChange([...bullets, { id: Math.max(...bullets.map(({ id }) => id)) + 1, text: '' }])
        }}
      >
        <IconPlus aria-hidden="true" className="size-5" />
        Add feature
      </Button>
    </>
  )
}

/** The list of bullets; it starts with one empty bullet, and cannot be sent while any is empty (section 5). */
export const FeaturesDialog = ({ card, onClose }: { card: CreditCard; onClose: () => void }) => {
  const { category_id, category_name, marketing_bullets } = card
  const [stored] = useState(() => ({
    bullets: (marketing_bullets.length === 0 ? [''] : marketing_bullets).map((text, id) => ({ id, text })),
  }))
  const [{ bullets }, set, forget] = useDraft(`card ${category_id} features`, stored)
  const texts = bullets.map(({ text }) => text.trim())
  const save = async (): Promise<void> => {
    await toastFailure(() => saveCard(category_id, { marketing_bullets: texts }))
    forget()
    reloadPage(returnMark('marketing_bullets', category_id))
  }
  return (
    <FormDialog
      isOpen
      title={`Features of ${category_name}`}
      action="Save"
      canSubmit={texts.every((text) => text !== '')}
      onClose={() => {
        forget()
        onClose()
      }}
      onSubmit={save}
    >
      {(errors) => (
        <Bullets
          bullets={bullets}
          onChange={(next) => set({ bullets: next })}
          error={errors['marketing_bullets']}
        />
      )}
    </FormDialog>
  )
}
