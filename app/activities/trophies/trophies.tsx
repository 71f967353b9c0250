import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { listTrophies, listTrophiesToWin } from '#contract/activities/trophies/endpoints.ts'
import type { Trophy, TrophyToWin } from '#contract/activities/trophies/schemas.ts'
import { SearchForm } from '../../forms/search-form.tsx'
import { addressOfAction } from '../../routing/activity-address.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDate } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'
import * as css from './trophies.css.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: texts.meta(data?.name ?? '') }]

/** Loads the member's trophies, newest first, with a search, and beside them those that can still be won (PTS-04). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const search = (new URL(args.request.url).searchParams.get('busca') ?? '').trim().slice(0, 100)
  const [won, toWin] = await Promise.all([
    api.call(listTrophies, { query: search ? { 'where[description]': search } : {} }),
    search ? [] : api.call(listTrophiesToWin),
  ])
  return { name: requireStation(args.context).config.name, search, won, toWin }
}

export default function Trophies() {
  const { won, toWin, search } = useLoaderData<typeof loader>()
  const all = won.length + toWin.length
  return (
    <Container>
      <Stack gap={32}>
        <Stack gap={16}>
          <Heading level={1}>{texts.title}</Heading>
          {toWin.length > 0 ? (
            <Progress
              value={won.length}
              max={all}
              label={texts.progress}
              detail={texts.count(won.length, all)}
            />
          ) : null}
          <SearchForm name="busca" label={texts.search} value={search} live />
        </Stack>
        {won.length > 0 ? (
          <TrophyGrid list={won} level="h2" />
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
        {toWin.length > 0 ? (
          <Stack gap={16}>
            <Heading level={2} size="section">
              {texts.toWin}
            </Heading>
            <TrophyGrid list={toWin} level="h3" />
          </Stack>
        ) : null}
      </Stack>
    </Container>
  )
}

type Level = 'h2' | 'h3'

const TrophyGrid = ({ list, level }: { list: readonly (Trophy | TrophyToWin)[]; level: Level }) => (
  <ul className={css.grid}>
    {list.map((trophy) => (
      <li key={trophy.id} className={css.cell}>
        <TrophyCard trophy={trophy} level={level} />
      </li>
    ))}
  </ul>
)

/** Shows a trophy with when it was won, or what wins it. */
function TrophyCard({ trophy, level: Title }: { trophy: Trophy | TrophyToWin; level: Level }) {
  const { timezone } = useStation()
  const wonAt = 'createdAt' in trophy ? trophy.createdAt : null
  const address = addressOfAction(trophy.action)
  return (
    <article className={css.card}>
      <img
        className={wonAt ? css.picture : cx(css.picture, css.pale)}
        src={trophy.trophy_image}
        alt=""
        width={120}
        height={120}
        loading="lazy"
      />
      <Title className={css.title}>{trophy.description}</Title>
      <Text kind="smallMuted">
        {wonAt ? texts.by : texts.how}{' '}
        {address === null ? (
          trophy.action.name
        ) : (
          <Link to={address} className={css.cause}>
            {trophy.action.name}
          </Link>
        )}
      </Text>
      {wonAt ? (
        <Text kind="smallMuted">
          <time dateTime={wonAt}>{texts.wonAt(formatDate(wonAt, timezone))}</time>
        </Text>
      ) : null}
    </article>
  )
}
