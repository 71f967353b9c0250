import { Fragment } from 'react'
import type { MailContent } from '../mail-content.ts'
import type { MailLook } from '../mail-look.ts'
import { MailButton } from '../parts/mail-button.tsx'
import { MailFacts } from '../parts/mail-facts.tsx'
import { MailHeading, MailQuote, MailText } from '../parts/mail-text.tsx'
import { firstName, fullName } from '../person-name.ts'
import { mailTexts } from '../texts.ts'
import type { Draft } from './draft.ts'

type Of<K extends MailContent['kind']> = Extract<MailContent, { kind: K }>

/** SUP-01: the copy for the person who wrote. */
export function supportReceivedMail(
  look: MailLook,
  { name, subject, message }: Of<'support-received'>,
): Draft {
  const texts = mailTexts.supportReceived
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{texts.lead}</MailText>
        <MailQuote look={look}>
          <strong>{subject}</strong>
          <br />
          {message}
        </MailQuote>
      </>
    ),
  }
}

/** SUP-03: what the station answers. */
export function supportAnswerMail(
  look: MailLook,
  { name, number, subject, message, answer, link }: Of<'support-answer'>,
): Draft {
  const texts = mailTexts.supportAnswer
  return {
    subject: texts.subject(number, look.station.name),
    preheader: texts.preheader(answer),
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailQuote look={look}>{answer}</MailQuote>
        <MailText look={look} quiet>
          {texts.yours(number, subject)}
        </MailText>
        <MailText look={look} quiet>
          {message}
        </MailText>
        <MailButton look={look} href={link} label={texts.button} />
      </>
    ),
  }
}

/** SUP-01: what the station's contact reads. */
export function supportMessageMail(look: MailLook, { topic, facts, message }: Of<'support-message'>): Draft {
  const texts = mailTexts.supportMessage
  return {
    subject: texts.subject(topic),
    preheader: texts.preheader(message),
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{texts.lead}</MailText>
        <MailFacts look={look} facts={facts} />
        <MailText look={look} quiet>
          {texts.message}
        </MailText>
        <MailQuote look={look}>{message}</MailQuote>
      </>
    ),
  }
}

/** SUP-01, SEC-44: what the station's contact reads of an hour in which very many wrote. */
export function supportDigestMail(look: MailLook, { messages }: Of<'support-digest'>): Draft {
  const texts = mailTexts.supportDigest
  return {
    subject: texts.subject(messages.length),
    preheader: texts.lead,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{texts.lead}</MailText>
        {messages.map(({ facts, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once.
          <Fragment key={at}>
            <MailFacts look={look} facts={facts} />
            <MailQuote look={look}>{message}</MailQuote>
          </Fragment>
        ))}
      </>
    ),
  }
}

/** Member-get-member: to somebody who did not ask, so with the way out of the list. */
export function invitationMail(
  look: MailLook,
  { inviterName, link, reward, unsubscribeLink, toPartner = false }: Of<'invitation'>,
): Draft {
  const texts = mailTexts.invitation
  const inviter = fullName(inviterName)
  return {
    subject: texts.subject(inviter, look.station.name),
    preheader: texts.preheader,
    link,
    unsubscribeLink,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>
          {(toPartner ? texts.leadToPartner : texts.lead)(inviter ?? texts.anonymous, look.station.name)}
        </MailText>
        {reward && <MailText look={look}>{texts.reward(reward)}</MailText>}
        <MailButton look={look} href={link} label={texts.button} />
        <MailText look={look} quiet>
          {texts.why}
        </MailText>
      </>
    ),
  }
}
