import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { listTrophies } from '#contract/activities/trophies/endpoints.ts'
import type { Trophy } from '#contract/activities/trophies/schemas.ts'
import { SearchForm } from '../../forms/search-form.tsx'
import { addressOfAction } from '../../routing/activity-address.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDate } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'
import * as css from './trophies.css.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: texts.meta(data?.name ?? '') }]

/** Loads the member's trophies, newest first, with a search (PTS-04). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const search = (new URL(args.request.url).searchParams.get('busca') ?? '').trim().slice(0, 100)
  return {
    name: requireStation(args.context).config.name,
    search,
    trophies: await api.call(listTrophies, { query: search ? { 'where[description]': search } : {} }),
  }
}

export default function Trophies() {
  const { trophies, search } = useLoaderData<typeof loader>()
  return (
    <Container>
      <Stack gap={32}>
        <Stack gap={16}>
          <Heading level={1}>{texts.title}</Heading>
          <SearchForm name="busca" label={texts.search} value={search} live />
        </Stack>
        {trophies.length > 0 ? (
          <ul className={css.grid}>
            {trophies.map((trophy) => (
              <li key={trophy.id} className={css.cell}>
                <TrophyCard trophy={trophy} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            object="trophy"
            action={
              search ? undefined : (
                <ButtonLink href="/homepage/atividades" variant="secondary">
                  {texts.action}
                </ButtonLink>
              )
            }
          >
            {texts.empty}
          </EmptyState>
        )}
      </Stack>
    </Container>
  )
}

function TrophyCard({ trophy }: { trophy: Trophy }) {
  const { timezone } = useStation()
  const address = addressOfAction(trophy.action)
  return (
    <article className={css.card}>
      <img className={css.picture} src={trophy.trophy_image} alt="" width={120} height={120} loading="lazy" />
      <h2 className={css.title}>{trophy.description}</h2>
      <Text kind="smallMuted">
        {texts.by}{' '}
        {address === null ? (
          trophy.action.name
        ) : (
          <Link to={address} className={css.cause}>
            {trophy.action.name}
          </Link>
        )}
      </Text>
      <Text kind="smallMuted">
        <time dateTime={trophy.createdAt}>{texts.wonAt(formatDate(trophy.createdAt, timezone))}</time>
      </Text>
    </article>
  )
}
