import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { Fragment } from 'react'
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

type OrderMail = Extract<MailContent, { kind: 'order' }>
type Receipts = Extract<MailContent, { kind: 'order-receipts' }>

/** To a buyer: what became of an order, and of a PIX that waits its code to copy. */
export function orderMail(look: MailLook, mail: OrderMail, timeZone: string): Draft {
  const { name, state, code, amount, items, pixCode, until, reason, isToSendBack, link } = mail
  const texts = mailTexts.order
  const { subject, heading, lead, amount: label, button } = texts[state]
  const facts: [string, string][] = [
    [texts.code, code],
    ...(items.length > 0 ? [[texts.items, items.join(', ')] as [string, string]] : []),
    [label, amount],
    ...(reason ? [[texts.reason, reason] as [string, string]] : []),
    ...(until
      ? [[texts.until, dayjs(until).tz(timeZone).format('DD/MM/YYYY [às] HH:mm')] as [string, string]]
      : []),
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
        {pixCode ? (
          <>
            <MailText look={look}>{texts.pix}</MailText>
            <MailQuote look={look}>{pixCode}</MailQuote>
          </>
        ) : null}
        {isToSendBack ? <MailText look={look}>{texts.sendBack}</MailText> : null}
        <MailButton look={look} href={link} label={button} />
      </>
    ),
  }
}

/** To a buyer: what came beyond the mails that their mailbox gets at once, each with its amount (SEC-100). */
export function orderReceiptsMail(look: MailLook, { name, receipts, link }: Receipts): Draft {
  const texts = mailTexts.order
  const { subject, heading, lead, button } = mailTexts.orderReceipts
  return {
    subject: `${subject(receipts.length)}: ${look.station.name}`,
    preheader: lead,
    link,
    body: (
      <>
        <MailHeading look={look}>{heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{lead}</MailText>
        {receipts.map(({ state, code, amount, reason, isToSendBack }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once.
          <Fragment key={at}>
            <MailFacts
              look={look}
              facts={[
                [texts[state].heading, amount],
                [texts.code, code],
                ...(reason ? [[texts.reason, reason] as [string, string]] : []),
              ]}
            />
            {isToSendBack ? <MailText look={look}>{texts.sendBack}</MailText> : null}
          </Fragment>
        ))}
        <MailButton look={look} href={link} label={button} />
      </>
    ),
  }
}
