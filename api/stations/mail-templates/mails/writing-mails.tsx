import type { MailContent } from '../mail-content.ts'
import type { MailLook } from '../mail-look.ts'
import { MailButton } from '../parts/mail-button.tsx'
import { MailFacts } from '../parts/mail-facts.tsx'
import { MailHeading, MailQuote, MailText } from '../parts/mail-text.tsx'
import { firstName } from '../person-name.ts'
import { mailTexts } from '../texts.ts'
import type { Draft } from './draft.ts'

type Told = Extract<MailContent, { kind: 'writing-decided' }>

/** To who wrote something: what owners decided about it, and why. */
export function writingDecidedMail(look: MailLook, told: Told): Draft {
  const { name, act, about, words, reason, until, link } = told
  const texts = mailTexts.writingDecided
  const { lead } = texts[act]
  const heading = texts[act].heading(texts.things[about ?? 'comment'])
  const facts: [string, string][] = [
    ...(reason ? [[texts.reason, reason] as [string, string]] : []),
    ...(until ? [[texts.until, until] as [string, string]] : []),
  ]
  const isGood = act === 'restored' || act === 'unblocked'
  return {
    subject: `${heading}: ${look.station.name}`,
    preheader: isGood ? lead : texts.preheader,
    link,
    body: (
      <>
        <MailHeading look={look}>{heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{lead}</MailText>
        {words ? <MailQuote look={look}>{words}</MailQuote> : null}
        {facts.length > 0 ? <MailFacts look={look} facts={facts} /> : null}
        <MailButton look={look} href={link} label={texts.button} />
        {isGood ? null : (
          <MailText look={look} quiet>
            {texts.disagree}
          </MailText>
        )}
      </>
    ),
  }
}
