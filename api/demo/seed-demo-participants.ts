import { and, eq, inArray } from 'drizzle-orm'
import { createParticipant, hashPassword, type NewParticipant } from '../access/index.ts'
import { participants } from '../access/tables.ts'
import { seedDemoHistory } from '../activities/index.ts'
import { inTransaction, type PlatformContext } from '../context.ts'
import { earn } from '../ledger/index.ts'
import { fixedClock } from '../ports/index.ts'
import { seedDemoVouchers } from '../vouchers/index.ts'

type StationContext = PlatformContext & { station: { id: number } }

export const demoPassword = 'Senha123'
const welcomeH = 500_00
const memberSinceDays = 46
const dayMs = 24 * 60 * 60 * 1000

const member = { status: 'active', firstLogin: false, briefingDone: true } as const

/** One account for each state that a log-in can find; README.md lists them. */
const people = (now: Date): NewParticipant[] => [
  {
    ...member,
    email: 'participante@exemplo.com.br',
    name: 'Marina Duarte',
    cpf: '52998224725',
    tel: '11987650001',
    birthday: '1990-04-12',
    state: 'SP',
    city: 'São Paulo',
  },
  { email: 'novo@exemplo.com.br', name: 'Caio Nogueira', cpf: '31847620922', status: 'active' },
  { ...member, email: 'inativo@exemplo.com.br', name: 'Rosa Lima', cpf: '40712593888', status: 'inactive' },
  {
    ...member,
    email: 'suspenso@exemplo.com.br',
    name: 'Paulo Teixeira',
    cpf: '28639041750',
    status: 'suspended',
    suspendedAt: now,
  },
  {
    ...member,
    email: 'excluido@exemplo.com.br',
    name: 'Helena Prado',
    cpf: '19375826473',
    status: 'deleted',
    deletedAt: now,
  },
  {
    ...member,
    email: 'semvinculo@exemplo.com.br',
    name: 'Igor Santana',
    cpf: '65021738453',
    hasEstablishment: false,
  },
  { ...member, email: 'parceiro@exemplo.com.br', name: 'Otávio Reis', cpf: '15350946056' },
]

/** What owners do can be tried on every station. */
const owner: NewParticipant = {
  ...member,
  email: 'dona@exemplo.com.br',
  name: 'Beatriz Fontes',
  cpf: '74201956334',
  role: 'owner',
}

let hash: Promise<string> | undefined

/**
 * The demo accounts of a station, with a past that looks lived in: `participante@` ends with exactly 500 points.
 * Accounts that are there stay as they are. Demo mode only.
 */
export async function seedDemoParticipants(platform: PlatformContext, stationId: number): Promise<void> {
  // Hashed once for all accounts of all stations: it is slow on purpose.
  hash ??= hashPassword(demoPassword)
  const passwordHash = await hash
  const now = platform.ports.clock.now()
  const joined = fixedClock(new Date(now.getTime() - memberSinceDays * dayMs))
  const then = { ...platform, station: { id: stationId }, ports: { ...platform.ports, clock: joined } }
  await inTransaction(then, async (ctx) => {
    let isNew = false
    for (const person of await absent(ctx, [...people(now), owner])) {
      const row = await createParticipant(ctx, { ...person, passwordHash })
      if (row?.email !== 'participante@exemplo.com.br') continue
      const key = `welcome:${row.id}`
      await earn(ctx, {
        participantId: row.id,
        key,
        cause: 'welcome',
        note: 'Boas-vindas',
        amountH: welcomeH,
      })
      await seedDemoHistory(ctx, row.id, now)
      isNew = true
    }
    if (isNew) await seedDemoVouchers(ctx)
  })
}

/** Those without an account: who waits for a confirmation may register once more (ADR 35). */
async function absent({ db, station }: StationContext, wanted: NewParticipant[]): Promise<NewParticipant[]> {
  const emails = wanted.map(({ email }) => email)
  const rows = await db
    .select({ email: participants.email })
    .from(participants)
    .where(and(eq(participants.stationId, station.id), inArray(participants.email, emails)))
  const there = new Set(rows.map(({ email }) => email))
  return wanted.filter(({ email }) => !there.has(email))
}
