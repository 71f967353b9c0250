import type { ListedCase } from '#contract/console/cases/schemas.ts'
import { areaFacts } from '#contract/services/consultancies/areas.ts'
import { useStation } from '../../../station/use-station.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import * as ui from '../../ui/ui.css.ts'
import { texts } from './texts.ts'

/** Cases, without what they say: that is read where one is opened. */
export function CaseTable({ list }: { list: readonly ListedCase[] }) {
  const { timezone } = useStation()
  const columns: Column<ListedCase>[] = [
    {
      key: 'number',
      header: texts.number,
      phone: 'title',
      cell: ({ number, kind, area }) => (
        <Stack gap={4}>
          <strong>{number}</strong>
          <span className={ui.small}>
            {areaFacts[area].name} · {kind}
          </span>
        </Stack>
      ),
    },
    {
      key: 'whose',
      header: texts.whose,
      cell: ({ cpf, isCollective }) => (
        <Cluster gap={8}>
          {cpf ? <span>{cpf}</span> : null}
          {isCollective ? <Badge icon="users">{texts.collective}</Badge> : null}
        </Cluster>
      ),
    },
    { key: 'updated', header: texts.updated, cell: ({ updatedAt }) => formatDate(updatedAt, timezone) },
    {
      key: 'open',
      header: texts.open,
      phone: 'action',
      cell: ({ id, number }) => (
        <ButtonLink
          href={`/gestao/consultas/processos/${id}`}
          variant="secondary"
          size="small"
          aria-label={texts.openOf(number)}
        >
          {texts.open}
        </ButtonLink>
      ),
    },
  ]
  return <Table caption={texts.caption} columns={columns} rows={list} rowKey={({ id }) => id} />
}
