import { useText } from '../../i18n/use-text.ts'

/** What comes of a request to become a partner. */
export const NextSteps = () => {
  const t = useText()
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-2 text-lg">
        {t('merchant.next')}
      </h2>
      <ol className="list-decimal space-y-2 ps-6">
        <li>{t('merchant.step_look')}</li>
        <li>{t('merchant.step_agree')}</li>
        <li>{t('merchant.step_link')}</li>
      </ol>
    </section>
  )
}
