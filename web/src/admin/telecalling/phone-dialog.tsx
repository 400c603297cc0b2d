import {
  setCallerPhone,
  spokenLanguages,
  type CallDesk,
  type SpokenLanguage,
} from '@marketplace/contract/care/telecalling'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { useState } from 'react'
import { invalidate } from '../../office/answers.ts'
import { FormDialog } from '../../office/form/form-dialog.tsx'
import { MobileField } from '../../office/form/mobile-field.tsx'
import { MultiSelect } from '../../office/form/multi-select.tsx'
import { officeCall } from '../../office/session/office-call.ts'

const options = spokenLanguages.map((value) => ({ value, label: knownLanguages[value].english }))
const isSpoken = (value: string): value is SpokenLanguage => spokenLanguages.some((known) => known === value)
const MOBILE_DIGITS = 10

/** A caller's own telephone, sealed where it is kept, and what they speak. */
export const PhoneDialog = ({ desk, onClose }: { desk: CallDesk; onClose: () => void }) => {
  const [mobile, setMobile] = useState('')
  const [languages, setLanguages] = useState<SpokenLanguage[]>([...desk.languages])
  const isWhole = mobile.length === MOBILE_DIGITS
  return (
    <FormDialog
      isOpen
      title="Your telephone"
      action="Save"
      canSubmit={(isWhole || (mobile === '' && desk.phone !== null)) && languages.length > 0}
      onClose={onClose}
      onSubmit={async () => {
        await officeCall(setCallerPhone, { body: { ...(isWhole && { mobile }), languages } })
        invalidate('telecalling')
      }}
    >
      {(errors) => (
        <>
          <p className="text-sm text-ink-soft">
            {desk.phone === null
              ? 'It rings first, then the customer’s.'
              : `Now ${desk.phone}. Leave the field empty to keep it.`}
          </p>
          <MobileField value={mobile} onChange={setMobile} error={errors['mobile']} />
          <MultiSelect
            label="You speak"
            options={options}
            value={languages}
            onChange={(chosen) => setLanguages(chosen.filter(isSpoken))}
            error={errors['languages']}
          />
        </>
      )}
    </FormDialog>
  )
}
