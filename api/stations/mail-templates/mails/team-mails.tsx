import { type TeamRole, teamRoleNames } from '#contract/team.ts'
import type { MailContent } from '../mail-content.ts'
import type { MailLook } from '../mail-look.ts'
import { MailButton } from '../parts/mail-button.tsx'
import { MailFacts } from '../parts/mail-facts.tsx'
import { MailHeading, MailText } from '../parts/mail-text.tsx'
import { firstName } from '../person-name.ts'
import { mailTexts } from '../texts.ts'
import type { Draft } from './draft.ts'

type Of<K extends MailContent['kind']> = Extract<MailContent, { kind: K }>

const wordsOf = (roles: readonly TeamRole[]) => roles.map((role) => teamRoleNames[role]).join(', ')

/** PPL-20: somebody whom the team brought opens their account. */
export function personInvitationMail(
  look: MailLook,
  { name, link, validForMinutes }: Of<'person-invitation'>,
): Draft {
  const texts = mailTexts.personInvitation
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
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

/** PPL-24: somebody is to look after some of the station, once they accept. */
export function teamInvitationMail(
  look: MailLook,
  { by, roles, link, validForMinutes }: Of<'team-invitation'>,
): Draft {
  const texts = mailTexts.teamInvitation
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{texts.lead(by, look.station.name)}</MailText>
        <MailFacts look={look} facts={[[texts.roles, wordsOf(roles)]]} />
        <MailButton look={look} href={link} label={texts.button} />
        <MailText look={look}>{texts.validity(mailTexts.minutes(validForMinutes))}</MailText>
        <MailText look={look} quiet>
          {texts.notYou}
        </MailText>
      </>
    ),
  }
}

/** PPL-24: to whoever looks after something else of the station from now on, or after nothing. */
export function teamChangedMail(look: MailLook, { by, roles, link }: Of<'team-changed'>): Draft {
  const texts = mailTexts.teamChanged
  const isEnded = roles.length === 0
  return {
    subject: texts.subject(look.station.name),
    preheader: texts.preheader,
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{(isEnded ? texts.ended : texts.lead)(by, look.station.name)}</MailText>
        {isEnded ? null : <MailFacts look={look} facts={[[texts.roles, wordsOf(roles)]]} />}
        <MailButton look={look} href={link} label={isEnded ? texts.home : texts.open} />
      </>
    ),
  }
}
