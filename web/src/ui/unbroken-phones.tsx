const PHONE = /(\+?\d+(?:[- ]\d+){2,})/

/** A text whose phone numbers stay on one line: browsers break a line after a hyphen. */
export const UnbrokenPhones = ({ children }: { children: string }) =>
  children.split(PHONE).map((part, index) =>
    // What the expression captures stands at the odd places.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index}-${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
