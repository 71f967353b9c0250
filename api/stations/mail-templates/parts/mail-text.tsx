import type { ReactNode } from 'react'
import type { MailLook } from '../mail-look.ts'

type Props = { look: MailLook; children: ReactNode }

/** What the mail is about. One per mail. */
export function MailHeading({ look: { light, headingFont }, children }: Props) {
  return (
    <h1
      className="m-text"
      style={{
        margin: '0 0 16px',
        font: `700 26px/1.25 ${headingFont}`,
        letterSpacing: '-0.4px',
        color: light.text,
      }}
    >
      {children}
    </h1>
  )
}

/** A paragraph; `quiet` for what only some readers need. */
export function MailText({ look: { light, font }, quiet, children }: Props & { quiet?: boolean }) {
  return (
    <p
      className={quiet ? 'm-muted' : 'm-text'}
      style={{
        margin: '0 0 16px',
        font: `400 ${quiet ? '14px/1.55' : '16px/1.55'} ${font}`,
        color: quiet ? light.textMuted : light.text,
      }}
    >
      {children}
    </p>
  )
}

/** What somebody wrote, in their own lines. */
export function MailQuote({ look: { light, font, radius }, children }: Props) {
  return (
    <p
      className="m-well m-text"
      style={{
        margin: '0 0 16px',
        padding: '16px 20px',
        borderRadius: radius.button,
        backgroundColor: light.surfaceSunken,
        font: `400 16px/1.55 ${font}`,
        color: light.text,
        whiteSpace: 'pre-wrap',
        wordBreak: 'break-word',
      }}
    >
      {children}
    </p>
  )
}
