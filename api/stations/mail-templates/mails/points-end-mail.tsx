import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import type { MailContent } from '../mail-content.ts'
import type { MailLook } from '../mail-look.ts'
import { MailButton } from '../parts/mail-button.tsx'
import { MailFacts } from '../parts/mail-facts.tsx'
import { MailHeading, MailText } from '../parts/mail-text.tsx'
import { firstName } from '../person-name.ts'
import { mailTexts } from '../texts.ts'
import type { Draft } from './draft.ts'

type PointsEndMail = Extract<MailContent, { kind: 'points-end' }>

/** To a member, thirty days before points of theirs end: how many, and when (GAP-112). */
export function pointsEndMail(
  look: MailLook,
  { name, ends, laterPoints, link }: PointsEndMail,
  currency: StationConfig['currency'],
): Draft {
  const texts = mailTexts.pointsEnd
  const total = ends.reduce((sum, { points }) => sum + points, laterPoints)
  const facts = ends.map(({ day, points }): [string, string] => [
    texts.until(day.split('-').reverse().join('/')),
    amountIn(points, currency),
  ])
  if (laterPoints > 0) facts.push([texts.later, amountIn(laterPoints, currency)])
  return {
    subject: `${texts.subject(amountIn(total, currency))}: ${look.station.name}`,
    preheader: texts.lead,
    link,
    body: (
      <>
        <MailHeading look={look}>{texts.heading}</MailHeading>
        <MailText look={look}>{mailTexts.hello(firstName(name))}</MailText>
        <MailText look={look}>{texts.lead}</MailText>
        <MailFacts look={look} facts={facts} />
        <MailText look={look}>{texts.spent}</MailText>
        <MailButton look={look} href={link} label={texts.button} />
      </>
    ),
  }
}

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Decimal points as the portal writes them: `20,00 pontos` or `pontos 20,00` (TEN-07). Pure. */
function amountIn(points: number, { name, multiplier, position }: StationConfig['currency']): string {
  const amount = decimal.format(Math.round(Math.round(points * 100) * multiplier + 1e-7) / 100)
  return position === 'before_currency' ? `${name} ${amount}` : `${amount} ${name}`
}
