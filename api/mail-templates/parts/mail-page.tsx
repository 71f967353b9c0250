import type { ReactNode } from 'react'
import type { MailLook } from '../mail-look.ts'
import { mailTexts } from '../texts.ts'
import { Column } from './column.tsx'
import { darkStyle } from './dark-style.ts'

type Props = {
  look: MailLook
  title: string
  preheader: string
  /** Where the reader leaves the list; only mails that are not transactional have it. */
  unsubscribeLink?: string | undefined
  children: ReactNode
}

/** Programs fill the preview with what follows the preheader: blanks keep it to itself. */
const filler = '\u00a0\u200c'.repeat(60)

/** The frame of every mail: preview text, the station's mark, one card, and who sent it. */
export function MailPage({ look, title, preheader, unsubscribeLink, children }: Props) {
  const { light, font } = look
  return (
    <html lang="pt-BR" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{title}</title>
        <style>{darkStyle(look)}</style>
      </head>
      <body
        className="m-page"
        style={{ margin: 0, padding: 0, backgroundColor: light.page, fontFamily: font }}
      >
        <div data-skip-in-text="true" style={hidden}>
          {preheader}
          {filler}
        </div>
        <Column className="m-page m-out" outer={{ backgroundColor: light.page, padding: '32px 16px 40px' }}>
          <Mark look={look} />
          <Card look={look}>{children}</Card>
          <Footer look={look} unsubscribeLink={unsubscribeLink} />
        </Column>
      </body>
    </html>
  )
}

const hidden = {
  display: 'none',
  maxHeight: 0,
  maxWidth: 0,
  overflow: 'hidden',
  opacity: 0,
  lineHeight: '1px',
  fontSize: '1px',
} as const

/** The logo on a plate of the light ground, so that a dark mark stays visible on a dark page; else the name. */
function Mark({ look: { logo, station, light, headingFont, radius } }: { look: MailLook }) {
  if (!logo)
    return (
      <p
        className="m-text"
        data-skip-in-text="true"
        style={{
          margin: '0 0 20px',
          font: `700 22px/1.2 ${headingFont}`,
          letterSpacing: '-0.3px',
          color: light.text,
        }}
      >
        {station.name}
      </p>
    )
  return (
    <p data-skip-in-text="true" style={{ margin: '0 0 20px' }}>
      <span
        style={{
          display: 'inline-block',
          padding: '8px 12px',
          marginLeft: '-12px',
          borderRadius: radius.card,
          backgroundColor: light.page,
        }}
      >
        <img src={logo} alt={station.name} height={36} style={{ display: 'block', height: 36, border: 0 }} />
      </span>
    </p>
  )
}

function Card({ look: { light, radius }, children }: { look: MailLook; children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="m-card"
      style={{
        borderCollapse: 'separate',
        backgroundColor: light.surface,
        border: `1px solid ${light.border}`,
        borderRadius: radius.card,
      }}
    >
      <tbody>
        <tr>
          <td className="m-edge" style={{ padding: '36px 40px 40px' }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Footer({
  look: { station, light, font },
  unsubscribeLink,
}: Pick<Props, 'look' | 'unsubscribeLink'>) {
  const { footer } = mailTexts
  const style = { margin: '0 0 8px', font: `400 13px/1.55 ${font}`, color: light.textMuted }
  const link = { color: light.link, textDecoration: 'underline' }
  return (
    <>
      <p className="m-muted" style={{ ...style, marginTop: 24 }}>
        {footer.help}{' '}
        <a className="m-link" href={`${station.url}/suporte`} style={link}>
          {footer.helpLink}
        </a>
      </p>
      {unsubscribeLink && (
        <p className="m-muted" style={style}>
          {footer.list}{' '}
          <a className="m-link" href={unsubscribeLink} style={link}>
            {footer.listLink}
          </a>
        </p>
      )}
      <p className="m-muted" style={style}>
        {footer.sentBy(station.name)}
        {station.address && ` ${station.address}`}
      </p>
    </>
  )
}
