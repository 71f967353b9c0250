import { inArray } from 'drizzle-orm'
import { earn } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { demoBalanceH } from '../../platform/demo.ts'
import { createParticipant, type NewParticipant } from './create-participant.ts'
import { placeDemoFace } from './demo-faces.ts'
import { participants } from './tables.ts'

export const demoPassword = 'Senha123'

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

/** What owners do can be tried on every station; where it has a union’s services, those, too, which nobody reads who is not named (PPL-23). */
const ownerOf = ({ station }: ApiContext): NewParticipant => ({
  ...member,
  email: 'dona@exemplo.com.br',
  name: 'Beatriz Fontes',
  cpf: '74201956334',
  role: 'owner',
  roles: station.config.behaviour.unionServices ? ['legal', 'accounting', 'health', 'political'] : [],
})

let hash: Promise<string> | undefined

/**
 * The demo accounts of a station; those that are there stay as they are. Who is there under which e-mail, and whether
 * `participante@` came just now, with the points of a member. Demo mode only.
 */
export async function seedDemoPeople(ctx: ApiContext, now: Date) {
  // Hashed once for all accounts of all stations: it is slow on purpose.
  hash ??= ctx.ports.passwords.hash(demoPassword)
  const passwordHash = await hash
  const wanted = [...people(now), ownerOf(ctx)]
  // Who waits for a confirmation may register once more (ADR 35).
  const before = await idsOf(ctx, wanted)
  for (const person of wanted.filter(({ email }) => !before.has(email)))
    await createParticipant(ctx, {
      ...person,
      passwordHash,
      ...(person.status === 'active' && { emailProvedAt: now }),
      image: await placeDemoFace(ctx, person.email.split('@')[0] ?? ''),
    })
  const ids = await idsOf(ctx, wanted)
  const member = ids.get(memberEmail)
  const isNew = member !== undefined && !before.has(memberEmail)
  if (isNew)
    await earn(ctx, {
      participantId: member,
      key: `welcome:${member}`,
      cause: 'welcome',
      note: 'Boas-vindas',
      amountH: demoBalanceH,
    })
  return { ids, isNew }
}

const memberEmail = 'participante@exemplo.com.br'

async function idsOf({ db, station }: ApiContext, wanted: NewParticipant[]): Promise<Map<string, number>> {
  const emails = wanted.map(({ email }) => email)
  const rows = await db
    .select({ id: participants.id, email: participants.email })
    .from(participants)
    .where(inStation(participants, { station }, inArray(participants.email, emails)))
  return new Map(rows.map(({ id, email }) => [email, id]))
}
