/** A message as it is sent: its texts, and a picture where one was chosen. */
export const messageForm = (texts: Readonly<Record<string, string>>, picture: File | null): FormData => {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  if (picture !== null) form.append('picture', picture)
  return form
}

export const SHORTEST = 3
export const LONGEST = 4_000
export const PICTURES = 'image/png,image/jpeg,image/webp'
export const PICTURE_HINT = 'PNG, JPEG or WebP, up to 5 MB. Hide names and numbers of customers on it.'
