import type { MailContent } from '../mail-content.ts'
import type { MailLook } from '../mail-look.ts'
import { MailButton } from '../parts/mail-button.tsx'
import { MailFacts } from '../parts/mail-facts.tsx'
import { MailHeading, MailText } from '../parts/mail-text.tsx'
import { firstName } from '../person-name.ts'
import { mailTexts } from '../texts.ts'
import type { Draft } from './draft.ts'

type Notice = Extract<MailContent, { kind: 'notice' }>

/** What happened, in the words of the area that tells it, and where it stands. */
export const noticeMail = (look: MailLook, { title, text, facts, name, button, link }: Notice): Draft => ({
  subject: `${title}: ${look.station.name}`,
  preheader: text,
  link,
  body: (
    <>
      <MailHeading look={look}>{title}</MailHeading>
      {name === undefined ? null : <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>}
      <MailText look={look}>{text}</MailText>
      {facts.length > 0 ? <MailFacts look={look} facts={facts} /> : null}
      <MailButton look={look} href={link} label={button} />
    </>
  ),
})
