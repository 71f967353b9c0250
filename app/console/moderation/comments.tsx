import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listModeratedComments } from '#contract/console/moderation/endpoints.ts'
import type { ModeratedComment } from '#contract/console/moderation/schemas.ts'
import { numberOr } from '../../routing/number-or.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { requireOwner } from '../owner/require-owner.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import * as css from './moderation.css.ts'
import { ModerationTabs } from './moderation-tabs.tsx'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const query = new URL(args.request.url).searchParams
  const list = query.get('lista') === 'ocultos' ? 'hidden' : 'waiting'
  const from = numberOr(query.get('a-partir'))
  const page = await api.call(listModeratedComments, { query: { list, ...(from !== null && { from }) } })
  return { ...page, kind: list, isFirst: from === null } as const
}

/** What waits for a decision, and what is hidden. */
export default function ModeratedComments() {
  const { list, next, kind, isFirst } = useLoaderData<typeof loader>()
  const search = kind === 'hidden' ? 'lista=ocultos&' : ''
  return (
    <Stack gap={24} className={ui.narrow}>
      <PageHead title={texts.title} lead={texts.lead} />
      <ModerationTabs current={kind} />
      {list.length === 0 ? (
        <EmptyState icon={kind === 'hidden' ? 'eyeOff' : 'checkCircle'}>{texts.none[kind]}</EmptyState>
      ) : (
        <Stack gap={12} as="ol" className={ui.list}>
          {list.map((comment) => (
            <li key={comment.id}>
              <Row comment={comment} />
            </li>
          ))}
        </Stack>
      )}
      <Cluster>
        {isFirst ? null : (
          <ButtonLink href={`/gestao/comentarios?${search}`} variant="quiet">
            {texts.first}
          </ButtonLink>
        )}
        {next === null ? null : (
          <ButtonLink href={`?${search}a-partir=${next}`} variant="secondary">
            {texts.more}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  )
}

function Row({ comment }: { comment: ModeratedComment }) {
  const { timezone } = useStation()
  const { id, author, description, state, reports_count, about, is_reply, createdAt } = comment
  return (
    <Card>
      <Stack gap={12}>
        <Cluster gap={8}>
          <StateBadge state={state} />
          {reports_count > 0 ? (
            <Badge tone="warning" icon="alert">
              {texts.reports(reports_count)}
            </Badge>
          ) : null}
        </Cluster>
        <p className={css.words} dir="auto">
          {description || texts.wordsGone}
        </p>
        <Cluster justify="between" align="end">
          <span className={ui.rowName}>
            <strong>{author.name}</strong>
            <span className={ui.small}>
              {about.kind === 'post' ? texts.inPost(is_reply) : texts.about(about.name, is_reply)}
            </span>
            <span className={ui.small}>{texts.at(formatDateTime(createdAt, timezone))}</span>
          </span>
          <ButtonLink
            href={`/gestao/comentarios/${id}`}
            variant="secondary"
            size="small"
            aria-label={texts.openOf(author.name)}
          >
            {texts.open}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  )
}
