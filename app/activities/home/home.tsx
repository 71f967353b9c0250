import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireParticipant } from '../../session/member.server.ts'
import type { Member } from '../../session/member.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { compositions, type HomeKind, type HomeParts } from './compositions.tsx'
import { ContinueCard } from './continue-card.tsx'
import { FeaturedCarousel } from './featured-carousel.tsx'
import * as css from './greeting.css.ts'
import { CategoryRow, JourneyRow, NowPlayingRow } from './home-rows.tsx'
import { loadHome } from './load-home.server.ts'
import { LockedDialog } from './locked-dialog.tsx'
import { nextStep } from './next-step.ts'
import { QuizzesDoor } from './shortcuts.tsx'
import { SuggestingSearch } from './suggesting-search.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: texts.meta(data?.name ?? '') }]

/** Loads the rows; with `?tudo=1` the page shows all of them. */
export async function loader(args: LoaderFunctionArgs) {
  await requireParticipant(args)
  const { context, request } = args
  return {
    name: requireStation(context).config.name,
    now: new Date(),
    isWhole: new URL(request.url).searchParams.has('tudo'),
    ...(await loadHome(context)),
  }
}

/** Rows of the home; the rest is one press away. */
const mostRows = 5

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export default function Home() {
  const loaded = useLoaderData<typeof loader>()
  const { isComplete, isWhole } = loaded
  const member = useMember()
  const { home } = useStation().memberLook
  const [begin, afterFirst] = compositions[home](partsOf(loaded, member, home))
  const rows = rowsOf(loaded)
  const shown = actionsOf(loaded)
  const [first, ...others] = isWhole ? rows : rows.slice(0, mostRows)
  return (
    <Container>
      <Stack gap={32}>
        <Stack gap={24}>
          <Greeting member={member} isQuiet={home === 'content'} />
          {begin}
        </Stack>
        {first}
        {afterFirst}
        {others}
        <QuizzesDoor opens={member.opens} />
        {rows.length > mostRows && !isWhole ? (
          <ButtonLink href="/homepage?tudo=1" variant="secondary" className={css.all}>
            {texts.all}
          </ButtonLink>
        ) : null}
        {shown.length === 0 ? <Nothing isComplete={isComplete} /> : null}
      </Stack>
      <LockedDialog actions={shown} />
    </Container>
  )
}

const rowsOf = ({ nowPlaying, journeys, categories, now }: Loaded) => [
  ...(nowPlaying ? [<NowPlayingRow key="now" row={nowPlaying} now={now} />] : []),
  ...journeys.map((journey) => <JourneyRow key={`journey ${journey.id}`} journey={journey} now={now} />),
  ...categories.map((category) => <CategoryRow key={category.id} category={category} now={now} />),
]

const actionsOf = ({ featured, nowPlaying, journeys, categories }: Loaded) => [
  ...featured,
  ...(nowPlaying?.list ?? []),
  ...journeys.flatMap(({ actions }) => actions),
  ...categories.flatMap((category) => category.category_actions.map(({ action }) => action)),
]

/** Of a journey that was begun the next step is shown once; where several others are featured they keep their carousel. */
function partsOf(loaded: Loaded, member: Member, home: HomeKind): HomeParts {
  const { featured, journeys, moments, shop, now } = loaded
  const next = nextStep(journeys, now)
  const promoted = featured.filter(({ id }) => id !== next?.action.id)
  const hasCarousel = promoted.length > (next && home !== 'content' ? 1 : 0)
  const form = home === 'content' ? 'feature' : 'split'
  return {
    ...{ member, moments, shop },
    step: next ? <ContinueCard {...next} now={now} /> : null,
    carousel: hasCarousel ? <FeaturedCarousel actions={promoted} now={now} form={form} /> : null,
  }
}

/** Says that nothing is on air, or that nothing could be loaded. */
const Nothing = ({ isComplete }: { isComplete: boolean }) =>
  isComplete ? (
    <EmptyState object="activities">{texts.empty}</EmptyState>
  ) : (
    <EmptyState
      object="warning"
      action={
        <ButtonLink href="/homepage" reload variant="secondary">
          {texts.retry}
        </ButtonLink>
      }
    >
      {texts.loadFailed}
    </EmptyState>
  )

/** Greets the member; what one looks for, and an owner's way to what they edit, beside it. Before a feature it is quiet. */
const Greeting = ({ member, isQuiet }: { member: Member; isQuiet: boolean }) => (
  <div className={css.greeting}>
    <Heading level={1} className={css.name} {...(isQuiet && { size: 'card' })}>
      {texts.greeting(member.name.split(' ')[0] ?? member.name)}
    </Heading>
    <div className={css.tools}>
      <SuggestingSearch />
      {member.isOfTeam ? (
        <ButtonLink href="/gestao" variant="secondary" icon="settings" width="phone">
          {texts.management}
        </ButtonLink>
      ) : null}
    </div>
  </div>
)
