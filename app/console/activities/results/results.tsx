import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { getManagedActivity } from '#contract/console/activities/endpoints.ts'
import { getResearchResults } from '#contract/console/activities/results/endpoints.ts'
import type { ResearchResults, VersionResults } from '#contract/console/activities/results/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { routeId } from '../../../routing/route-id.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Select } from '../../../ui/select.tsx'
import { Stat } from '../../../ui/stat.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import * as ui from '../../ui/ui.css.ts'
import { typeFormOf } from '../types/index.ts'
import { Bar, DayColumns } from './bars.tsx'
import { questionsOnPage } from './question-pages.ts'
import { QuestionResults } from './question-results.tsx'
import * as css from './results.css.ts'
import { shareOf } from './share-of.ts'
import { texts } from './texts.ts'
import { versionIn } from './version-in.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => texts.title(name))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const id = routeId(args.params.id)
  const query = { version: versionIn(args.request) }
  const [{ name, type_id }, results] = await Promise.all([
    api.call(getManagedActivity, { params: { id } }),
    api.call(getResearchResults, { params: { id }, query }),
  ])
  if (!typeFormOf(type_id)?.asks) throw new Response(null, { status: 404 })
  const asked = Number(new URL(args.request.url).searchParams.get('pagina'))
  const paged = questionsOnPage(results.shown?.questions ?? [], Number.isSafeInteger(asked) ? asked : 1)
  const isTried = typeFormOf(type_id)?.asks?.explains === true
  return { id, name, results: withoutQuestions(results), paged, isTried }
}

/** The questions that are shown come by themselves. Pure. */
const withoutQuestions = ({ shown, ...results }: ResearchResults) => ({
  ...results,
  shown: shown && { ...shown, questions: [] },
})

/** What came of a survey, poll or quiz, by the version of its questions. */
export default function Results() {
  const { id, name, results, paged, isTried } = useLoaderData<typeof loader>()
  const { shown, drafts } = results
  const here = `/gestao/atividades/${id}`
  return (
    <Stack gap={32} className={ui.narrow}>
      <Stack gap={24}>
        <TextLink href={here} kind="stand" icon="arrowLeft">
          {texts.back}
        </TextLink>
        <Heading level={1}>{texts.title(name)}</Heading>
      </Stack>
      {results.anonymous ? <Anonymous {...results.anonymous} /> : null}
      {shown ? (
        <>
          <Figures results={results} shown={shown} />
          <Versions results={results} shown={shown} />
          {results.anonymous && shown.responses < researchLimits.leastJoined ? (
            <Text kind="smallMuted">{texts.anonymous.noFile}</Text>
          ) : (
            <Exports here={here} version={shown.version} />
          )}
          <Questions activityId={id} version={shown.version} isTried={isTried} {...paged} />
          {shown.feedbacks.length > 0 ? <Reached shown={shown} /> : null}
          <Days days={shown.days} />
        </>
      ) : (
        <EmptyState object="activities">
          {[results.anonymous ? texts.anonymous.none : texts.none, drafts > 0 && texts.drafts(drafts)]
            .filter(Boolean)
            .join(' ')}
        </EmptyState>
      )}
    </Stack>
  )
}

/** What is known and what is not, and how much waits. */
const Anonymous = ({ waiting }: { waiting: number }) => (
  <Alert title={texts.anonymous.title}>
    <Text>{texts.anonymous.text}</Text>
    {waiting > 0 ? <Text>{`${texts.anonymous.waiting(waiting)} ${texts.anonymous.rest}`}</Text> : null}
  </Alert>
)

type Shown = { shown: VersionResults }

function Figures({ results, shown }: Shown & { results: ResearchResults }) {
  const { participants, responses, drafts } = results
  const figures = [
    [texts.participants, participants.toLocaleString('pt-BR')],
    [texts.responses, responses.toLocaleString('pt-BR')],
    [texts.started, drafts.toLocaleString('pt-BR')],
    [texts.completion, texts.percent(shareOf(participants, participants + drafts))],
    ...(shown.averagePercent === null ? [] : [[texts.average, texts.percent(shown.averagePercent)] as const]),
  ] as const
  return (
    <div className={css.figures}>
      {figures.map(([label, figure]) => (
        <Stat key={label} label={label}>
          <span className={css.figure}>{figure}</span>
        </Stat>
      ))}
    </div>
  )
}

