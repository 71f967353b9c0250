import { hasOptions, hasOther, questionTypes } from '#contract/activities/research/question-types.ts'
import type { VersionResults } from '#contract/console/activities/results/schemas.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { Bar } from './bars.tsx'
import * as css from './results.css.ts'
import { shareOf } from './share-of.ts'
import { texts } from './texts.ts'

type Question = VersionResults['questions'][number]
type Row = { id: number; label: string; color: string | null; correct: boolean; votes: number }
type Props = { question: Question; place: number; textsHref: string }

/** What was answered to one question: each option with its bar and its figures; own words have a page of their own. */
export function QuestionResults({ question, place, textsHref }: Props) {
  const { question: words, type_id, answered, texts: said, options } = question
  const other = { id: 0, label: texts.other, color: null, correct: false, votes: said }
  const rows: Row[] = hasOther(type_id) ? [...options, other] : options
  return (
    <Card>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={3}>{`${place}. ${words}`}</Heading>
          <Text kind="smallMuted">{texts.answered(answered)}</Text>
        </Stack>
        {hasOptions(type_id) ? (
          <Table
            caption={texts.captionOf(words)}
            columns={columnsOf(answered)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        ) : null}
        {said > 0 ? (
          <TextLink href={textsHref} kind="stand" iconAfter="arrowRight">
            {type_id === questionTypes.video ? texts.watch(said) : texts.read(said)}
          </TextLink>
        ) : null}
      </Stack>
    </Card>
  )
}

const columnsOf = (answered: number): Column<Row>[] => [
  {
    key: 'option',
    header: texts.option,
    phone: 'title',
    cell: ({ label, color, correct, votes }) => (
      <span className={css.label}>
        <span>
          {label}{' '}
          {correct ? (
            <Badge tone="success" icon="check">
              {texts.right}
            </Badge>
          ) : null}
        </span>
        <Bar percent={shareOf(votes, answered)} color={color} />
      </span>
    ),
  },
  {
    key: 'votes',
    header: texts.votes,
    align: 'end',
    phone: 'amount',
    cell: ({ votes }) => <span className={css.count}>{votes.toLocaleString('pt-BR')}</span>,
  },
  {
    key: 'share',
    header: texts.share,
    align: 'end',
    phone: 'meta',
    cell: ({ votes }) => texts.percent(shareOf(votes, answered)),
  },
]
