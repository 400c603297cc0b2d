/** A form as a browser sends it: what `app.inject` takes for a call with files. A list of pairs may name a field twice. */
export const formOf = async (
  fields: readonly (readonly [name: string, value: string | Uint8Array, fileName?: string])[],
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> => {
  const form = new FormData()
  for (const [name, value, fileName] of fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)]), fileName ?? 'file')
  }
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}
