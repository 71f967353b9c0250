import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { invitationStates, type ListedInvitation } from '#contract/console/people/invitations/endpoints.ts'
import { Form } from '../../../forms/form.tsx'
import { useStation } from '../../../station/use-station.ts'
import { Badge, Chip } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate, formatInteger } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Text } from '../../../ui/text.tsx'
import { consoleMeta } from '../../ui/console-meta.ts'
import { ListPage } from '../../ui/list-page.tsx'
import * as ui from '../../ui/ui.css.ts'
import { loadInvitations, sendInvitations } from './invitations.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.title)

export const loader = (args: LoaderFunctionArgs) => loadInvitations(args)
export const action = (args: ActionFunctionArgs) => sendInvitations(args)

const here = '/gestao/pessoas/convites'

/** Who was invited, who opened the account, and whose invitation ended (PPL-20). */
export default function Invitations() {
  const { list, state, figures, newest, older } = useLoaderData<typeof loader>()
  const { mostPerHour, mostPerDay, days } = figures
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      back={{ href: '/gestao/pessoas', label: texts.back }}
      tabs={<States />}
      notice={
        <Stack gap={12}>
          <Text kind="smallMuted">{texts.pace(mostPerHour, mostPerDay, days)}</Text>
          <InviteAll />
        </Stack>
      }
      object="users"
      none={texts.none}
      noneFound={texts.noneFound}
      isEmpty={list.length === 0}
      isFiltered={state !== null || newest !== null}
      pages={<PageLinks newest={newest} older={older} words={texts} />}
    >
      <List />
    </ListPage>
  )
}

function States() {
  const { figures, state: chosen } = useLoaderData<typeof loader>()
  return (
    <nav aria-label={texts.label}>
      <Cluster gap={8}>
        <Chip href={here} current={chosen === null}>
          {texts.all}
        </Chip>
        {invitationStates.map((state) => (
          <Chip key={state} href={`${here}?situacao=${state}`} current={chosen === state}>
            {`${texts.states[state]} · ${formatInteger(figures.counts[state])}`}
          </Chip>
        ))}
      </Cluster>
    </nav>
  )
}

/** One press for all who have none, and one for all whose ended. */
function InviteAll() {
  const { uninvited, counts } = useLoaderData<typeof loader>().figures
  if (uninvited + counts.ended === 0) return null
  return (
    <Form method="post" noValidate>
      <Cluster gap={8}>
        {uninvited > 0 ? (
          <Button name="intent" value="new" width="phone">
            {texts.inviteNew(uninvited)}
          </Button>
        ) : null}
        {counts.ended > 0 ? (
          <Button name="intent" value="ended" variant="secondary" width="phone">
            {texts.inviteEnded(counts.ended)}
          </Button>
        ) : null}
      </Cluster>
    </Form>
  )
}

const tones = { due: 'neutral', sent: 'brand', opened: 'success', ended: 'warning' } as const

function List() {
  const { list } = useLoaderData<typeof loader>()
  const columns: Column<ListedInvitation>[] = [
    {
      key: 'person',
      header: texts.person,
      phone: 'title',
      cell: ({ id, name, email }) => (
        <span className={ui.rowName}>
          <TextLink href={`/gestao/pessoas/${id}`}>{name}</TextLink>
          <span className={ui.small}>
            <MailAddress>{email}</MailAddress>
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: texts.situation,
      phone: 'amount',
      cell: ({ state }) => <Badge tone={tones[state]}>{texts.state[state]}</Badge>,
    },
    {
      key: 'sent',
      header: texts.sentAt,
      phone: 'meta',
      cell: (one) => <Sent one={one} />,
    },
  ]
  return <Table caption={texts.caption} columns={columns} rows={list} rowKey={({ id }) => id} />
}

/** When it was sent, how long it may be accepted, and the way to send it again. */
function Sent({ one }: { one: ListedInvitation }) {
  const { timezone } = useStation()
  const { sentAt, sends, expiresAt, state, by } = one
  return (
    <Cluster gap={8} justify="between">
      <span>
        {sentAt ? <span>{texts.sent(formatDate(sentAt, timezone), sends)} · </span> : null}
        <span className={ui.small}>
          {state === 'sent' && expiresAt ? texts.until(formatDate(expiresAt, timezone)) : texts.by(by)}
        </span>
      </span>
      <Again one={one} />
    </Cluster>
  )
}

function Again({ one: { id, name, state } }: { one: ListedInvitation }) {
  if (state === 'opened' || state === 'due') return null
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="id" value={id} />
      <Button name="intent" value="again" variant="quiet" size="small" aria-label={texts.againTo(name)}>
        {texts.again}
      </Button>
    </Form>
  )
}
