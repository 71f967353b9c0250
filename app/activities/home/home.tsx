import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { CategoryRow, JourneyRow, NowPlayingRow } from './action-rows.tsx'
import { FeaturedCarousel } from './featured-carousel.tsx'
import { Greeting } from './greeting.tsx'
import { loadHome } from './load-home.server.ts'
import { LockedDialog } from './locked-dialog.tsx'
import { OwnerDoor } from './owner-door.tsx'
import { LuckyNumbersCard, QuizzesDoor, ShortcutTiles } from './shortcuts.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: texts.meta(data?.name ?? '') }]

export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  const { context } = args
  return { name: requireStation(context).config.name, now: new Date(), ...(await loadHome(context)) }
}

export default function Home() {
  const { featured, nowPlaying, journeys, categories, isComplete, now } = useLoaderData<typeof loader>()
  const member = useMember()
  const rows = [...(nowPlaying?.list ?? []), ...journeys.flatMap(({ actions }) => actions)]
  const shown = [
    ...featured,
    ...rows,
    ...categories.flatMap((category) => category.category_actions.map(({ action }) => action)),
  ]
  return (
    <Container>
      <Stack gap={48}>
        <Stack gap={24}>
          <Greeting member={member} />
          <SearchForm action="/homepage/search" name="termo" label={texts.search.label} value="" />
          {member.isOwner ? <OwnerDoor /> : null}
          <LuckyNumbersCard />
          <ShortcutTiles />
        </Stack>
        {featured.length > 0 ? <FeaturedCarousel actions={featured} now={now} /> : null}
        {nowPlaying ? <NowPlayingRow row={nowPlaying} now={now} /> : null}
        <QuizzesDoor opens={member.opens} />
        {journeys.map((journey) => (
          <JourneyRow key={journey.id} journey={journey} now={now} />
        ))}
        {categories.map((category) => (
          <CategoryRow key={category.id} category={category} now={now} />
        ))}
        {shown.length === 0 ? <Nothing isComplete={isComplete} /> : null}
      </Stack>
      <LockedDialog actions={shown} />
    </Container>
  )
}

/** Nothing on air, or nothing that could be loaded. */
const Nothing = ({ isComplete }: { isComplete: boolean }) =>
  isComplete ? (
    <EmptyState icon="activities">{texts.empty}</EmptyState>
  ) : (
    <EmptyState
      icon="alert"
      action={
        <ButtonLink href="/homepage" reload variant="secondary">
          {texts.retry}
        </ButtonLink>
      }
    >
      {texts.loadFailed}
    </EmptyState>
  )
