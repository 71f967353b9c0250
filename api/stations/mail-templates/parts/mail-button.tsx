import type { MailLook } from '../mail-look.ts'

/** The one thing to do. Its address stands at the end of the mail too: name it in the draft's `link`. */
export function MailButton({ look, href, label }: { look: MailLook; href: string; label: string }) {
  const { light, font, radius } = look
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      className="m-wide"
      style={{ borderCollapse: 'separate', margin: '8px 0 24px' }}
    >
      <tbody>
        <tr>
          <td align="center">
            <a
              href={href}
              className="m-button m-wide"
              style={{
                display: 'inline-block',
                padding: '14px 28px',
                borderRadius: radius.button,
                border: `1px solid ${light.brandEdge}`,
                backgroundColor: light.brand,
                color: light.onBrand,
                font: `700 16px/1.25 ${font}`,
                textDecoration: 'none',
                textAlign: 'center',
              }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
