import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import type { MailContent } from '../mail-content.ts'
import type { MailLook } from '../mail-look.ts'
import { MailButton } from '../parts/mail-button.tsx'
import { MailFacts } from '../parts/mail-facts.tsx'
import { MailHeading, MailQuote, MailText } from '../parts/mail-text.tsx'
import { firstName } from '../person-name.ts'
import { mailTexts } from '../texts.ts'
import type { Draft } from './draft.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

type SubscriptionMail = Extract<MailContent, { kind: 'subscription' }>

/** To a member: what became of their plan or of products that they subscribed to, with every date that matters in it. */
export function subscriptionMail(look: MailLook, mail: SubscriptionMail, timeZone: string): Draft {
  const { name, state, plan, pixCode, link } = mail
  const texts = textsOf(mail)
  const { subject, heading, lead, button } = texts[state]
  return {
    subject: `${subject}: ${look.station.name}`,
    preheader: lead,
    link,
    body: (
      <>
        <MailHeading look={look}>{heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{lead}</MailText>
        <MailFacts look={look} facts={[[texts.plan, plan], ...factsOf(mail, timeZone)]} />
        {pixCode ? (
          <>
            <MailText look={look}>{texts.pix}</MailText>
            <MailQuote look={look}>{pixCode}</MailQuote>
          </>
        ) : null}
        <MailButton look={look} href={link} label={button} />
      </>
    ),
  }
}

const textsOf = ({ about }: SubscriptionMail) =>
  about === 'plan' ? mailTexts.subscription : mailTexts.productSubscription

function factsOf(mail: SubscriptionMail, timeZone: string): [string, string][] {
  const { facts } = textsOf(mail)
  const day = (at: Date | undefined) => at && dayjs(at).tz(timeZone).format('DD/MM/YYYY')
  const all: [string, string | undefined][] = [
    [facts.amount, mail.amount],
    [facts.reason, mail.reason],
    [facts.payUntil, day(mail.payUntil)],
    [facts.paidUntil, day(mail.paidUntil)],
    [facts.nextTryAt, day(mail.nextTryAt)],
    [facts.suspendsAt, day(mail.suspendsAt)],
    [facts.startsAt, day(mail.startsAt)],
  ]
  return all.filter((fact): fact is [string, string] => fact[1] !== undefined)
}
