import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listInvitedUsers } from '#contract/activities/invitations/endpoints.ts'
import type { InvitedUser } from '#contract/activities/invitations/schemas.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Points } from '../../ui/amount.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDate, formatTime } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './invite.css.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.invited.meta(data?.name ?? '') },
]

/** 'Meus convites': who came by the person's invitations, newest first (PTS-05). */
export async function loader(args: LoaderFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const after = /^[1-9]\d{0,14}$/.exec(new URL(args.request.url).searchParams.get('apos') ?? '')?.[0]
  const { content, next, total } = await api.call(listInvitedUsers, {
    params: { userId: participant.id },
    query: after ? { after: Number(after) } : {},
  })
  const { name } = requireStation(args.context).config
  return { name, invited: content, next, total, isFirst: after === undefined }
}

export default function InvitedUsers() {
  const { invited, next, total, isFirst } = useLoaderData<typeof loader>()
  const { title, lead, empty, action, older, newest } = texts.invited
  return (
    <Container width="reading">
      <Stack gap={32}>
        <Stack gap={4}>
          <Heading level={1}>{title}</Heading>
          <Text kind="muted">{total > 0 ? texts.came(total) : lead}</Text>
        </Stack>
        {invited.length > 0 ? (
          <InvitedTable invited={invited} />
        ) : (
          <EmptyState
            object="users"
            action={
              <ButtonLink href="/homepage/atividades" variant="secondary">
                {action}
              </ButtonLink>
            }
          >
            {empty}
          </EmptyState>
        )}
        {isFirst ? null : (
          <TextLink href="/homepage/convites-do-usuario" kind="stand" icon="arrowLeft">
            {newest}
          </TextLink>
        )}
        <LoadMore href={next === null ? undefined : `?apos=${next}`} label={older} />
      </Stack>
    </Container>
  )
}

/** Lists invited people with state, reward and time, DD/MM/YYYY HH:mm (PTS-05, TEN-08). */
function InvitedTable({ invited }: { invited: readonly InvitedUser[] }) {
  const { currency, timezone } = useStation()
  const { columns: names, states, title } = texts.invited
  const columns: Column<InvitedUser>[] = [
    { key: 'name', header: names.name, phone: 'title', cell: (row) => row.invited.name },
    { key: 'state', header: names.state, phone: 'pair', cell: ({ state }) => states[state] },
    {
      key: 'points',
      header: names.points,
      phone: 'amount',
      align: 'end',
      cell: ({ points }) => (points === null ? '—' : <Points points={points} currency={currency} signed />),
    },
    {
      key: 'date',
      header: names.date,
      phone: 'meta',
      align: 'end',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={css.when}>
          {formatDate(createdAt, timezone)} {formatTime(createdAt, timezone)}
        </time>
      ),
    },
  ]
  return <Table caption={title} columns={columns} rows={invited} rowKey={({ id }) => id} />
}
