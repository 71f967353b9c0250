import type { ReactNode } from 'react'
import type { MailLook } from '../mail-look.ts'
import { mailTexts } from '../texts.ts'
import { Column } from './column.tsx'
import { darkStyle } from './dark-style.ts'
import { MailText } from './mail-text.tsx'

type Props = {
  look: MailLook
  title: string
  preheader: string
  /** Where the button leads, once more as text. */
  link?: string | undefined
  /** Where the reader leaves the list; only mails that are not transactional have it. */
  unsubscribeLink?: string | undefined
  children: ReactNode
}

/** Programs fill the preview with what follows the preheader: blanks keep it to itself. */
const filler = '\u00a0\u200c'.repeat(60)

/** The frame of every mail: preview text, the station's mark, one card, and who sent it. */
export function MailPage({ look, title, preheader, link, unsubscribeLink, children }: Props) {
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
          <Card look={look}>
            {children}
            {link && <Address look={look} link={link} />}
          </Card>
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

const imageStyle = { display: 'block', border: 0 } as const

/**
 * Whose mail it is. A logo stands on a plate of the light ground, so that a dark one stays visible on a dark page; an
 * icon brings its own ground, and the name stands beside it.
 */
function Mark({ look: { mark, station, light, headingFont, radius } }: { look: MailLook }) {
  const name = (
    <span
      className="m-text"
      style={{ font: `700 20px/1.2 ${headingFont}`, letterSpacing: '-0.3px', color: light.text }}
    >
      {station.name}
    </span>
  )
  if (mark?.kind === 'logo')
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
          <img src={mark.src} alt={station.name} height={36} style={{ ...imageStyle, height: 36 }} />
        </span>
      </p>
    )
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      data-skip-in-text="true"
      style={{ borderCollapse: 'collapse', margin: '0 0 20px' }}
    >
      <tbody>
        <tr>
          {mark && (
            <td style={{ padding: '0 12px 0 0' }}>
              <img src={mark.src} alt="" width={40} height={40} style={{ ...imageStyle, borderRadius: 9 }} />
            </td>
          )}
          <td>{name}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** The text part has the address beside the button's label already. */
function Address({ look, link }: { look: MailLook; link: string }) {
  return (
    <div data-skip-in-text="true">
      <MailText look={look} quiet>
        {mailTexts.otherwise}
        <br />
        <a href={link} className="m-link" style={{ color: look.light.link, wordBreak: 'break-all' }}>
          {link}
        </a>
      </MailText>
    </div>
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
          <td className="m-edge" style={{ padding: '36px 40px 24px' }}>
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
