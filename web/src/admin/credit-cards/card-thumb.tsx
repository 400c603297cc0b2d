import { IconPhotoPlus } from '@tabler/icons-react'

/** The picture of a card, small; where there is none, a place for it. */
export const CardThumb = ({ address }: { address: string | null }) =>
  address === null ? (
    <span className="inline-flex h-7 w-11 items-center justify-center rounded border border-dashed border-line text-ink-soft">
      <IconPhotoPlus aria-hidden="true" className="size-4" />
    </span>
  ) : (
    <img
      src={address}
      alt=""
      width={44}
      height={28}
      className="h-7 w-11 rounded object-cover"
      loading="lazy"
    />
  )
