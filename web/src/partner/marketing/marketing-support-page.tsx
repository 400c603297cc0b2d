import { Link } from '../../router/link.tsx'
import { useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { ownCreatives } from './own-creatives.ts'

const rules = [
  'The lender decides. Never promise a loan, a card or a rate.',
  'Customers pay nothing to us and nothing to you.',
  'Say who you are: each message and banner names you as the advertiser.',
  'Write to people who asked you, one by one. Bulk SMS are sent by us alone.',
  'Of insurance say that the page exists, and no more: only licensed people advise on it.',
]

/** What there is to show to customers, and the rules for it. */
export const MarketingSupportPage = () => {
  const { value, error, reload } = useAnswer(ownCreatives)
  const countOf = (format: 'message' | 'banner'): string =>
    value === null ? '' : String(value.data.creatives.filter((creative) => creative.format === format).length)
  return (
    <>
      <PageHeading title="Marketing support" text="Words and pictures that are approved and valid today." />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-64" />
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          <Card aria-labelledby="messages">
            <h2 id="messages" className="mb-1 text-base">
              <Link to="/partner/marketing-support/messaging-content" className="text-brand-ink underline">
                Messaging content
              </Link>
            </h2>
            <p className="text-sm text-ink-soft">
              {countOf('message')} wordings for WhatsApp, SMS and e-mail, in English and Hindi, with your
              link.
            </p>
          </Card>
          <Card aria-labelledby="banners">
            <h2 id="banners" className="mb-1 text-base">
              <Link
                to="/partner/marketing-support/banners-and-creatives"
                className="text-brand-ink underline"
              >
                Banners and creatives
              </Link>
            </h2>
            <p className="text-sm text-ink-soft">
              {countOf('banner')} banners with your link and QR code, as PNG and SVG.
            </p>
          </Card>
          <Card aria-labelledby="own-link">
            <h2 id="own-link" className="mb-1 text-base">
              The link in all of them
            </h2>
            <p className="font-semibold wrap-anywhere select-all">{value.data.link}</p>
            <p className="-ms-4 mt-2">
              <CopyButton
                text={value.data.link}
                copied="Link copied"
                failed="The browser does not let this page copy. Select the link and copy it."
              >
                Copy link
              </CopyButton>
            </p>
          </Card>
          <Card aria-labelledby="rules">
            <h2 id="rules" className="mb-1 text-base">
              What holds for all of them
            </h2>
            <ul className="list-disc space-y-1 ps-5 text-sm">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </>
  )
}
