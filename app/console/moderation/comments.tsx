import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listModerated } from '#contract/console/moderation/endpoints.ts'
import { type ModeratedText, queuePlaceSchema } from '#contract/console/moderation/schemas.ts'
import { reportTexts } from '../../forms/report-texts.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { ListPage } from '../ui/list-page.tsx'
import * as ui from '../ui/ui.css.ts'
import * as css from './moderation.css.ts'
import { ModerationTabs } from './moderation-tabs.tsx'
import { doorTo, pageOf, placeOf } from './place-of.ts'
import { StateBadge } from './state-badge.tsx'
import { TextMedia } from './text-media.tsx'
import { texts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const list = query.get('lista') === 'ocultos' ? 'hidden' : 'waiting'
  const { data: from } = queuePlaceSchema.safeParse(query.get('a-partir') ?? undefined)
  const page = await api.call(listModerated, { query: { list, ...(from && { from }) } })
  return { ...page, kind: list, isFirst: !from } as const
}

/** What waits for a decision, and what is hidden. */
export default function ModeratedComments() {
  const { list, next, kind, isFirst } = useLoaderData<typeof loader>()
  const search = kind === 'hidden' ? 'lista=ocultos&' : ''
  return (
    <ListPage
      title={texts.title}
      lead={texts.lead}
      tabs={<ModerationTabs current={kind} />}
      object={kind === 'hidden' ? 'locked' : 'done'}
      none={texts.none[kind]}
      isEmpty={list.length === 0}
      isFiltered={!isFirst}
      pages={
        <PageLinks
          newest={isFirst ? null : `/gestao/comentarios?${search}`}
          older={next === null ? null : `?${search}a-partir=${next}`}
          words={texts}
        />
      }
    >
      <Stack gap={12} as="ol" className={ui.list}>
        {list.map((text) => (
          <li key={`${text.kind} ${text.id}`}>
            <Row text={text} />
          </li>
        ))}
      </Stack>
    </ListPage>
  )
}

function Row({ text }: { text: ModeratedText }) {
  const { timezone } = useStation()
  const { kind, id, author, description, state, reports_count, report_reasons, createdAt } = text
  const door = doorTo(text)
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
        {report_reasons.length > 0 ? (
          <p className={ui.small}>
            {texts.reportedFor(report_reasons.map((reason) => reportTexts.reasons[reason]))}
          </p>
        ) : null}
        <p className={css.words} dir="auto">
          {description || (text.media_type ? null : texts.wordsGone)}
        </p>
        <TextMedia text={text} />
        <Cluster justify="between" align="end">
          <span className={ui.rowName}>
            <strong>{author.name}</strong>
            <span className={ui.small}>{placeOf(text)}</span>
            <span className={ui.small}>{texts.at(formatDateTime(createdAt, timezone))}</span>
          </span>
          <Cluster gap={16}>
            {door ? (
              <TextLink href={door.href} kind="stand" newWindow>
                {door.label}
              </TextLink>
            ) : null}
            <ButtonLink
              href={pageOf(kind, id)}
              variant="secondary"
              size="small"
              aria-label={texts.kinds[kind].openOf(author.name)}
            >
              {texts.open}
            </ButtonLink>
          </Cluster>
        </Cluster>
      </Stack>
    </Card>
  )
}
