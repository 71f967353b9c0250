import type { MailLook } from '../mail-look.ts'

/** Labels and values, one above the other: readable at any width. */
export function MailFacts({
  look: { light, font },
  facts,
}: {
  look: MailLook
  facts: [label: string, value: string][]
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse', margin: '0 0 20px' }}
    >
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={`${label} ${value}`}>
            <td className="m-line" style={{ padding: '10px 0', borderBottom: `1px solid ${light.border}` }}>
              <span className="m-muted" style={{ font: `400 13px/1.4 ${font}`, color: light.textMuted }}>
                {label}
              </span>
              <br />
              <span
                className="m-text"
                style={{ font: `600 16px/1.5 ${font}`, color: light.text, wordBreak: 'break-word' }}
              >
                {value}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
