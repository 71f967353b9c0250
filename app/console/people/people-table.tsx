import type { ListedPerson } from '#contract/console/people/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { formatDate, formatPoints } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import * as ui from '../ui/ui.css.ts'
import * as css from './people.css.ts'
import { listParam } from './person/list-param.ts'
import { texts } from './texts.ts'
import { Tick } from './tick.tsx'

const words = texts.columns
const tones = {
  active: 'success',
  inactive: 'neutral',
  pending: 'warning',
  refused: 'neutral',
  imported: 'neutral',
  invited: 'neutral',
  suspended: 'error',
  deleted: 'neutral',
} as const

type Props = {
  list: readonly ListedPerson[]
  ticks: boolean
  /** The filter of the list: the page of a person leads back to it. */
  address: string
}

/** Who is here, a line each; with ticks for what is done to several. Of who is deleted there is nothing but the number. */
export function PeopleTable({ list, ticks, address }: Props) {
  const { timezone, currency } = useStation()
  const columns: Column<ListedPerson>[] = [
    {
      key: 'person',
      header: words.person,
      phone: 'title',
      cell: (person) => (
        <span className={css.person}>
          {ticks ? <Tick id={person.id} label={texts.tickOf(person.name)} /> : null}
          <Avatar name={person.name} src={person.image ?? undefined} decorative />
          <span className={ui.rowName}>
            <TextLink href={hrefOf(person.id, address)}>{person.name}</TextLink>
            {person.status === 'deleted' ? null : (
              <span className={ui.small}>
                <MailAddress>{person.email}</MailAddress>
              </span>
            )}
            {person.cpf ? <span className={ui.small}>{person.cpf}</span> : null}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: words.state,
      cell: ({ status, plan, tags }) => (
        <Cluster gap={4}>
          <Badge tone={tones[status]}>{texts.state[status]}</Badge>
          {plan ? <Badge tone="brand">{plan}</Badge> : null}
          {tags.map(({ id, name }) => (
            <Badge key={id}>{name}</Badge>
          ))}
        </Cluster>
      ),
    },
    {
      key: 'points',
      header: words.points,
      align: 'end',
      cell: ({ points }) => <span className={css.figure}>{formatPoints(points, currency)}</span>,
    },
    {
      key: 'seen',
      header: words.seen,
      cell: ({ since, lastSeenAt }) => (
        <span className={css.visit}>
          {lastSeenAt ? formatDate(lastSeenAt, timezone) : texts.never}
          <span className={ui.small}>{texts.since(formatDate(since, timezone))}</span>
        </span>
      ),
    },
  ]
  return <Table caption={texts.caption} columns={columns} rows={list} rowKey={({ id }) => id} />
}

const hrefOf = (id: number, address: string): string =>
  `/gestao/pessoas/${id}${address && `?${listParam}=${encodeURIComponent(address.slice(1))}`}`
