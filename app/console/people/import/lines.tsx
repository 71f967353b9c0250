import {
  lineOutcomes,
  type PeopleImport,
  type PreviewLine,
  type WrongLine,
} from '#contract/console/people/import/schemas.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { formatInteger } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { Stat } from '../../../ui/stat.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import * as ui from '../../ui/ui.css.ts'
import { texts } from './texts.ts'

/** How many lines are somebody new, changed, left or wrong. */
export const Counts = ({ found }: { found: PeopleImport }) => (
  <section aria-label={texts.counts} className={ui.two}>
    {lineOutcomes.map((outcome) => (
      <Stat key={outcome} label={texts.outcomes[outcome]}>
        <strong>{formatInteger(found[outcome])}</strong>
      </Stat>
    ))}
  </section>
)

const tones = { created: 'success', updated: 'brand', same: 'neutral', wrong: 'error' } as const

/** The first lines as they would become. */
export function Preview({ found }: { found: PeopleImport }) {
  const { preview, labels } = found
  const others = Object.entries(labels).filter(([key]) => key !== 'name')
  const columns: Column<PreviewLine>[] = [
    { key: 'line', header: texts.line, phone: 'meta', cell: ({ line }) => texts.atLine(line) },
    {
      key: 'person',
      header: texts.person,
      phone: 'title',
      cell: ({ values }) => (
        <span className={ui.rowName}>
          <span>{values.name ?? values.email ?? values.cpf ?? ''}</span>
          <span className={ui.small}>
            {others.flatMap(([key, label]) => (values[key] ? [`${label}: ${values[key]}`] : [])).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      key: 'outcome',
      header: texts.becomes,
      cell: ({ outcome }) => <Badge tone={tones[outcome]}>{texts.outcome[outcome]}</Badge>,
    },
  ]
  return (
    <Stack gap={16} as="section">
      <Heading level={2} size="section">
        {texts.preview}
      </Heading>
      <Table caption={texts.preview} columns={columns} rows={preview} rowKey={({ line }) => line} />
    </Stack>
  )
}

const wrongColumns: Column<WrongLine>[] = [
  { key: 'line', header: texts.line, phone: 'title', cell: ({ line }) => texts.atLine(line) },
  {
    key: 'problem',
    header: texts.wrong.problem,
    cell: ({ problems }) => (
      <Stack gap={4}>
        {problems.map(({ column, text }) => (
          <span key={`${column} ${text}`}>{column ? `${column}: ${text}` : text}</span>
        ))}
      </Stack>
    ),
  },
]

type Props = { id: number; list: readonly WrongLine[]; all: number }

/** Lines that are not taken, with what to correct, and all of them as a file. */
export const WrongLines = ({ id, list, all }: Props) => (
  <Stack gap={16} as="section">
    <Cluster justify="between" align="end">
      <Stack gap={8}>
        <Heading level={2} size="section">
          {texts.wrong.title}
        </Heading>
        <Text kind="muted">{texts.wrong.lead}</Text>
        {all > list.length ? <Text kind="smallMuted">{texts.wrong.shown(list.length, all)}</Text> : null}
      </Stack>
      <ButtonLink
        href={`/gestao/pessoas/importar/${id}/erros.csv`}
        variant="secondary"
        icon="download"
        reload
      >
        {texts.wrong.download}
      </ButtonLink>
    </Cluster>
    <Table caption={texts.wrong.title} columns={wrongColumns} rows={list} rowKey={({ line }) => line} />
  </Stack>
)
