import { useText } from '../../i18n/use-text.ts'

interface ContentsProps {
  /** The headings of the page, each with the id that it bears. */
  parts: readonly { id: string; heading: string }[]
}

export const Contents = ({ parts }: ContentsProps) => {
  const t = useText()
  return (
    <nav aria-label={t('legal.contents')}>
      <ul className="gap-x-6 sm:columns-2">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
