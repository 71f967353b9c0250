import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listInvitedUsers } from '#contract/activities/invitations/endpoints.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { InvitedTable } from './invited-table.tsx'
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
            icon="users"
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
