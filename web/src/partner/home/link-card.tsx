import { getPartnerRevenue, type PartnerRevenue } from '@marketplace/contract/partner-area/partner-sign-in'
import { useState } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'

const ownRevenue = ask('account', getPartnerRevenue, {})

const linkOf = ({ slug, utm_id }: PartnerRevenue): string =>
  `${location.origin}/${slug}${utm_id === null ? '' : `?utm_id=${encodeURIComponent(utm_id)}`}`

const Link = ({ link }: { link: string }) => {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <p className="mb-3 font-semibold wrap-anywhere">{link}</p>
      <div className="-ms-4 flex flex-wrap gap-2">
        <CopyButton
          text={link}
          copied="Link copied"
          failed="The browser does not let this page copy. Select the link and copy it."
        >
          Copy link
        </CopyButton>
        <Button kind="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide QR code' : 'Show QR code'}
        </Button>
      </div>
      {isShown ? (
        <div className="mt-3">
          <QrCode text={link} label={`QR code of ${link}`} />
        </div>
      ) : null}
    </>
  )
}

/** The partner's own link: who opens it and signs in is its customer. */
export const LinkCard = () => {
  const { value, error, reload } = useAnswer(ownRevenue)
  return (
    <Card aria-labelledby="link">
      <h2 id="link" className="mb-1 text-base">
        Your link
      </h2>
      <p className="mb-3 text-sm text-ink-soft">
        Whoever signs in by it and chooses a product within 30 days is your customer for that product, until
        the day beside the lead.
      </p>
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? error === null && <Skeleton className="h-20" /> : <Link link={linkOf(value.data)} />}
    </Card>
  )
}
