import type { Call } from '@marketplace/contract/platform/call'

const audienceText = (call: Call): string =>
  typeof call.audience === 'string' ? call.audience : `staff ${call.audience.join(', ')}`

/** A plain page that lists the calls; the whole of each stands in openapi.json. Values come from the contract alone. */
export const writeDocsPage = (calls: readonly Call[]): string => {
  const rows = [...calls]
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(
      (call) =>
        `<tr><td>${call.method}</td><td><code>${call.path}</code></td><td>${audienceText(call)}</td></tr>`,
    )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title>
<h1>API</h1><p>The whole description: <a href="/api/openapi.json">openapi.json</a>. Failing answers carry success, code, message and details.</p>
<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Who may call</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></html>`
}
