/** A title with what was typed standing out in it. */
export const MarkedText = ({ text, typed }: { text: string; typed: string }) => {
  const wanted = typed.trim()
  const place = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase())
  if (place < 0) return <>{text}</>
  const end = place + wanted.length
  return (
    <>
      {text.slice(0, place)}
      <b className="font-semibold">{text.slice(place, end)}</b>
      {text.slice(end)}
    </>
  )
}
