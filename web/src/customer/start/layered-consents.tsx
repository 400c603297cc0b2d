import { useText } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Disclosure } from '../../ui/surfaces.tsx'
import { NoticeParts, OptionalConsent, useStartTexts, type StartConsentsProps } from './start-consents.tsx'

/** The same consents with their first sentences; the whole words are one press away and open in their place. */
export const LayeredConsents = ({ error, onAgree }: StartConsentsProps) => {
  const t = useText()
  const { notice, choices } = useStartTexts()
  return (
    <div className="text-sm">
      <Checkbox
        id="start-terms"
        name="terms"
        label={notice.agree}
        error={error}
        onChange={onAgree}
        required
      />
      {choices.map(({ purpose, first }) => (
        <OptionalConsent key={purpose} name={purpose} first={first} />
      ))}
      <Disclosure summary={t('carry.full_consent')}>
        <NoticeParts parts={notice.parts} />
        {choices.map(({ purpose, first, rest }) => (
          <p key={purpose} className="mt-2 text-xs text-ink-soft">
            {first} {rest}
          </p>
        ))}
      </Disclosure>
    </div>
  )
}
