import { Fragment, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@marketplace/contract/customers/profiles'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { problemsOf } from '../../details/check-details.ts'
import { isField, isNeeded, type Question } from '../../details/detail-groups.ts'
import { DetailContext, useFormContext, useValues } from '../../details/questions/detail-context.ts'
import { useDetailForm } from '../../details/questions/use-detail-form.ts'
import type { DetailKit } from '../../details/questions/use-detail-kit.ts'
import { SaveNote } from '../../details/save-note.tsx'
import { neededGroups, neededIn } from './needed-groups.ts'
import { SheetFoot } from './sheet-foot.tsx'

interface NeedsFormProps {
  lender: string
  /** What the server says is missing. */
  missing: readonly Question[]
  product: LoanProduct
  profile: Profile
  kit: DetailKit
  /** All of it was answered and is saved. */
  onDone: () => void
}

const focusOn = (question: Question): void => document.getElementById(`detail-${question}`)?.focus()

/** The questions of a group. What is sealed is seen no more once it is left. */
const Questions = ({ asked }: { asked: readonly Question[] }) => {
  const { product, kit, enterGroup, leaveGroup } = useFormContext()
  const values = useValues()
  useLayoutEffect(() => {
    enterGroup()
    return leaveGroup
  }, [enterGroup, leaveGroup])
  return (
    <div className="mt-3 grid items-start gap-4">
      {asked.map((question) => (
        <Fragment key={question}>
          {kit.controls[question]?.({ isNeeded: isNeeded(question, values, product) })}
        </Fragment>
      ))}
    </div>
  )
}

const Groups = ({
  lender,
  missing,
  told,
  onWrong,
  onDone,
}: Pick<NeedsFormProps, 'lender' | 'onDone'> & {
  missing: ReadonlySet<Question>
  told: ReadonlySet<Question>
  onWrong: (question: Question) => void
}) => {
  const t = useText()
  const { answers, product, saver, saveState, surroundings } = useFormContext()
  const values = useValues()
  const [at, setAt] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const groups = neededGroups(product, values, missing, told)
  const group = groups[Math.min(at, groups.length - 1)]
  useLayoutEffect(() => {
    if (at > 0) heading.current?.focus()
  }, [at])
  if (group === undefined) return null
  const asked = neededIn(group, product, values, missing, told)

  const goOn = async (): Promise<void> => {
    setSaving(true)
    await saver.flush()
    setSaving(false)
    const wrong = asked.find((question) => problemsOf(answers.values(), surroundings()).has(question))
    // The server refused one of them: it stands at its question.
    if (wrong !== undefined) return focusOn(wrong)
    if (at + 1 < groups.length) return setAt(at + 1)
    return onDone()
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const problems = problemsOf(values, surroundings())
    flushSync(() => answers.validate(asked.filter(isField)))
    const wrong = asked.find((question) => problems.has(question))
    if (wrong === undefined) return void goOn()
    onWrong(wrong)
    focusOn(wrong)
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className="figures mt-3 font-semibold">{t('offers.apply.needs', { lender, count: missing.size })}</p>
      <p className="text-sm text-ink-soft">{t('offers.apply.needs_once')}</p>
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-base outline-none">
        {t(`details.${group}`)}{' '}
        <span className="figures text-sm font-normal text-ink-soft">
          {t('offers.apply.step', { number: Math.min(at, groups.length - 1) + 1, total: groups.length })}
        </span>
      </h3>
      <Questions key={group} asked={asked} />
      <SheetFoot>
        <SaveNote state={saveState} />
        <div className="mt-1 flex gap-3">
          {at === 0 ? null : (
            <Button kind="secondary" onClick={() => setAt(at - 1)}>
              {t('details.back')}
            </Button>
          )}
          <Button type="submit" busy={isSaving} className="min-h-12 grow">
            {t(at + 1 < groups.length ? 'offers.apply.next_group' : 'offers.apply.to_consent')}
          </Button>
        </div>
      </SheetFoot>
    </form>
  )
}

/** What a lender needs beyond what its offer was built from: asked once, saved to the profile as it is answered. */
export const NeedsForm = ({ lender, missing, product, profile, kit, onDone }: NeedsFormProps) => {
  const detail = useDetailForm(profile, product, 'apply')
  const [isMobileMissing, setMobileMissing] = useState(false)
  const [asked] = useState(() => {
    const values = detail.answers.values()
    const wanted: ReadonlySet<Question> = new Set(missing)
    const told = Object.keys(values) as Question[]
    return {
      wanted,
      told: new Set(
        told.filter((question) => !wanted.has(question) && isField(question) && values[question] !== ''),
      ),
    }
  })
  return (
    <DetailContext value={{ ...detail, profile, product, kit, isMobileMissing, isCompact: true }}>
      <Groups
        lender={lender}
        missing={asked.wanted}
        told={asked.told}
        onWrong={(question) => {
          if (question === 'mobile_phone_number') setMobileMissing(true)
        }}
        onDone={onDone}
      />
    </DetailContext>
  )
}
