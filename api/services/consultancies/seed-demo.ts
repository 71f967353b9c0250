import { participants } from '../../people/access/tables.ts'
import { withId } from '../../platform/db/rows.ts'
import type { Demo } from '../../platform/demo.ts'
import { serviceCases } from './tables.ts'

type NewCase = Omit<typeof serviceCases.$inferInsert, 'stationId' | 'updatedAt' | 'cpf' | 'isCollective'>

const own: readonly NewCase[] = [
  {
    ...{ area: 'legal', number: '0010234-56.2025.5.15.0045', kind: 'Reclamação trabalhista' },
    ...{ filedOn: '2025-04-10', situation: 'Audiência marcada', court: '2ª Vara do Trabalho do Vale' },
    ...{ title: 'Horas extras e adicional noturno', claimCents: 1_845_000 },
  },
  {
    ...{ area: 'accounting', number: 'CT-2026-0081', kind: 'Imposto de renda' },
    ...{ filedOn: '2026-03-18', situation: 'Em análise', court: 'Receita Federal' },
    ...{ title: 'Retificação da declaração de 2025', claimCents: 132_090 },
  },
]
const collective: readonly NewCase[] = [
  {
    ...{ area: 'legal', number: '0001934-12.2023.5.15.0001', kind: 'Ação coletiva' },
    ...{ filedOn: '2023-08-02', situation: 'Sentença favorável', court: 'TRT da 15ª Região' },
    ...{ title: 'Insalubridade nas salas de fiação', claimCents: 98_000_000 },
  },
  {
    ...{ area: 'legal', number: '0002201-77.2024.5.15.0001', kind: 'Dissídio coletivo' },
    ...{ filedOn: '2024-11-21', situation: 'Em andamento', court: 'TRT da 15ª Região' },
    ...{ title: 'Reajuste e auxílio-creche', claimCents: null },
  },
]

/** Cases of `participante@`, and those that are published, once. */
export async function seedDemoCases({ ctx: { station }, isNew, callsOf }: Demo): Promise<void> {
  const ctx = callsOf('participante')
  if (!ctx || !isNew || !station.config.behaviour.unionServices) return
  const now = ctx.ports.clock.now()
  const [person] = await ctx.db
    .update(participants)
    .set({ cpfConfirmedAt: now })
    .where(withId(participants, { station }, ctx.participantId))
    .returning({ cpf: participants.cpf })
  const facts = { stationId: station.id, updatedAt: now }
  await ctx.db
    .insert(serviceCases)
    .values([
      ...collective.map((one) => ({ ...one, ...facts, cpf: null, isCollective: true })),
      ...own.map((one) => ({ ...one, ...facts, cpf: person?.cpf ?? null, isCollective: false })),
    ])
}
