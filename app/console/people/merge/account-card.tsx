import type { ReactNode } from 'react'
import type { ComparedAccount } from '#contract/console/people/merge/schemas.ts'
import { useStation } from '../../../station/use-station.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { type Description, DescriptionList } from '../../../ui/description-list.tsx'
import { type Currency, formatDate, formatPhone, formatPoints } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { texts as personTexts } from '../person/texts.ts'
import * as css from './merge.css.ts'
import { texts } from './texts.ts'

const looks = { stays: css.stays, ends: css.ends }

type Props = {
  account: ComparedAccount
  /** What becomes of it. */
  look: 'stays' | 'ends'
  title: string
  help?: string
  children?: ReactNode
}

/** One of two accounts, whole. */
export const AccountCard = ({ account, look, title, help, children }: Props) => {
  const { timezone, currency } = useStation()
  return (
    <section className={looks[look]} aria-label={`${title}: ${account.name}`}>
      <Stack gap={4}>
        <Heading level={2} size="card">
          {title}
        </Heading>
        {help ? <Text kind="smallMuted">{help}</Text> : null}
      </Stack>
      <AccountName account={account} />
      <DescriptionList items={factsOf(account, { timezone, currency })} look="stacked" />
      {children}
    </section>
  )
}

/** Whose it is, and whether it is open. */
export const AccountName = ({ account: { id, name, image, status } }: Pick<Props, 'account'>) => (
  <div className={css.who}>
    <Avatar name={name} src={image ?? undefined} decorative />
    <Cluster gap={8} align="center">
      <TextLink href={`/gestao/pessoas/${id}`}>{name}</TextLink>
      <Badge>{personTexts.states[status]}</Badge>
    </Cluster>
  </div>
)

type Shown = { timezone: string; currency: Currency }

const words = texts.facts

function factsOf(account: ComparedAccount, { timezone, currency }: Shown): Description[] {
  const { email, cpf, isCpfConfirmed, phone, birthday, city, state, since, lastSeenAt } = account
  return [
    { term: words.email, value: email },
    { term: words.cpf, value: cpf ? (isCpfConfirmed ? texts.confirmed(cpf) : cpf) : texts.missing },
    { term: words.phone, value: phone ? formatPhone(phone) : texts.missing },
    { term: words.birthday, value: birthday ? formatDate(birthday) : texts.missing },
    { term: words.place, value: placeOf({ city, state }) },
    { term: words.since, value: formatDate(since, timezone) },
    { term: words.seen, value: lastSeenAt ? formatDate(lastSeenAt, timezone) : texts.never },
    { term: words.points, value: formatPoints(account.points, currency) },
    { term: words.plan, value: account.plan ?? texts.noPlan },
  ]
}

/** City and state as one place. Pure. */
export const placeOf = ({ city, state }: Pick<ComparedAccount, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(' - ') || texts.missing
