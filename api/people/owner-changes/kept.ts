import { and, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import { bears, erasedOf, goneName, type Kept } from '../../platform/kept.ts'
import { auditLines, ownerCreations } from './tables.ts'

/** What a line of a log-in says was done. */
const login = 'team.login'

/** Kinds of lines that tell of a person by their number. */
const ofPeople = ['person', 'participant', 'team', 'partner', 'writer', 'points']

/** The history of the station: who of the team did what, and to whom. */
export const ownerChangeKept: readonly Kept[] = [
  {
    group: 'team',
    name: 'Histórico da gestão',
    why: 'Para saber quem da equipe mudou o quê, e o que foi mudado no seu cadastro.',
    basis: 'interest',
    howLong: 'Pelo prazo que a estação escolheu; sem escolha, cinco anos. Entradas da equipe, seis meses.',
    ends: [
      {
        ...{ key: 'history', name: 'Histórico da gestão, sem as entradas da equipe' },
        ...{ table: auditLines, since: auditLines.createdAt, where: ne(auditLines.what, login) },
        days: { usual: 1_825, least: 365, most: 3_650 },
      },
      {
        ...{ key: 'logins', name: 'Entradas da equipe' },
        ...{ table: auditLines, since: auditLines.createdAt, where: eq(auditLines.what, login) },
        // The law keeps records of access for six months (Marco Civil, art. 15).
        days: { usual: 180, least: 180, most: 1_825 },
      },
    ],
    stays: 'Fica o que foi feito e quando, sem o seu nome e sem os seus dados.',
    rows: [
      {
        table: auditLines,
        whose: ({ id }) => eq(auditLines.participantId, id),
        copy: { Feito: auditLines.what, Parte: auditLines.part, Quando: auditLines.createdAt },
        onDeletion: { who: goneName },
      },
      {
        table: auditLines,
        whose: ({ id }) =>
          inArray(
            auditLines.part,
            ofPeople.map((kind) => `${kind}:${id}`),
          ),
        copy: { 'Feito no seu cadastro': auditLines.what, Quando: auditLines.createdAt },
        onDeletion: { name: null, before: null, after: null },
      },
      {
        table: auditLines,
        // A request of theirs, an invitation of their address: lines of other things that say whose they were, of nobody else's account.
        whose: ({ name, marks }) =>
          and(
            notInArray(sql`split_part(${auditLines.part}, ':', 1)`, ofPeople),
            or(
              eq(auditLines.name, name),
              bears(sql`concat(${auditLines.name}, ${auditLines.before}::text, ${auditLines.after}::text)`, [
                ...marks,
                JSON.stringify(name),
              ]),
            ),
          ),
        onDeletion: { name: null, before: null, after: null },
      },
      erasedOf(ownerCreations),
    ],
  },
]
