import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listParticipantCategories } from '#contract/activities/home/endpoints.ts'
import { areaFacts } from '#contract/services/consultancies/areas.ts'
import { getServiceContent } from '#contract/services/consultancies/endpoints.ts'
import { ActionCard } from '../../activities/home/action-card.tsx'
import { LockedDialog } from '../../activities/home/locked-dialog.tsx'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { Doors } from '../doors.tsx'
import { ServicePage } from '../service-page.tsx'
import * as css from '../services.css.ts'
import { serviceTexts } from '../texts.ts'
import { areaAt, doorsOf } from './area-paths.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? serviceTexts.meta(areaFacts[loaded.area].title, loaded.station) : '' },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Loads the home of a consultancy: its menu and, for the legal one, the block of its category (LEG-01, PLS-01, CTB-01). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const area = areaAt(args.request)
  const { categoryId } = areaFacts[area]
  const [content, categories] = await Promise.all([
    orFailed(args.context, api.call(getServiceContent, { params: { area } })),
    categoryId === undefined
      ? null
      : orFailed(
          args.context,
          api.call(listParticipantCategories, { query: { 'where[id]': categoryId, limit: shownActions } }),
        ),
  ])
  const [category] = categories?.content ?? []
  return {
    station: requireStation(args.context).config.name,
    area,
    now: new Date(),
    intro: content?.intro ?? '',
    block: category
      ? {
          id: category.id,
          name: category.name,
          total: category.total,
          actions: category.category_actions.map(({ action }) => action),
        }
      : null,
  }
}

/** The most actions in the block; the page of the category has all. */
const shownActions = 24

export default function ConsultancyHome() {
  const { area, intro, block, now } = useLoaderData<typeof loader>()
  const { title, name } = areaFacts[area]
  return (
    <ServicePage title={title} lead={intro}>
      <Doors label={texts.menu(name)} list={doorsOf(area)} />
      {block && block.actions.length > 0 ? (
        <Stack gap={16} as="section">
          <Heading level={2} size="section">
            {block.name}
          </Heading>
          <ul className={css.thirds}>
            {block.actions.map((action) => (
              <li key={action.id} className={css.cell}>
                <ActionCard action={action} now={now} size="fours" />
              </li>
            ))}
          </ul>
          {block.total > block.actions.length ? (
            <TextLink href={`/homepage/categoria/${block.id}`} kind="stand">
              {texts.allOf(block.total)}
            </TextLink>
          ) : null}
          <LockedDialog actions={block.actions} />
        </Stack>
      ) : null}
    </ServicePage>
  )
}
