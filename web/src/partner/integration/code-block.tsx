/** Text of a program or a message. Long lines are broken to be seen whole; what is copied has none of these breaks. */
export const CodeBlock = ({ text, label }: { text: string; label: string }) => (
  <section aria-label={label} className="rounded-control border border-line-soft bg-canvas p-3 text-xs">
    <pre className="whitespace-pre-wrap wrap-anywhere">
      <code>{text}</code>
    </pre>
  </section>
)
