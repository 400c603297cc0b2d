/** The picture of a card; its name stands beside it in words. */
export const CardFace = ({ address }: { address: string | null }) =>
  address === null ? null : (
    <img
      src={address.replace('/files/', '/files/small/')}
      alt=""
      width={640}
      height={404}
      loading="lazy"
      decoding="async"
      className="h-auto w-28 shrink-0 rounded-control"
    />
  )
