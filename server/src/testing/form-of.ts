const BOUNDARY = '----a-form-of-the-tests'

/** A form as a browser sends it (RFC 7578): what `app.inject` takes for a call with files. A field may stand there twice. */
export const formOf = (
  fields: readonly (readonly [name: string, value: string | Uint8Array, fileName?: string])[],
): { payload: Buffer; headers: { 'content-type': string } } => {
  const parts = fields.flatMap(([name, value, fileName = 'file']) => {
    const isText = typeof value === 'string'
    const file = isText ? '' : `; filename="${fileName}"\r\ncontent-type: application/octet-stream`
    return [
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
      isText ? Buffer.from(value) : value,
      Buffer.from('\r\n'),
    ]
  })
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
