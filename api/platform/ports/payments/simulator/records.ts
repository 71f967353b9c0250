import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#api/platform/db/client.ts'
import type { Clock } from '../../clock.ts'
import { simulatorRecords } from '../../tables.ts'

type Kind = (typeof simulatorRecords.$inferSelect)['kind']
export type RecordRow<Data> = { id: string; code: string | null; data: Data; createdAt: Date }

export type Records = ReturnType<typeof createRecords>

/** The simulator's own database, kind by kind. A change of a record is made under its lock. */
export function createRecords(db: Database, clock: Clock) {
  const rowsOf = async <Data>(where: SQL | undefined, limit: number, newest = false) => {
    const rows = await db
      .select()
      .from(simulatorRecords)
      .where(where)
      .orderBy(newest ? desc(simulatorRecords.position) : asc(simulatorRecords.position))
      .limit(limit)
    return rows as unknown as RecordRow<Data>[]
  }
  const ofKind = (kind: Kind) => eq(simulatorRecords.kind, kind)
  return {
    /** Adds one, once per code: the one that is there is answered. */
    async add<Data extends object>(
      kind: Kind,
      data: Data,
      code: string | null = null,
    ): Promise<RecordRow<Data>> {
      const id = `${prefixes[kind]}_${randomBytes(8).toString('hex')}`
      const values = { id, kind, code, data: data as Record<string, unknown>, createdAt: clock.now() }
      const [row] = await db.insert(simulatorRecords).values(values).onConflictDoNothing().returning()
      if (row) return row as unknown as RecordRow<Data>
      const there = await this.byCode<Data>(kind, code ?? '')
      if (!there) throw new Error('A record of the simulator was not written')
      return there
    },
    async byId<Data>(kind: Kind, id: string): Promise<RecordRow<Data> | null> {
      return (await rowsOf<Data>(and(ofKind(kind), eq(simulatorRecords.id, id)), 1))[0] ?? null
    },
    async byCode<Data>(kind: Kind, code: string): Promise<RecordRow<Data> | null> {
      return (await rowsOf<Data>(and(ofKind(kind), eq(simulatorRecords.code, code)), 1))[0] ?? null
    },
    /** Those whose codes begin like this, newest first. */
    newest: <Data>(kind: Kind, codePrefix: string, limit: number) =>
      rowsOf<Data>(and(ofKind(kind), sql`starts_with(${simulatorRecords.code}, ${codePrefix})`), limit, true),
    /** Those about a charge, oldest first. */
    ofCharge: <Data>(kind: Kind, chargeId: string, limit: number) =>
      rowsOf<Data>(and(ofKind(kind), eq(simulatorRecords.chargeId, chargeId)), limit),
    /** What was told to nobody yet, oldest first. */
    waiting: <Data>(limit: number) => rowsOf<Data>(sql`${simulatorRecords.isWaiting}`, limit),
    /** Changes one under its lock; null leaves it as it is. Answers it as it is then. */
    change<Data extends object>(
      kind: Kind,
      id: string,
      work: (data: Data) => Data | null,
    ): Promise<RecordRow<Data> | null> {
      return db.transaction(async (tx) => {
        const itself = and(ofKind(kind), eq(simulatorRecords.id, id))
        const [found] = await tx.select().from(simulatorRecords).where(itself).for('no key update')
        if (!found) return null
        const row = found as unknown as RecordRow<Data>
        const data = work(row.data)
        if (data === null) return row
        await tx
          .update(simulatorRecords)
          .set({ data: data as Record<string, unknown> })
          .where(itself)
        return { ...row, data }
      })
    },
  }
}

const prefixes: Readonly<Record<Kind, string>> = {
  order: 'or',
  customer: 'cus',
  card: 'card',
  token: 'token',
  event: 'hook',
  mode: 'mode',
}
