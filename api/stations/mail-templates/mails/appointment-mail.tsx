import type { MailContent } from '../mail-content.ts'
import type { MailLook } from '../mail-look.ts'
import { MailButton } from '../parts/mail-button.tsx'
import { MailFacts } from '../parts/mail-facts.tsx'
import { MailHeading, MailText } from '../parts/mail-text.tsx'
import { firstName } from '../person-name.ts'
import { mailTexts } from '../texts.ts'
import type { Draft } from './draft.ts'

type AppointmentMail = Extract<MailContent, { kind: 'appointment' }>

const whenOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at)

/** To a member: the team answered. Subject and preview say nothing of what was asked (GAP-93). */
export function appointmentMail(look: MailLook, mail: AppointmentMail, timeZone: string): Draft {
  const texts = mailTexts.appointment
  const facts: [string, string][] = [
    ...(mail.at ? [[texts.at, whenOf(mail.at, timeZone)] as [string, string]] : []),
    ...(mail.answer ? [[texts.said, mail.answer] as [string, string]] : []),
  ]
  return {
    subject: `${texts.subject}: ${look.station.name}`,
    preheader: texts.preheader,
    link: mail.link,
    body: (
      <>
        <MailHeading look={look}>{texts[mail.what]}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(mail.name))}</MailText>
        <MailText look={look}>{texts.lead}</MailText>
        {facts.length > 0 ? <MailFacts look={look} facts={facts} /> : null}
        <MailButton look={look} href={mail.link} label={texts.button} />
      </>
    ),
  }
}
