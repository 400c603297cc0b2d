import type { PartnerLinkDetail } from '@marketplace/contract/partner-area/partner-links'
import { IconBrandWhatsapp, IconDownload, IconPrinter } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { spokenAddress, whatsAppAddress } from './link-words.ts'
import { blobOf, saveBlob } from './save-blob.ts'

const srcOf = (svg: string): string => `data:image/svg+xml;base64,${btoa(svg)}`

/** What paper shows instead of the page: an A5 sheet for the counter. */
const PrintSheet = ({ link }: { link: PartnerLinkDetail }) =>
  createPortal(
    <div className="print-sheet" aria-hidden="true">
      <p className="print-title">Compare loans, see the cost first</p>
      <img src={srcOf(link.qr.svg)} alt="" />
      <p className="print-address">{spokenAddress(link.address)}</p>
      <p>{link.brand.name}</p>
    </div>,
    document.body,
  )

/** The QR code of a link and its address, to show, share, save and print. */
export const QrPanel = ({ link }: { link: PartnerLinkDetail }) => {
  const { qr, slug, address, brand } = link
  return (
    <Card aria-labelledby="qr-code" className="w-full">
      <h2 id="qr-code" className="sr-only">
        QR code
      </h2>
      <div className="mx-auto w-fit rounded-surface border border-line-soft bg-white p-2 text-center text-[#000]">
        <img src={srcOf(qr.svg)} alt={`QR code of ${qr.text}`} className="size-56" />
        <p className="pb-1 text-sm font-semibold">Compare loans, see the cost first</p>
        <p className="pb-2 text-xs">{brand.name}</p>
      </div>
      <p className="my-3 text-center text-sm wrap-anywhere select-all">
        <code>{spokenAddress(address)}</code>
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <LinkButton href={whatsAppAddress(link)} target="_blank" rel="noopener noreferrer" className="grow">
          <IconBrandWhatsapp aria-hidden="true" className="size-5" />
          WhatsApp
        </LinkButton>
        <CopyButton
          text={address}
          copied="Link copied"
          failed="The browser does not let this page copy. Select the link and copy it."
        >
          Copy
        </CopyButton>
        <Button
          kind="quiet"
          onClick={() => saveBlob(new Blob([qr.svg], { type: 'image/svg+xml' }), `${slug}.svg`)}
        >
          <IconDownload aria-hidden="true" className="size-5" />
          SVG
        </Button>
        <Button kind="quiet" onClick={() => saveBlob(blobOf(qr.png, 'image/png'), `${slug}.png`)}>
          <IconDownload aria-hidden="true" className="size-5" />
          PNG
        </Button>
        <Button kind="quiet" onClick={() => window.print()}>
          <IconPrinter aria-hidden="true" className="size-5" />
          Print A5
        </Button>
      </div>
      <PrintSheet link={link} />
    </Card>
  )
}
