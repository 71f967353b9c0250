import { z } from 'zod'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { atStation, defineJob, enqueue } from '../../platform/jobs/index.ts'
import { fullUntil, type MailboxLimit, sendMail } from '../../platform/mail/index.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { formatReais } from '../payments/index.ts'
import { lockTopUp, topUpInStation, writeTopUp } from './top-up-rows.ts'
import type { TopUpRow } from './types.ts'

const mailSchema = z.object({
  stationId: z.number(),
  topUpId: z.number(),
  mail: z.enum(['confirmed', 'refused', 'surplus', 'undone']),
  /** What went back. */
  amountCents: z.number().optional(),
  /** Of the refund: the same amount may go back again. */
  number: z.number().optional(),
})
type Asked = z.output<typeof mailSchema>

/** At once to one mailbox, of all stations together; what is beyond waits, for it is about money (SEC-100, ADR 94). */
const perMailbox: readonly MailboxLimit[] = [
  { name: 'top-up-mailbox', points: 10, durationSeconds: 3600 },
  { name: 'top-up-mailbox-day', points: 30, durationSeconds: 86_400 },
]

/** Has who asked for credits told by mail, if the surrounding transaction commits. */
export async function mailTopUp(ctx: ApiContext, asked: Omit<Asked, 'stationId'>): Promise<void> {
  await enqueue(ctx, topUpMailJob, { ...asked, stationId: ctx.station.id })
}

const keyOf = ({ mail, number }: Asked) => (number === undefined ? mail : `${mail}:${number}`)

/** Renders and sends it, later where the mailbox had its mails; run twice it is sent once. */
export const topUpMailJob = defineJob({
  name: 'mail-top-up',
  data: mailSchema,
  async run(job, asked): Promise<void> {
    const outer = await atStation(job, asked.stationId)
    const row = outer && (await topUpInStation(outer, asked.topUpId))
    const person = row && (await personOf(outer, row))
    if (!row || !person || row.told.includes(keyOf(asked))) return
    const until = await fullUntil(outer, person.email, perMailbox)
    if (until) return enqueue(outer, topUpMailJob, asked, { startAfter: until })
    const link = `${stationUrl(outer.station, job.urls)}/homepage/meios-de-pagamento/comprar?aba=pedidos`
    const mail = await renderMail(outer.station, job.urls, {
      ...{ kind: 'top-up', state: asked.mail, name: person.name, link },
      amount: formatReais(asked.amountCents ?? row.amountCents),
      reason: asked.mail === 'refused' ? (row.reason ?? undefined) : undefined,
    })
    await inTransaction(outer, async (ctx) => {
      const { told } = await lockTopUp(ctx, row.id)
      if (told.includes(keyOf(asked))) return
      await writeTopUp(ctx, row, { told: [...told, keyOf(asked)] })
      const { stationId } = asked
      await sendMail(ctx, { ...mail, stationId, kind: `top_up_${asked.mail}`, to: person.email })
    })
  },
})

/** None to who left. */
async function personOf({ db, station }: ApiContext, { participantId }: TopUpRow) {
  const [person] = await db
    .select({ name: participants.name, email: participants.email, status: participants.status })
    .from(participants)
    .where(withId(participants, { station }, participantId))
  return person && person.status !== 'deleted' ? person : undefined
}
