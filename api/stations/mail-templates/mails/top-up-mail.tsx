import type { MailContent } from '../mail-content.ts'
import type { MailLook } from '../mail-look.ts'
import { MailButton } from '../parts/mail-button.tsx'
import { MailFacts } from '../parts/mail-facts.tsx'
import { MailHeading, MailText } from '../parts/mail-text.tsx'
import { firstName } from '../person-name.ts'
import { mailTexts } from '../texts.ts'
import type { Draft } from './draft.ts'

type TopUpMail = Extract<MailContent, { kind: 'top-up' }>

/** To a member: what became of credits that they asked for (WAL-01). */
export function topUpMail(look: MailLook, { name, state, amount, reason, link }: TopUpMail): Draft {
  const texts = mailTexts.topUp
  const { subject, heading, lead, amount: label } = texts[state]
  const facts: [string, string][] = [
    [label, amount],
    ...(reason ? [[texts.reason, reason] as [string, string]] : []),
  ]
  return {
    subject: `${subject}: ${look.station.name}`,
    preheader: lead,
    link,
    body: (
      <>
        <MailHeading look={look}>{heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{lead}</MailText>
        <MailFacts look={look} facts={facts} />
        <MailButton look={look} href={link} label={texts.button} />
      </>
    ),
  }
}