/** Which version is shown; there is a choice where there are several. */
function Versions({ results: { versions }, shown }: Shown & { results: ResearchResults }) {
  const { timezone } = useStation()
  if (versions.length < 2) return null
  const options = versions.map(({ version, createdAt, responses }) => ({
    value: String(version),
    label: texts.versionOf(version, formatDate(createdAt, timezone), texts.responsesOf(responses)),
  }))
  return (
    <Form noValidate method="get" className={ui.inline}>
      <Field id="versao" label={texts.version} help={texts.versionHelp}>
        <Select key={shown.version} name="versao" defaultValue={String(shown.version)} options={options} />
      </Field>
      <Button variant="secondary">{texts.show}</Button>
    </Form>
  )
}

const Exports = ({ here, version }: { here: string; version: number }) => (
  <Cluster>
    <ButtonLink href={`${here}/respostas.csv?versao=${version}`} variant="secondary" icon="download" reload>
      {texts.csv}
    </ButtonLink>
    <ButtonLink href={`${here}/respostas.xlsx?versao=${version}`} variant="secondary" icon="download" reload>
      {texts.xlsx}
    </ButtonLink>
  </Cluster>
)

type QuestionsProps = ReturnType<typeof questionsOnPage> & {
  activityId: number
  version: number
  /** Every question was tried until it was right: what is counted are first tries. */
  isTried: boolean
}

const Questions = ({ activityId, version, isTried, page, pages, onPage }: QuestionsProps) => (
  <Stack gap={16}>
    <Heading level={2}>{texts.questionsTitle}</Heading>
    {isTried ? <Text kind="smallMuted">{texts.firstTries}</Text> : null}
    {onPage.map(({ question, place }) => (
      <QuestionResults
        key={question.id}
        question={question}
        place={place}
        textsHref={`/gestao/atividades/${activityId}/resultados/${question.id}?versao=${version}`}
      />
    ))}
    <Pager page={page} pages={pages} hrefOf={(to) => `?versao=${version}&pagina=${to}`} />
  </Stack>
)

const Reached = ({ shown: { feedbacks, responses } }: Shown) => (
  <Stack gap={16}>
    <Heading level={2}>{texts.feedbacks}</Heading>
    <Card>
      <Table
        caption={texts.feedbacks}
        columns={feedbackColumns(responses)}
        rows={feedbacks}
        rowKey={({ id }) => id}
      />
    </Card>
  </Stack>
)

const feedbackColumns = (of: number): Column<VersionResults['feedbacks'][number]>[] => [
  {
    key: 'feedback',
    header: texts.feedback,
    phone: 'title',
    cell: ({ feedback, responses }) => (
      <span className={css.label}>
        <span>{feedback.length > 120 ? `${feedback.slice(0, 120)}…` : feedback}</span>
        <Bar percent={shareOf(responses, of)} />
      </span>
    ),
  },
  {
    key: 'votes',
    header: texts.votes,
    align: 'end',
    phone: 'amount',
    cell: ({ responses }) => <span className={css.count}>{responses.toLocaleString('pt-BR')}</span>,
  },
  {
    key: 'share',
    header: texts.share,
    align: 'end',
    phone: 'meta',
    cell: ({ responses }) => texts.percent(shareOf(responses, of)),
  },
]

/** 2026-11-22 as people write it. */
const written = (day: string) => day.split('-').reverse().join('/')

function Days({ days }: Pick<VersionResults, 'days'>) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <Stack gap={16}>
      <Heading level={2}>{texts.days}</Heading>
      <Card>
        <DayColumns days={days} />
        <p className={css.ends}>
          <span>{written(first.day)}</span>
          {first === last ? null : <span>{written(last.day)}</span>}
        </p>
        <details>
          <summary className={ui.summary}>{texts.daysTable}</summary>
          <Table caption={texts.daysCaption} columns={dayColumns} rows={days} rowKey={({ day }) => day} />
        </details>
      </Card>
    </Stack>
  )
}

const dayColumns: Column<VersionResults['days'][number]>[] = [
  { key: 'day', header: texts.day, phone: 'title', cell: ({ day }) => written(day) },
  {
    key: 'responses',
    header: texts.votes,
    align: 'end',
    phone: 'amount',
    cell: ({ responses }) => <Text as="span">{responses.toLocaleString('pt-BR')}</Text>,
  },
]
