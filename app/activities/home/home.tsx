import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Category, Journey, NowPlaying } from '#contract/activities/home/schemas.ts'
import { SearchForm } from '../../forms/search-form.tsx'
import { requireParticipant } from '../../session/member.server.ts'
import type { Member } from '../../session/member.ts'
import { useMember } from '../../session/use-member.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { WhereOpen } from '../../station/where-open.tsx'
import { Points } from '../../ui/amount.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Row } from '../../ui/row.tsx'
import { Stat } from '../../ui/stat.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { ActionCard } from './action-card.tsx'
import { FeaturedCarousel } from './featured-carousel.tsx'
import { texts as frameTexts } from './frame/texts.ts'
import * as css from './greeting.css.ts'
import { loadHome } from './load-home.server.ts'
import { LockedDialog } from './locked-dialog.tsx'
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

/** Says that nothing is on air, or that nothing could be loaded. */
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

type Timed = { now: Date }

/** Shows three cards, two on tablets (HOM-03). */
const NowPlayingRow = ({ row, now }: Timed & { row: NonNullable<NowPlaying> }) => (
  <Row title={row.title} size="threes">
    {row.list.map((action) => (
      <ActionCard key={action.id} action={action} now={now} />
    ))}
  </Row>
)

/** Shows a journey as a row that begins at the next activity; those done stand before it (HOM-04). */
function JourneyRow({ journey, now }: Timed & { journey: Journey }) {
  const done = journey.actions.filter(({ hasDone }) => hasDone).length
  const total = journey.actions.length
  return (
    <Stack gap={16}>
      <Row
        title={journey.name}
        size="journey"
        startAt={done < total ? done : 0}
        intro={
          <Progress
            value={done}
            max={total}
            label={texts.journeyLabel}
            detail={texts.journeyProgress(done, total)}
          />
        }
      >
        {journey.actions.map((action) => (
          <ActionCard key={action.id} action={action} now={now} />
        ))}
      </Row>
    </Stack>
  )
}

/** A row shows four; the page of a category the rest (HOM-05, HOM-07). */
const shownPerRow = 4

const CategoryRow = ({ category, now }: Timed & { category: Category }) => (
  <Row
    title={category.name}
    size="fours"
    more={
      category.total > shownPerRow
        ? { href: `/homepage/categoria/${category.id}`, label: texts.more }
        : undefined
    }
  >
    {category.category_actions.map(({ action }) => (
      <ActionCard key={action.id} action={action} now={now} />
    ))}
  </Row>
)

const statement = '/homepage/extrato/extratos-totais'

/** Greets the member with name and balance: a large number, the currency's name small (PTS-01, TEN-07). */
function Greeting({ member }: { member: Member }) {
  const { currency } = useStation()
  return (
    <div className={css.greeting}>
      <Heading level={1} className={css.name}>
        {texts.greeting(member.name.split(' ')[0] ?? member.name)}
      </Heading>
      <Stat
        label={texts.yourBalance}
        below={
          <WhereOpen to={statement}>
            <TextLink href={statement} kind="stand" iconAfter="arrowRight">
              {texts.statement}
            </TextLink>
          </WhereOpen>
        }
      >
        <Points points={member.points} currency={currency} size="large" />
      </Stat>
    </div>
  )
}

/** Shows the owners' way from the members' home to what they edit. */
const OwnerDoor = () => (
  <Card>
    <Cluster justify="between">
      <Stack gap={4}>
        <Heading level={2} size="card">
          {frameTexts.management}
        </Heading>
        <Text kind="muted">{texts.management.text}</Text>
      </Stack>
      <ButtonLink href="/gestao" variant="secondary" icon="settings" width="phone">
        {texts.management.open}
      </ButtonLink>
    </Cluster>
  </Card>
)
