import { useText } from '../../i18n/use-text.ts'

/** What a long text comes to, before it. */
export const InShort = ({ lines }: { lines: readonly string[] }) => {
  const t = useText()
  return (
    <section aria-labelledby="in-short" className="rounded-surface bg-brand-soft p-5">
      <h2 id="in-short" className="mb-2 text-lg">
        {t('legal.in_short')}
      </h2>
      <ul className="list-disc space-y-2 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
