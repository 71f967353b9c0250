import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { searchFuelVouchers, setFuelVoucherUsed } from '#contract/console/fuel/endpoints.ts'
import { fuelVoucherStates, type ManagedFuelVoucher } from '#contract/console/fuel/schemas.ts'
import { idField } from '#contract/content-fields.ts'
import { writeDate } from '#contract/real-date.ts'
import { Form } from '../../forms/form.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatBRL, formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import type { Fields } from '../fields/field.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta(texts.vouchersTitle)

const here = '/gestao/gasolina/vouchers'
const states = fuelVoucherStates.map((value) => ({ value, label: texts.states[value] }))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
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

const which = {
  fields: [{ name: 'id', label: '', kind: 'number' }] as Fields,
  schema: z.object({ id: idField }),
}

/** A voucher is marked in the list as it was looked for, which its address says. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const isUsed = intentOf(form, ['use', 'reopen']) === 'use'
  const { search } = new URL(args.request.url)
  return sendForm(form, which, async (params) => {
    await api.call(setFuelVoucherUsed, { params, body: { isUsed } })
    return redirectSaved(args.context, `${here}${search}`, isUsed ? texts.markedUsed : texts.markedUnused)
  })
}

/** Who took which voucher: whoever fills up shows a code, which is looked for here (FUE-02). */
export default function Vouchers() {
  const { list, filter, isFiltered, newest, isFirst, older } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <ListPage
      title={texts.vouchersTitle}
      lead={texts.vouchersLead}
      back={{ href: '/gestao/gasolina', label: texts.back }}
      notice={<SaveNotice problem={answer?.problem} />}
      filter={
        <FilterForm
          filter={filter}
          isFiltered={isFiltered}
          search={texts.search}
          states={states}
          href={here}
        />
      }
      object="ticket"
      none={texts.noVouchers}
      noneFound={texts.noneFound}
      isEmpty={list.length === 0}
      isFiltered={isFiltered || !isFirst}
      pages={<PageLinks newest={isFirst ? null : newest} older={older} words={texts} />}
    >
      <VoucherTable list={list} />
    </ListPage>
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
      cell: ({ validUntil, usedAt, state }) => (
        <Stack gap={4}>
          <span>{writeDate(validUntil)}</span>
          <span>
            <Badge
              tone={state === 'valid' ? 'success' : 'neutral'}
              icon={state === 'expired' ? 'clock' : 'check'}
            >
              {texts.ofState[state]}
            </Badge>
          </span>
          {usedAt ? <span className={ui.small}>{texts.usedOn(formatDateTime(usedAt, timezone))}</span> : null}
        </Stack>
      ),
    },
    { key: 'use', header: texts.action, phone: 'action', cell: (voucher) => <UseForm {...voucher} /> },
  ]
  return <Table caption={texts.vouchersTitle} columns={columns} rows={list} rowKey={({ id }) => id} />
}

function UseForm({ id, code, state }: ManagedFuelVoucher) {
  const isUsed = state === 'used'
  return (
    <Form noValidate method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        name="intent"
        value={isUsed ? 'reopen' : 'use'}
        variant={isUsed ? 'quiet' : 'secondary'}
        size="small"
        aria-label={isUsed ? texts.reopenOf(code) : texts.markOf(code)}
      >
        {isUsed ? texts.reopen : texts.use}
      </Button>
    </Form>
  )
}
