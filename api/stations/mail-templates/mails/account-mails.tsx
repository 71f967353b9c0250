import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import type { MailContent } from '../mail-content.ts'
import type { MailLook } from '../mail-look.ts'
import { MailButton } from '../parts/mail-button.tsx'
import { MailCode } from '../parts/mail-code.tsx'
import { MailHeading, MailText } from '../parts/mail-text.tsx'
import { firstName } from '../person-name.ts'
import { mailTexts } from '../texts.ts'
import type { Draft } from './draft.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

type Of<K extends MailContent['kind']> = Extract<MailContent, { kind: K }>

/** ONB-06: a code to type and a link, whichever is nearer. */
export function activationMail(
  look: MailLook,
  { name, code, link, validForMinutes }: Of<'activation'>,
): Draft {
  const texts = mailTexts.activation
  return {
    subject: texts.subject(code, look.station.name),
    preheader: texts.preheader,
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{texts.lead}</MailText>
        <MailCode look={look} code={code} />
        <MailText look={look}>{texts.or}</MailText>
        <MailButton look={look} href={link} label={texts.button} />
        <MailText look={look}>{texts.validity(mailTexts.minutes(validForMinutes))}</MailText>
        <MailText look={look} quiet>
          {texts.notYou}
        </MailText>
      </>
    ),
  }
}

/** ACC-09: the 'link mágico'. */
export function passwordResetMail(
  look: MailLook,
  { name, link, validForMinutes }: Of<'password-reset'>,
): Draft {
  const texts = mailTexts.passwordReset
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{texts.lead}</MailText>
        <MailButton look={look} href={link} label={texts.button} />
        <MailText look={look}>{texts.validity(mailTexts.minutes(validForMinutes))}</MailText>
        <MailText look={look} quiet>
          {texts.notYou}
        </MailText>
      </>
    ),
  }
}

/** ACC-16: the first owner of a station, or another one, chooses a password and is in. */
export function ownerInvitationMail(
  look: MailLook,
  { link, validForMinutes }: Of<'owner-invitation'>,
): Draft {
  const texts = mailTexts.ownerInvitation
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{texts.lead(look.station.name)}</MailText>
        <MailButton look={look} href={link} label={texts.button} />
        <MailText look={look}>{texts.validity(mailTexts.minutes(validForMinutes))}</MailText>
        <MailText look={look} quiet>
          {texts.notYou}
        </MailText>
      </>
    ),
  }
}

/** Asks whoever reads the mailbox whether a station's visitors may write to it. */
export function contactProofMail(look: MailLook, { link }: Of<'contact-proof'>): Draft {
  const texts = mailTexts.contactProof
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{texts.lead(look.station.name)}</MailText>
        <MailButton look={look} href={link} label={texts.button} />
        <MailText look={look} quiet>
          {texts.notYou}
        </MailText>
      </>
    ),
  }
}

/** Tells the owner of an account that its password is another now, and what to do if that was not them. */
export function passwordChangedMail(
  look: MailLook,
  { name, at, recoveryLink }: Of<'password-changed'>,
  zone: string,
): Draft {
  const texts = mailTexts.passwordChanged
  const when = dayjs(at).tz(zone).format('DD/MM/YYYY [às] HH:mm')
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link: recoveryLink,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{texts.lead(when)}</MailText>
        <MailText look={look}>{texts.sessions}</MailText>
        <MailText look={look}>{texts.notYou}</MailText>
        <MailButton look={look} href={recoveryLink} label={texts.button} />
      </>
    ),
  }
}

/** Tells of a log-in from a browser that had not been in (SEC-12). */
export function newBrowserMail(
  look: MailLook,
  { name, at, browser, recoveryLink }: Of<'new-browser'>,
  zone: string,
): Draft {
  const texts = mailTexts.newBrowser
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link: recoveryLink,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{texts.lead(dayjs(at).tz(zone).format('DD/MM/YYYY [às] HH:mm'))}</MailText>
        {browser ? <MailText look={look}>{texts.browser(browser)}</MailText> : null}
        <MailText look={look}>{texts.notYou}</MailText>
        <MailButton look={look} href={recoveryLink} label={texts.button} />
      </>
    ),
  }
}

/** Asks one of the two addresses of a change whether it is wanted. */
export function emailChangeMail(
  look: MailLook,
  { name, side, email, link, validForMinutes }: Of<'email-change'>,
): Draft {
  const texts = mailTexts.emailChange
  const words = texts[side]
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{words.lead(email)}</MailText>
        <MailText look={look}>{texts.both}</MailText>
        <MailButton look={look} href={link} label={texts.button} />
        <MailText look={look}>{texts.validity(mailTexts.minutes(validForMinutes))}</MailText>
        <MailText look={look} quiet>
          {words.notYou}
        </MailText>
      </>
    ),
  }
}

/** Says to who has an account that its address was asked for, and that nothing changed. */
export function emailTakenMail(look: MailLook, { link }: Of<'email-taken'>): Draft {
  const texts = mailTexts.emailTaken
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{texts.lead}</MailText>
        <MailButton look={look} href={link} label={texts.button} />
        <MailText look={look} quiet>
          {texts.notYou}
        </MailText>
      </>
    ),
  }
}

/** Sent once the account is active. */
export function welcomeMail(look: MailLook, { name, link, unsubscribeLink }: Of<'welcome'>): Draft {
  const texts = mailTexts.welcome
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link,
    unsubscribeLink,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{texts.lead}</MailText>
        <MailButton look={look} href={link} label={texts.button} />
      </>
    ),
  }
}

/** ONB-13: the address is confirmed by the link; whoever has an account is sent to the log-in. */
export function companySignupMail(
  look: MailLook,
  { link, validForMinutes, hasAccount }: Of<'company-signup'>,
): Draft {
  const texts = mailTexts.companySignup
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{hasAccount ? texts.hasAccount : texts.lead}</MailText>
        <MailButton look={look} href={link} label={hasAccount ? texts.loginButton : texts.button} />
        {hasAccount ? null : (
          <MailText look={look}>{texts.validity(mailTexts.minutes(validForMinutes))}</MailText>
        )}
        <MailText look={look} quiet>
          {texts.notYou}
        </MailText>
      </>
    ),
  }
}
