import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchFuelVouchers } from '#contract/console/fuel/endpoints.ts'
import { fuelVoucherStates, type ManagedFuelVoucher } from '#contract/console/fuel/schemas.ts'
import { writeDate } from '#contract/real-date.ts'
import { numberOr } from '../../routing/number-or.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatBRL, formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { requireOwner } from '../owner/require-owner.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.vouchersTitle)

const here = '/gestao/gasolina/vouchers'
const states = fuelVoucherStates.map((value) => ({ value, label: texts.states[value] }))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const query = new URL(args.request.url).searchParams
  const search = query.get('busca')?.trim().slice(0, 100) || undefined
  const state = fuelVoucherStates.find((one) => one === query.get('situacao'))
  const before = numberOr(query.get('antes')) ?? undefined
  const { list, next } = await api.call(searchFuelVouchers, { query: { search, state, before } })
  const asked = new URLSearchParams({ ...(search && { busca: search }), ...(state && { situacao: state }) })
  const isFiltered = asked.size > 0
  const newest = isFiltered ? `${here}?${asked}` : here
  if (next !== null) asked.set('antes', String(next))
  return {
    ...{ list, filter: { search, state }, isFiltered, newest, isFirst: before === undefined },
    older: next === null ? null : `${here}?${asked}`,
  }
}

/** Who took which voucher: whoever fills up shows a code, which is looked for here (FUE-02). */
export default function Vouchers() {
  const { list, filter, isFiltered, newest, isFirst, older } = useLoaderData<typeof loader>()
  return (
    <Stack gap={24}>
      <TextLink href="/gestao/gasolina" kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead title={texts.vouchersTitle} lead={texts.vouchersLead} />
      <FilterForm filter={filter} isFiltered={isFiltered} search={texts.search} states={states} href={here} />
      {list.length === 0 ? (
        <EmptyState icon="ticket">{isFiltered || !isFirst ? texts.noneFound : texts.noVouchers}</EmptyState>
      ) : (
        <VoucherTable list={list} />
      )}
      <PageLinks newest={isFirst ? null : newest} older={older} words={texts} />
    </Stack>
  )
}

function VoucherTable({ list }: { list: readonly ManagedFuelVoucher[] }) {
  const { timezone } = useStation()
  const columns: Column<ManagedFuelVoucher>[] = [
    {
      key: 'code',
      header: texts.code,
      phone: 'title',
      cell: ({ code, campaign }) => (
        <Stack gap={4}>
          <strong>{code}</strong>
          <span className={ui.small}>{campaign}</span>
        </Stack>
      ),
    },
    {
      key: 'who',
      header: texts.who,
      cell: ({ name, email }) => (
        <Stack gap={4}>
          <span>{name}</span>
          <span className={ui.small}>{email}</span>
        </Stack>
      ),
    },
    {
      key: 'what',
      header: texts.fuel,
      cell: ({ fuel, litres }) => texts.amount(fuel, litres),
    },
    {
      key: 'value',
      header: texts.value,
      align: 'end',
      phone: 'amount',
      cell: ({ valueCents }) => formatBRL(valueCents),
    },
    {
      key: 'when',
      header: texts.issued,
      phone: 'meta',
      cell: ({ issuedAt }) => formatDateTime(issuedAt, timezone),
    },
    {
      key: 'until',
      header: texts.until,
      cell: ({ validUntil, state }) => (
        <Stack gap={4}>
          <span>{writeDate(validUntil)}</span>
          <span>
            <Badge
              tone={state === 'valid' ? 'success' : 'neutral'}
              icon={state === 'valid' ? 'check' : 'clock'}
            >
              {texts.ofState[state]}
            </Badge>
          </span>
        </Stack>
      ),
    },
  ]
  return <Table caption={texts.vouchersTitle} columns={columns} rows={list} rowKey={({ id }) => id} />
}
