import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getPublicAction } from '#contract/site/public/endpoints.ts'
import { ErrorMessage, errorWords, statusOf, useErrorStatus } from '../../routing/error-page.tsx'
import { routeId } from '../../routing/route-id.ts'
import { requireStation } from '../../station/require-station.ts'
import { BackLink } from '../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container } from '../../ui/layout.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ActivityBody } from './activity/activity-body.tsx'
import { ActivityHead } from './activity/activity-head.tsx'
import * as css from './activity/activity-page.css.ts'
import { ActivityPanel } from './activity/activity-panel.tsx'
import { CommentsNotice } from './activity/comments-notice.tsx'
import { FirstVideo } from './activity/first-video.tsx'
import { visitorCacheUntil } from './load-or.ts'
import { pageMeta } from './page-meta.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data, error, ...args }) =>
  pageMeta(args, {
    title: data && !error ? data.activity.name : titleOf(statusOf(error)),
    description: data?.activity.description,
    image: data?.activity.image,
    isListed: data !== undefined && !error,
  })

const titleOf = (status: number) => (status === 404 ? texts.activity.unavailable : errorWords(status).title)

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const station = requireStation(context)
  const id = routeId(params.id)
  const activity = await context.api.call(getPublicAction, { params: { id, stationId: station.id } })
  const [external] = activity.redirect_links
  // GAP-41: an external redirect has no page of its own.
  if (external) throw redirect(external.url)
  const hasRules = activity.has_rules
  const wantsRules = new URL(request.url).searchParams.get('aba') === 'regulamento'
  const tab = hasRules && wantsRules ? 'regulamento' : 'geral'
  return data(
    { activity, hasRules, tab, now: new Date() },
    { headers: visitorCacheUntil(activity.changes_at) },
  )
}

/** Shows a public activity: everything can be read, every action leads to the sign-up (PUB-19, ACT-S13). */
export default function PublicActivity() {
  const { activity, hasRules, tab, now } = useLoaderData<typeof loader>()
  return (
    <Container className={css.page}>
      <BackLink href="/" />
      <article className={css.columns}>
        <ActivityHead activity={activity} now={now} />
        <ActivityPanel activity={activity} now={now} />
        <div className={css.content}>
          {hasRules ? (
            <Tabs
              label={texts.activity.tabs.label}
              current={tab}
              tabs={[
                { value: 'geral', label: texts.activity.tabs.general },
                { value: 'regulamento', label: texts.activity.tabs.rules },
              ]}
            />
          ) : null}
          {tab === 'regulamento' ? (
            <Prose sanitizedHtml={activity.rules} />
          ) : (
            <>
              <FirstVideo activity={activity} />
              <Prose sanitizedHtml={activity.description} />
              <ActivityBody activity={activity} now={now} />
            </>
          )}
          {activity.comments_and_likes_enabled ? <CommentsNotice /> : null}
        </div>
      </article>
    </Container>
  )
}

/** Shows an activity that is not there, or not for visitors. */
export function ErrorBoundary() {
  const status = useErrorStatus()
  if (status !== 404) return <ErrorMessage status={status} />
  return (
    <Container className={css.page}>
      <EmptyState
        object="activities"
        isHeading
        action={<ButtonLink href="/">{texts.errors.home}</ButtonLink>}
      >
        {texts.activity.unavailable}
      </EmptyState>
    </Container>
  )
}
