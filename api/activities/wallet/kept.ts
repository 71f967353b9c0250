import { eq, inArray, sql } from 'drizzle-orm'
import { ledgerAccounts, ledgerDays, ledgerEntries, ledgerTransfers } from '../../ledger/tables.ts'
import { inStation } from '../../platform/db/rows.ts'
import { asDecimal, erasedOf, type Kept, type KeptRows } from '../../platform/kept.ts'
import { pointEndNotices } from './tables.ts'

const ownAccounts: (
  column: typeof ledgerEntries.accountId | typeof ledgerDays.accountId,
) => KeptRows['whose'] =
  (column) =>
  ({ id }, ctx) =>
    inArray(
      column,
      ctx.db
        .select({ id: ledgerAccounts.id })
        .from(ledgerAccounts)
        .where(inStation(ledgerAccounts, ctx, eq(ledgerAccounts.participantId, id))),
    )

/** What moved in somebody's wallet. */
export const walletKept: readonly Kept[] = [
  {
    group: 'activities',
    name: 'Carteira e extrato',
    why: 'Para somar os seus pontos e mostrar de onde vieram e para onde foram.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir, e depois dela nas contas da estação.',
    stays:
      'Os lançamentos ficam sob um número sem nome, por pelo menos cinco anos: são o livro de contas da estação, e nada nele é reescrito.',
    rows: [
      {
        table: ledgerAccounts,
        whose: ({ id }) => eq(ledgerAccounts.participantId, id),
        copy: {
          Conta: ledgerAccounts.kind,
          Saldo: asDecimal(ledgerAccounts.balanceH),
          Devido: asDecimal(ledgerAccounts.owedH),
        },
        onDeletion: 'stays',
      },
      {
        table: ledgerEntries,
        whose: ownAccounts(ledgerEntries.accountId),
        copy: {
          Pontos: asDecimal(ledgerEntries.amountH),
          Quando: ledgerEntries.createdAt,
          Descrição: sql`(select t.note from ${ledgerTransfers} t where t.station_id = ${ledgerEntries.stationId} and t.id = ${ledgerEntries.transferId})`,
        },
        onDeletion: 'stays',
      },
      { table: ledgerDays, whose: ownAccounts(ledgerDays.accountId), onDeletion: 'stays' },
    ],
  },
  {
    group: 'activities',
    name: 'Avisos de pontos que vencem',
    why: 'Para avisar você antes, uma vez só.',
    basis: 'contract',
    howLong: 'Enquanto a conta existir.',
    rows: [
      erasedOf(pointEndNotices, { 'Avisado em': pointEndNotices.toldOn, 'Dias antes': pointEndNotices.days }),
    ],
  },
]
